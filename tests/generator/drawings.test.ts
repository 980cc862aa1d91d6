import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SiteDocument } from '../../generator/core/site-document.ts';
import { cleanSvg } from '../../generator/pictures/clean-svg.ts';
import { readSvg } from '../../generator/pictures/read-svg.ts';
import { readPictures } from '../../generator/site-folder.ts';
import { editorDrawings } from '../support/editor-drawings.ts';
import { createWorkspace, readFixture } from '../support/workspace.ts';

/** Ten times what the dearest of these drawings takes; without limits they take minutes. */
const mostMicroseconds = 20_000_000;

/** A difference of a colour that nobody sees, of 255: shortened numbers move edges by parts of a pixel. */
const leastSeen = 24;

/** Why a drawing cannot be published; nothing where it can. */
function problemOf(text: string): string | undefined {
  const drawing = readSvg(text);
  return typeof drawing === 'string' ? drawing : undefined;
}

/** An SVG file with the given content beside a square. */
function svg(content: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">' +
    `${content}<rect id="square" width="5" height="5" fill="#123456"/></svg>`
  );
}

/** A picture within a drawing, as a data address. */
async function embedded(withPlace: boolean): Promise<string> {
  const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: '#3a6ea5' } }).jpeg();
  const content = await (withPlace ? photo.withExif({ IFD3: { GPSLatitudeRef: 'N' } }) : photo).toBuffer();
  return `<image href="data:image/jpeg;base64,${content.toString('base64')}" width="5" height="5"/>`;
}

describe('a drawing', () => {
  test.for([
    '<script>alert(1)</script>',
    '<script href="https://evil.example/x.js"/>',
    '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
    '<g onclick="alert(1)"><path d="M0 0h3v3"/></g>',
    '<g><script>1</script><script>2</script><path d="M0 0h3v3" onload="alert(1)"/></g>',
    '<a href="javascript:alert(1)"><path d="M0 0h3v3"/></a>',
    '<a xlink:href="https://evil.example/"><path d="M0 0h3v3"/></a>',
    '<path d="M0 0h3v3"><set attributeName="onclick" to="alert(1)"/></path>',
    '<path d="M0 0h3v3"><animate attributeName="xlink:href" to="javascript:alert(1)"/></path>',
  ])('loses %s', async (content) => {
    expect(problemOf(svg(content))).toBeUndefined();
    const clean = await cleanSvg('a.svg', svg(content));
    expect(clean).not.toMatch(/script|alert|evil|\son\w+=|<set|<animate/i);
    expect(clean).toContain('#123456');
    expect(clean).toContain('viewBox="0 0 10 10"');
  });

  test.for([
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">text</p></foreignObject>', 'web-page'],
    ['<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example/"/>', 'web-page'],
    ['<image href="https://evil.example/x.png"/>', 'other-file'],
    ['<image xlink:href="photo.png"/>', 'other-file'],
    ['<image href="data:image/svg+xml;base64,PHN2Zy8+"/>', 'other-file'],
    ['<use href="other.svg#a"/>', 'other-file'],
    ['<rect fill="url(https://evil.example/#a)"/>', 'other-file'],
    ['<rect style="fill: URL( \'//evil.example/#a\' )"/>', 'other-file'],
    ['<style>@import "https://evil.example/x.css";</style>', 'other-file'],
    ['<style><![CDATA[rect { fill: u\\72l(//evil.example/) }]]></style>', 'other-file'],
    ['<g', 'damaged'],
    ['<g>', 'damaged'],
    ['&undeclared;', 'damaged'],
  ] as const)('is refused for %s', async ([content, problem]) => {
    expect(problemOf(svg(content))).toBe(problem);
    await expect(cleanSvg('a.svg', svg(content))).rejects.toThrow(problem);
  });

  test('is refused for another file that styles it, for elements out of entities, and where it is none', () => {
    expect(problemOf(`<?xml-stylesheet href="x.css"?>${svg('')}`)).toBe('other-file');
    expect(problemOf(`<!DOCTYPE svg [<!ENTITY x "<script/>">]>${svg('&x;')}`)).toBe('damaged');
    expect(problemOf('<p>text</p>')).toBe('damaged');
    expect(problemOf('')).toBe('damaged');
  });

  test('may hold a photo, but not one that tells its place', async () => {
    expect(problemOf(svg(await embedded(false)))).toBeUndefined();
    expect(problemOf(svg(await embedded(true)))).toBe('photo-data');
  });

  test('may come out of a drawing program, and leaves its traces behind', async () => {
    const text =
      '<?xml version="1.0" encoding="utf-8"?><!-- Generator: a drawing program -->' +
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [' +
      '<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">]>' +
      `${svg('<metadata>C:/Users/owner</metadata>').replace('<svg ', '<svg xmlns:i="&ns_ai;" i:viewOrigin="0 0" ')}`;
    expect(problemOf(text)).toBeUndefined();
    expect(await cleanSvg('a.svg', text)).not.toMatch(/Generator|DOCTYPE|adobe|Users/);
  });

  test.for([
    [
      '.a{fill:red}@media(prefers-color-scheme:dark){.a{fill:#fff}}',
      '@media (prefers-color-scheme:dark){.a{fill:#fff}}',
    ],
    ['@media print { .a { fill: red !important; evil: 1; } }', '@media print{.a{fill:red!important}}'],
    [
      '@keyframes b { from { opacity: 0 } 50.5% { opacity: .3; evil: 1 } }',
      '@keyframes b{from{opacity:0}50.5%{opacity:.3}}',
    ],
    ['.a{fill:red;.b{evil:1}stroke:blue', '.a{fill:red;stroke:blue}'],
    ['.a{fill:red}} .b{evil:1;stroke:blue}', '.b{stroke:blue}'],
  ] as const)('keeps what its styles say of its look: %s', ([styles, kept]) => {
    expect(readSvg(svg(`<style>${styles}</style>`))).toMatchObject({ text: expect.stringContaining(kept) });
  });

  test('keeps its ids apart from those of other drawings, and gives the same text twice', async () => {
    const text = svg(
      '<defs><linearGradient id="a"><stop/></linearGradient></defs><path fill="url(#a)" d="M0 0h3v3"/>',
    );
    const [first, second] = [await cleanSvg('one.svg', text), await cleanSvg('two.svg', text)];
    expect(first).toMatch(/id="one-\w+"/);
    expect(second).toBe(first.replaceAll('one-', 'two-'));
    expect(await cleanSvg('one.svg', text)).toBe(first);
  });

  test('that must not be published is a finding', async () => {
    const workspace = await createWorkspace();
    await workspace.write('pictures/unsafe.svg', svg('<foreignObject/>'));
    const pictures = await readPictures(workspace.path('pictures'));
    const { model, diagnostics } = SiteDocument.read(await readFixture('err/unsafe-picture'), pictures);
    expect(model).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { code: 'unsafe-picture', severity: 'error', args: { file: 'unsafe.svg', problem: 'web-page' } },
    ]);
  });
});

