/** Allow-lists of published drawings. Source: SVG 2. */

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Elements that draw or determine how something is drawn. */
export const drawingElements = words(`
  svg g defs symbol use switch a title desc style
  path rect circle ellipse line polyline polygon image
  text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage
  feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  animate animateMotion animateTransform set mpath
`);

/** Elements whose text is kept. */
export const textElements = words('text tspan textPath a title desc');

/** Elements that change an attribute of another. */
export const animationElements = words('animate animateTransform set');

/** Elements whose `href` refers to the drawing itself. Links are not among them. */
export const referringElements = words(`
  use image feImage linearGradient radialGradient pattern textPath mpath
  animate animateMotion animateTransform set
`);

/** Elements whose `href` may be a bitmap. */
export const bitmapElements = words('image feImage');

/** Presentation properties, each an attribute and a CSS property. */
const lookProperties = `
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity
  font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  glyph-orientation-horizontal glyph-orientation-vertical image-rendering letter-spacing lighting-color marker-end
  marker-mid marker-start mask mask-type opacity overflow paint-order pointer-events shape-rendering stop-color
  stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-opacity stroke-width text-anchor text-decoration text-overflow text-rendering transform transform-origin
  unicode-bidi vector-effect visibility white-space word-spacing writing-mode
  cx cy d height r rx ry width x y
`;

/** Attributes without prefix, except `style` and `href`, which have rules of their own. */
export const drawingAttributes = words(`
  ${lookProperties}
  id class lang media type version viewBox preserveAspectRatio systemLanguage
  dx dy fx fy fr x1 x2 y1 y2 points pathLength rotate textLength lengthAdjust startOffset method side spacing
  offset gradientTransform gradientUnits spreadMethod patternContentUnits patternTransform patternUnits
  clipPathUnits maskContentUnits maskUnits markerHeight markerUnits markerWidth orient refX refY
  filterUnits primitiveUnits in in2 result mode operator k1 k2 k3 k4 radius stdDeviation scale xChannelSelector
  yChannelSelector order kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha
  surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle azimuth elevation z pointsAtX
  pointsAtY pointsAtZ baseFrequency numOctaves seed stitchTiles amplitude exponent intercept slope tableValues
  values
  attributeName attributeType begin dur end min max restart repeatCount repeatDur fill calcMode keyTimes keySplines
  keyPoints path origin from to by additive accumulate
`);

/** Attributes that may be long. */
export const longAttributes = words('d points path values');

/** CSS properties beside custom ones. */
export const styleProperties = words(`
  ${lookProperties}
  animation animation-delay animation-direction animation-duration animation-fill-mode animation-iteration-count
  animation-name animation-play-state animation-timing-function
  background background-color font font-feature-settings font-kerning font-optical-sizing font-variant-ligatures
  font-variant-numeric font-variation-settings inline-size isolation line-height marker mix-blend-mode
  offset-anchor offset-distance offset-path offset-rotate rotate scale shape-margin shape-padding tab-size
  text-align text-decoration-color text-decoration-line text-decoration-style text-indent text-orientation
  text-transform transform-box translate
`);

/** What may stand before a bracket: functions of CSS and of SVG attributes. `url` has a rule of its own. */
export const styleFunctions = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
  calc min max clamp round abs var
  matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
  rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  cubic-bezier linear steps circle ellipse inset path polygon rect xywh
  not is where nth-child nth-last-child nth-of-type nth-last-of-type @media
`);

/** At-rules that contain rules. */
export const groupingRules = words('media keyframes');
