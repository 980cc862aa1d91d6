import sax from 'sax';
import type { PictureProblem } from '../diagnostics/findings/unsafe-picture.ts';

/** Elements that bring parts of web pages into a drawing. */
const webPageElements: ReadonlySet<string> = new Set([
  'audio',
  'canvas',
  'embed',
  'foreignobject',
  'handler',
  'iframe',
  'listener',
  'object',
  'video',
]);

/** Attributes that name a file to be shown. */
const fileAttributes: ReadonlySet<string> = new Set(['href', 'src']);

/** Bitmaps that may stand within a drawing. */
const embeddedBitmap = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i;

/** Where cameras and photo editors leave what they know: Exif and XMP. */
const photoDataMarks = ['Exif\0\0', 'eXIf', 'EXIF', 'ns.adobe.com/xap', 'XML:com.adobe.xmp', 'XMP '] as const;

/** Entities as drawing programs declare them, for the namespaces of their own. */
const entityDeclaration = /<!ENTITY\s+(\S+)\s+(?:'([^']*)'|"([^"]*)")\s*>/g;

/**
 * Why an SVG file cannot be published; nothing where it can. Scripts and links are no reason: they are taken out
 * when the site is built, because a drawing looks the same without them.
 */
export function svgProblem(text: string): PictureProblem | undefined {
  const problems: PictureProblem[] = [];
  let isSvg = false;
  let styleDepth = 0;
  const parser = sax.parser(true);
  const add = (problem: PictureProblem | undefined) => {
    if (problem !== undefined) {
      problems.push(problem);
    }
  };
  const addStyle = (style: string) => add(styleDepth > 0 ? styleProblem(style) : undefined);

  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = (doctype) => {
    for (const [, name = '', single, double] of doctype.matchAll(entityDeclaration)) {
      const value = single ?? double ?? '';
      parser.ENTITIES[name] = value;
      // Some programs would read elements out of it.
      add(value.includes('<') ? 'damaged' : undefined);
    }
  };
  parser.onprocessinginstruction = ({ name }) => add(name === 'xml-stylesheet' ? 'other-file' : undefined);
  parser.onopentag = ({ name, attributes }) => {
    const element = localName(name);
    isSvg ||= element === 'svg';
    styleDepth += element === 'style' ? 1 : 0;
    add(webPageElements.has(element) ? 'web-page' : undefined);
    for (const [attribute, value] of Object.entries(attributes)) {
      add(attributeProblem(element, localName(attribute), String(value)));
    }
  };
  parser.onclosetag = (name) => {
    styleDepth -= localName(name) === 'style' ? 1 : 0;
  };
  parser.ontext = addStyle;
  parser.oncdata = addStyle;

  try {
    parser.write(text).close();
  } catch {
    return 'damaged';
  }
  return isSvg ? problems[0] : 'damaged';
}

/** Name without its namespace, for comparison. */
export function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase();
}

function attributeProblem(element: string, attribute: string, value: string): PictureProblem | undefined {
  // Links and scripts are taken out when the site is built.
  if (fileAttributes.has(attribute) && element !== 'a' && element !== 'script') {
    return fileProblem(value.trim());
  }
  return attribute === 'style' || value.toLowerCase().includes('url(') ? styleProblem(value) : undefined;
}

function fileProblem(address: string): PictureProblem | undefined {
  if (address === '' || address.startsWith('#')) {
    return undefined;
  }
  if (!embeddedBitmap.test(address)) {
    return 'other-file';
  }
  const content = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64').toString('latin1');
  return photoDataMarks.some((mark) => content.includes(mark)) ? 'photo-data' : undefined;
}

/** Styles may point at parts of their own file only; an escape could hide an address. */
function styleProblem(style: string): PictureProblem | undefined {
  const addresses = [...style.matchAll(/url\(\s*["']?([^"')]*)/gi)].map(([, address = '']) => address.trim());
  if (/@import|\\[0-9a-f]|image-set\(|\bsrc\(/i.test(style)) {
    return 'other-file';
  }
  return addresses.map(fileProblem).find((problem) => problem !== undefined);
}