describe('nothing that is no drawing is published', () => {
  const prefixes = 'xmlns:h="http://www.w3.org/1999/xhtml" xmlns:s="http://www.w3.org/2000/svg"';
  /** The content within a root that declares prefixes for elements of web pages and of drawings. */
  const prefixed = (content: string) => svg(content).replace('<svg ', `<svg ${prefixes} `);

  test.for([
    '<h:form action="javascript:alert(1)"><h:input type="submit"/></h:form>',
    '<h:button formaction="javascript:alert(1)">x</h:button>',
    '<h:img srcset="//evil.example/x.png 1x"/>',
    '<h:meta http-equiv="refresh" content="0;url=https://evil.example/"/>',
    '<h:link rel="stylesheet" href="//evil.example/x.css"/>',
    '<h:script>alert(1)</h:script>',
    '<g><h:base href="https://evil.example/"/></g>',
    '<s:foreignObject><h:object data="x"/></s:foreignObject>',
    '<style>@i\\mport "//evil.example/x.css";</style>',
    '<style>@\\69mport "//evil.example/x.css";</style>',
    '<style>@font-face{font-family:a;src:url(//evil.example/f.woff)}</style>',
    '<style>rect{fill:u\\rl(//evil.example/)}</style>',
    '<rect style="fill:u\\72 l(//evil.example/)"/>',
    '<rect style="fill:u/**/rl(//evil.example/);mask:url(/**/ //evil.example/)"/>',
    '<rect mask="URL(//evil.example/)"/>',
    '<rect style="background:image-set(&quot;//evil.example/x.png&quot; 1x)"/>',
    '<rect style="cursor:-webkit-cross-fade(url(//evil.example/))"/>',
    '<set attributeName="fill" to="url(//evil.example/)"/>',
    '<feImage href="https://evil.example/x.svg"/>',
    '<textPath href="//evil.example/x.svg#a"/>',
    '<style>a::after{content:"\n" url(//evil.example/)}</style>',
  ])('refused: %s', (content) => {
    expect(problemOf(prefixed(content))).toMatch(/^(?:web-page|other-file)$/);
  });

  test.for([
    '<s:script>alert(1)</s:script>',
    '<s:g s:onclick="alert(1)" h:onclick="alert(1)" onclick="alert(1)"/>',
    '<s:a href="javascript:alert(1)" target="_top" ping="//evil.example"><path d="M0 0h3"/></s:a>',
    '<s:set attributeName="href" to="javascript:alert(1)"/>',
    '<s:animate attributeName="onload" to="alert(1)"/>',
    '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
    '<listener event="load" href="//evil.example"/>',
    '<iframe src="javascript:alert(1)"/>',
    '<embed src="javascript:alert(1)"/>',
    '<metadata><h:script>alert(1)</h:script></metadata>',
    '<x xmlns="http://evil.example/ns"><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script></x>',
    '<path d="M0 0h3" xml:base="https://evil.example/"/>',
    '<rect style="behavior:x;-moz-binding:y;evil:1"/>',
    '<style>/* evil */ path{evil:1;fill:red}</style>',
    '<!-- alert(1) --><?evil alert(1)?>',
  ])('left out: %s', async (content) => {
    for (const text of [readSvg(prefixed(content)), await cleanSvg('a.svg', prefixed(content))]) {
      const published = typeof text === 'string' ? text : text.text;
      expect(published).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(published).not.toMatch(
        /script|alert|evil|javascript|\son\w+=|<set|<animate|xml:base|xmlns:|ping/i,
      );
      expect(published).toContain('#123456');
    }
  });

  const names = [
    'g',
    'path',
    'a',
    'use',
    'image',
    'style',
    'script',
    'foreignObject',
    'h:form',
    'text',
    'x:y',
  ];
  const attributes = [
    'href',
    'xlink:href',
    'onload',
    'style',
    'fill',
    'd',
    'action',
    'srcset',
    'mask',
    'x:y',
  ];
  const values = [
    '#a',
    'url(#a)',
    'url(//evil)',
    'javascript:evil',
    'red',
    '&lt;h:p&gt;',
    'a"\'<',
    '@import "evil"',
    '\\75rl(evil)',
    'data:image/png;base64,AA',
  ];
  const element: fc.Arbitrary<string> = fc
    .letrec((tie) => ({
      element: fc
        .tuple(
          fc.constantFrom(...names),
          fc.uniqueArray(fc.tuple(fc.constantFrom(...attributes), fc.constantFrom(...values)), {
            selector: ([name]) => name,
            maxLength: 3,
          }),
          fc.array(
            fc.oneof(
              { depthSize: 'small' },
              fc.constantFrom('text', 'a{fill:red}', '&#60;h:p/&#62;'),
              tie('element'),
            ),
            {
              maxLength: 3,
            },
          ),
        )
        .map(([name, pairs, children]) => {
          const printed = pairs.map(([attribute, value]) => ` ${attribute}="${value.replace(/["<]/g, '')}"`);
          return `<${name}${printed.join('')}>${children.join('')}</${name}>`;
        }),
    }))
    .element.map(String);

  test('of random elements, only those of a drawing are left, and reading them again changes nothing', () => {
    fc.assert(
      fc.property(element, (content) => {
        const drawing = readSvg(prefixed(content).replace('<svg ', '<svg xmlns:x="http://x.example/" '));
        if (typeof drawing === 'string') {
          return;
        }
        expect(drawing.text).not.toMatch(
          /(?:href|url)[^ ]*evil|<(?!\/?(?:svg|g|path|a|use|image|style|text|rect)\b)/,
        );
        expect([...drawing.text.matchAll(/ ([\w:-]+)="/g)].map(([, name]) => name)).not.toContainEqual(
          expect.stringMatching(/^on|:|^(?:action|srcset)$/),
        );
        expect(readSvg(drawing.text)).toMatchObject({ text: drawing.text, size: drawing.size });
      }),
    );
  });
});

describe('a drawing that would take too much', () => {
  const many = (count: number, make: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => make(index)).join('');
  const copies = many(20, (index) => `<g id="a${index + 1}">${`<use href="#a${index}"/>`.repeat(10)}</g>`);

  test.for([
    ['elements in elements', svg('<g>'.repeat(1e6) + '</g>'.repeat(1e6)), 'too-complex'],
    [
      'elements in elements without an end',
      `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(1e6)}`,
      'too-complex',
    ],
    ['elements', svg('<path d="M0 0h3"/>'.repeat(300_000)), 'too-complex'],
    ['attributes', svg(`<g ${many(300_000, (index) => `a${index}="" `)}/>`), 'too-complex'],
    ['points of a path', svg(`<path d="M0 0${'l1.5 2.5'.repeat(1e6)}"/>`), 'too-complex'],
    ['paths', svg(`<path d="M0 0${'l1.5 2.5'.repeat(50_000)}"/>`.repeat(20)), 'too-complex'],
    ['characters', ' '.repeat(11_000_000), 'too-complex'],
    ['styles', svg(`<style>${many(20_000, (index) => `.c${index}{fill:red}`)}</style>`), 'too-complex'],
    ['rules in rules', svg(`<style>${'@media all{'.repeat(9000)}</style>`), 'too-complex'],
    ['classes of an element', svg(`<g class="${'a '.repeat(1e6)}"/>`), 'too-complex'],
    ['copies of copies', svg(`<g id="a0"><path d="M0 0h3"/></g>${copies}`), 'too-complex'],
    [
      'a chain of copies',
      svg(many(19_000, (index) => `<use id="a${index}" href="#a${index + 1}"/>`)),
      'too-complex',
    ],
    [
      'entities in entities',
      `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('&b;')}`,
      'damaged',
    ],
    [
      'a long entity',
      `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(10_000)}">]>${svg('&a;'.repeat(100_000))}`,
      'too-complex',
    ],
    ['a long head', `<!DOCTYPE svg [${'<!ENTITY a "">'.repeat(10_000)}]>${svg('')}`, 'too-complex'],
    ['brackets', svg(`<style>${'url('.repeat(20_000)}</style>`), 'other-file'],
  ] as const)('is refused early: %s', ([, text, problem]) => {
    const start = process.cpuUsage();
    expect(problemOf(text)).toBe(problem);
    const { user } = process.cpuUsage(start);
    expect(user).toBeLessThan(mostMicroseconds);
  });

  test.for([
    ['a letter after the other', `<style>${'a'.repeat(90_000)}</style>`],
    ['comments', `<style>${'/*'.repeat(40_000)}</style>`],
    ['braces', `<style>${'a{'.repeat(40_000)}</style>`],
    [
      'classes',
      `<style>${many(4000, (index) => `.c${index}{fill:red}`)}</style>${many(5000, (index) => `<path class="c${index}" d="M${index} 0h3"/>`)}`,
    ],
    ['a path', `<path d="M0 0${'c1.5 2.5 3.5 4.5 5.5 6.5'.repeat(20_000)}"/>`],
    ['copies of themselves', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  ] as const)('or is made at once: %s', async ([, content]) => {
    const start = process.cpuUsage();
    expect(await cleanSvg('a.svg', svg(content))).toContain('#123456');
    const { user } = process.cpuUsage(start);
    expect(user).toBeLessThan(mostMicroseconds);
  });
});

describe.for(Object.entries(editorDrawings))('a drawing of %s', ([, text]) => {
  const width = 240;
  const pixels = (drawing: string) =>
    sharp(Buffer.from(drawing)).resize({ width }).ensureAlpha().raw().toBuffer();

  test('looks the same when it is published', async () => {
    // The library draws what has a namespace only; in a page, a browser needs none.
    const original = text.includes('xmlns=')
      ? text
      : text.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
    const before = await pixels(original);
    expect(new Set(before).size).toBeGreaterThan(2);
    expect(problemOf(text)).toBeUndefined();
    const after = await pixels(await cleanSvg('a.svg', text));
    const differing = before.filter(
      (value, index) => Math.abs(value - (after[index] ?? 0)) > leastSeen,
    ).length;
    expect(differing / before.length).toBeLessThan(0.001);
  });

  test('has left the traces of the program behind', async () => {
    expect(await cleanSvg('a.svg', text)).not.toMatch(
      /inkscape|sodipodi|adobe|corel|metadata|DOCTYPE|foreignObject|xlink|pgf|data-icon/i,
    );
  });
});

test.for([
  ['width="30mm" height="20mm"', { width: 113, height: 76 }],
  ['width="100%" height="100%" viewBox="0 0 640 480"', { width: 640, height: 480 }],
  ['width="320" viewBox="0,0,640,480"', { width: 320, height: 240 }],
  ['height="1e2px" viewBox="-5 -5 640 480"', { width: 133, height: 100 }],
  ['width="0" height="10"', undefined],
  ['', undefined],
] as const)('the size of a drawing with %s', ([attributes, size]) => {
  expect(readSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`)).toMatchObject({ size });
});
