/** Drawings as drawing programs save them, each with what is typical of the program. */
export const editorDrawings: Readonly<Record<string, string>> = {
  Inkscape: `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="60mm" height="40mm" viewBox="0 0 60 40" version="1.1" id="svg5"
   inkscape:version="1.3.2 (091e20e, 2023-11-25)" sodipodi:docname="card.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="2.8"><inkscape:grid type="xygrid"/></sodipodi:namedview>
  <defs id="defs2">
    <linearGradient id="base"><stop style="stop-color:#2f6fb0;stop-opacity:1" offset="0"/><stop style="stop-color:#d9e7f4" offset="1"/></linearGradient>
    <linearGradient id="turned" xlink:href="#base" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="60" y2="40"/>
    <inkscape:path-effect effect="spiro" id="pe1"/>
    <clipPath clipPathUnits="userSpaceOnUse" id="clip"><rect x="5" y="5" width="50" height="30" rx="4"/></clipPath>
  </defs>
  <metadata id="m"><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata>
  <g inkscape:label="Слой 1" inkscape:groupmode="layer" id="layer1" clip-path="url(#clip)">
    <rect style="fill:url(#turned);stroke:none;-inkscape-stroke:none;paint-order:stroke fill markers" width="60" height="40" id="r"/>
    <path style="fill:none;stroke:#1c2530;stroke-width:1.5;stroke-dasharray:3, 1.5;stroke-linecap:round" d="m 8,30 c 10,-20 30,10 44,-20" sodipodi:nodetypes="cc"/>
    <use xlink:href="#dot" x="6"/><circle id="dot" cx="20" cy="12" r="3" style="fill:#f5a400"/>
  </g>
</svg>`,

  Illustrator: `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg version="1.1" id="Layer_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;"
  xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" viewBox="0 0 100 60"
  style="enable-background:new 0 0 100 60;" xml:space="preserve">
<style type="text/css">
  .st0{fill:url(#SVGID_1_);}
  .st1{opacity:0.5;fill:#F5A400;}
  .st2,.st3{fill:none;stroke:#1C2530;stroke-width:4;stroke-miterlimit:10;}
  .st3{stroke:#A3160F;}
  g > .st4:first-child{fill:#0A4A86;}
</style>
<metadata><x:sfw/></metadata>
<switch>
  <foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:aipgfRef xlink:href="#adobe_illustrator_pgf"/></foreignObject>
  <g i:extraneous="self">
    <linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="10" y1="30" x2="90" y2="30"><stop offset="0" style="stop-color:#8FB5DA"/><stop offset="1" style="stop-color:#2F6FB0"/></linearGradient>
    <rect x="10" y="10" class="st0" width="80" height="40"/>
    <path class="st1" d="M20,20h30v20H20V20z"/>
    <polyline class="st2" points="20,45 40,25 60,40 80,15"/><line class="st3" x1="12" y1="12" x2="88" y2="48"/>
    <g><circle class="st4" cx="70" cy="40" r="6"/></g>
  </g>
</switch>
<i:aipgf id="adobe_illustrator_pgf" i:pgfEncoding="zstd/base64"><![CDATA[KLUv/WAA]]></i:aipgf>
</svg>`,

  Figma: `<svg width="120" height="80" viewBox="0 0 120 80" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<g clip-path="url(#clip0_1_2)">
<rect width="120" height="80" fill="white"/>
<g filter="url(#filter0_d_1_2)"><rect x="20" y="15" width="80" height="50" rx="8" fill="url(#paint0_linear_1_2)"/></g>
<mask id="mask0_1_2" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="20" y="15" width="80" height="50"><circle cx="60" cy="40" r="22" fill="white"/></mask>
<g mask="url(#mask0_1_2)"><path fill-rule="evenodd" clip-rule="evenodd" d="M20 15H100V65H20V15ZM40 30V50H80V30H40Z" fill="#14622F" fill-opacity="0.8"/></g>
<g style="mix-blend-mode:multiply"><path d="M10 70L60 10L110 70" stroke="#F5A400" stroke-width="5" stroke-linejoin="round"/></g>
<rect x="84" y="8" width="28" height="28" fill="url(#pattern0)"/>
</g>
<defs>
<pattern id="pattern0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0_1_2" transform="scale(0.5)"/></pattern>
<filter id="filter0_d_1_2" x="16" y="13" width="88" height="58" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="2"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1"/><feBlend mode="normal" in="SourceGraphic" in2="effect1" result="shape"/></filter>
<linearGradient id="paint0_linear_1_2" x1="60" y1="15" x2="60" y2="65" gradientUnits="userSpaceOnUse"><stop stop-color="#D9E7F4"/><stop offset="1" stop-color="#2F6FB0"/></linearGradient>
<clipPath id="clip0_1_2"><rect width="120" height="80" fill="white"/></clipPath>
<image id="image0_1_2" width="2" height="2" preserveAspectRatio="none" xlink:href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFElEQVQImWP4z8DAAMIM////ZwAAHu8E/FKAYnUAAAAASUVORK5CYII="/>
</defs>
</svg>`,

  CorelDRAW: `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="80px" height="60px" version="1.1" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; image-rendering:optimizeQuality; fill-rule:evenodd; clip-rule:evenodd"
viewBox="0 0 800 600" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xodm="http://www.corel.com/coreldraw/odm/2003">
 <defs><style type="text/css"><![CDATA[ .str0 {stroke:#1F1A17;stroke-width:20;stroke-miterlimit:22.9256} .fil0 {fill:#D2DE9E} .fil1 {fill:#A3160F;fill-rule:nonzero} ]]></style>
  <symbol id="mark" viewBox="0 0 10 10"><path d="M0 0h10v10H0z M3 3v4h4V3z"/></symbol></defs>
 <g id="Слой_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/>
  <polygon class="fil0 str0" points="100,100 700,150 600,500 150,450 "/>
  <ellipse class="fil1" cx="400" cy="300" rx="120" ry="60" transform="rotate(15 400 300)"/>
  <use xlink:href="#mark" x="560" y="380" width="120" height="120" style="fill:#2f6fb0"/>
 </g>
</svg>`,

  'a page': `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" role="img" aria-label="phone" data-icon="phone"><title>Phone</title><path d="M4 5a2 2 0 0 1 2-2h3l2 5-2.500 1.500a11 11 0 0 0 5 5L15 12l5 2v3a2 2 0 0 1-2 2A16 16 0 0 1 4 5"/></svg>`,

  'small numbers': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16"><path fill="#2f6fb0" d="M0 0h24v16H0z"/>
  <g transform="translate(12 8) scale(50)"><path d="M0-2272l1335 4111-3497-2540h4322l-3497 2540" fill="#f5a400" transform="scale(0.0000449)"/></g>
  <path fill="#a3160f" d="M4.3124,3.5014a2.7677,2.7677,0,1,1,0-.0006Z"/></svg>`,
};
