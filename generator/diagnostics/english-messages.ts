import type { FormatName } from '../spec/scalars.ts';
import type { CodedArgs, SyntaxProblem, UnsupportedMark, ValueShape } from './diagnostic.ts';
import { list, type Message, shown, unreachable, withHint } from './message.ts';

const shapes: Readonly<Record<ValueShape, string>> = {
  text: 'text',
  number: 'a number',
  boolean: 'true or false',
  list: 'a list (lines that start with "- ", or values in [ ])',
  block: 'a block (indented lines of the form "name: value")',
  nothing: 'nothing',
};

const syntax: Readonly<Record<SyntaxProblem, Message>> = {
  tab: {
    text: 'A tab is used for indentation.',
    hint: 'Indent with spaces: two for each level.',
  },
  indent: {
    text: 'The indentation differs from that of the lines around.',
    hint: 'Put as many spaces before this line as before the lines around it.',
  },
  'colon-in-text': {
    text: 'A colon in a text without quotes.',
    hint: "Put the whole text in quotes: 'Note: ...'",
  },
  'unclosed-quote': {
    text: 'A quote is opened and never closed.',
    hint: 'Put the same quote at the end of the text.',
  },
  'text-after-quote': {
    text: 'The quote is closed, and the text goes on.',
    hint: 'Put the whole text in quotes, and use the other kind within: \'The "Example" company\'',
  },
  'bad-escape': {
    text: 'A "\\" in double quotes changes the meaning of the next letter.',
    hint: "Put the text in single quotes: '...'",
  },
  'reserved-start': {
    text: 'A text without quotes cannot start with this character.',
    hint: "Put the whole text in quotes: '...'",
  },
  'several-documents': {
    text: 'The line "---" splits the file.',
    hint: 'Remove this line.',
  },
  'unclosed-bracket': {
    text: 'A bracket is opened and never closed.',
    hint: 'Close it on the same line.',
  },
  'missing-colon': {
    text: 'A colon, or the space after it, is missing.',
    hint: 'Write "name: value", with a space after the colon.',
  },
  other: {
    text: 'This line cannot be read.',
    hint: 'Compare it with a line of the same kind elsewhere.',
  },
};

const formats: Readonly<Record<FormatName, string>> = {
  line: 'text in one line, without spaces at its ends; a long text is written under the sign >-',
  text: 'text',
  'route-path': 'a "/" first, then Latin letters, digits, "-", "_", for example /chip',
  'page-id': 'Latin letters and digits, a letter first, for example chipCard',
  'section-id': 'letters, digits, "-", "_", no spaces',
  link: 'an address without spaces, for example /chip, /#contacts or https://example.com',
  reference: 'letters, digits, "-", "_", no spaces',
  phone: "7 to 15 digits with spaces, brackets, hyphens, for example '+375 29 000-00-01'",
  picture: 'a file name ending in .svg, .png, .jpg, .webp or .avif, without folder or spaces',
  'web-address': 'a whole address with https://, for example https://example.com/page',
  email: 'an e-mail address, for example info@example.com',
  colour: 'a colour of six digits after a hash, in quotes: "#f5a400"',
  'outside-id': 'an identifier without spaces, as the service gave it',
  language: 'a language code, for example ru or en',
  'field-name': 'Latin letters and digits, a letter first, for example phone',
  autocomplete: 'an autocomplete value in Latin letters, for example name, tel, email',
};

const marks: Readonly<Record<UnsupportedMark, Message>> = {
  heading: {
    text: 'A text cannot hold a heading (#).',
    hint: 'Make a section of its own with a title, or set the words in **bold**.',
  },
  image: {
    text: 'A text cannot hold a picture.',
    hint: 'A picture is given by the line picture of the section.',
  },
};

/** What to do where a value has another shape. */
const shapeHints: Readonly<Partial<Record<ValueShape, string>>> = {
  text: "Put the whole text in quotes: '...'",
  number: 'Write the number in digits, without quotes.',
  boolean: 'Write true (yes) or false (no).',
};

/** The words of every finding in English. */
export function inEnglish(finding: CodedArgs): Message {
  const meant = (nearest: string | undefined) => nearest && `Did you mean "${nearest}"?`;
  switch (finding.code) {
    case 'yaml-syntax':
      return syntax[finding.args.problem];
    case 'yaml-duplicate-key':
      return withHint(
        `"${finding.args.key}" is here already: line ${finding.args.firstLine}.`,
        'Keep one of the two lines.',
      );
    case 'yaml-alias':
      return withHint(
        '"&" and "*" at the start of a value are YAML references, which are not used here.',
        'Write the value out; put a text that starts with "*" or "&" in quotes: \'...\'',
      );
    case 'yaml-tag':
      return withHint(
        '"!" at the start of a value is not used here.',
        "Remove it, or put the text in quotes: '...'",
      );
    case 'file-empty':
      return withHint('The file is empty.', 'Bring back the earlier text of the file.');
    case 'unknown-key':
      return withHint(
        `The line "${finding.args.key}" cannot stand here.`,
        meant(finding.args.nearest),
        finding.args.allowed.length > 0 ? `Allowed here: ${list(finding.args.allowed)}.` : undefined,
      );
    case 'missing-key':
      return withHint(
        `The line "${finding.args.key}" is missing.`,
        `Add "${finding.args.key}: ..." to this block.`,
      );
    case 'empty-value':
      return withHint(
        finding.args.key === '' ? 'There is nothing here.' : `There is nothing after "${finding.args.key}".`,
        "Write a value. A # starts a comment: put a text with it in quotes: '...'",
      );
    case 'wrong-shape':
      return withHint(
        `Wanted here: ${shapes[finding.args.expected]}. Written: ${shapes[finding.args.found]}.`,
        shapeHints[finding.args.expected],
      );
    case 'number-for-text':
      return withHint(
        `This must be text and was read as the number ${finding.args.source}: without quotes, characters may be lost.`,
        "Put the value in quotes: '...'",
      );
    case 'not-allowed':
      return withHint(
        `"${shown(finding.args.value)}" cannot stand here.`,
        meant(finding.args.nearest),
        `Allowed: ${list(finding.args.allowed)}.`,
      );
    case 'bad-format':
      return withHint(
        `"${shown(finding.args.value)}" does not fit.`,
        `Wanted: ${formats[finding.args.format]}.`,
      );
    case 'bad-name':
      return withHint(`The name "${finding.args.name}" does not fit.`, `Wanted: ${formats.reference}.`);
    case 'too-few':
      return withHint(`The list has too few values: it needs at least ${finding.args.minimum}.`);
    case 'too-many':
      return withHint(`The list has too many values: it can have at most ${finding.args.maximum}.`);
    case 'out-of-range':
      return withHint(
        finding.args.minimum === undefined
          ? `The number is too big: at most ${finding.args.maximum}.`
          : `The number is too small: at least ${finding.args.minimum}.`,
      );
    case 'not-whole':
      return withHint('This must be a whole number.');
    case 'invalid-value':
      return withHint('This value does not fit.');
    case 'no-home-page':
      return withHint('There is no home page.', 'One of the pages must have path: /');
    case 'duplicate-path':
      return withHint(
        `The path ${finding.args.path} is taken: line ${finding.args.firstLine}.`,
        'Give the page another path.',
      );
    case 'duplicate-page-id':
      return withHint(
        `The id "${finding.args.id}" is taken: line ${finding.args.firstLine}.`,
        'Give the page another id; capital and small letters are the same.',
      );
    case 'duplicate-section-id':
      return withHint(
        `This page has a section "${finding.args.id}" already: line ${finding.args.firstLine}.`,
        'Give the section another id.',
      );
    case 'duplicate-field':
      return withHint(
        `There is a field "${finding.args.name}" already: line ${finding.args.firstLine}.`,
        'Give the field another name.',
      );
    case 'reserved-path':
      return withHint(`The site needs the path ${finding.args.path} itself.`, 'Give the page another path.');
    case 'page-heading':
      return withHint(
        finding.args.count === 0
          ? 'The page has no hero section with the main heading.'
          : `The page has ${finding.args.count} hero sections and must have one.`,
        'Every page needs exactly one section with kind: hero.',
      );
    case 'menu-item':
      return withHint(
        finding.args.given === 'none'
          ? 'The menu item leads nowhere.'
          : 'The menu item has both link and services.',
        'Keep one line: link, or services (a list of services).',
      );
    case 'no-form':
      return withHint(
        'The form is shown here, and the file has no form block.',
        'Add a form block, or write form: false here.',
      );
    case 'title-pattern':
      return withHint(
        'titlePattern lacks {title}: all pages would have one title.',
        "For example: '{title} — {brand}'",
      );
    case 'bad-pattern':
      return withHint(
        'This rule (a regular expression) has a mistake: browsers do not understand it.',
        'Ask a developer, or remove the pattern block.',
      );
    case 'unknown-phone':
      return withHint(
        `There is no phone "${finding.args.name}" in the phones block.`,
        meant(finding.args.nearest),
        `Known: ${list(finding.args.known)}.`,
      );
    case 'unknown-messenger':
      return withHint(
        `There is no messenger "${finding.args.name}" in the messengers block.`,
        meant(finding.args.nearest),
        finding.args.known.length > 0 ? `Known: ${list(finding.args.known)}.` : undefined,
      );
    case 'bad-account':
      return withHint(
        `"${shown(finding.args.account)}" does not fit ${finding.args.app}.`,
        'Telegram and Instagram take a name in Latin letters, WhatsApp and Viber a phone number, email an e-mail address.',
      );
    case 'unknown-page':
      return withHint(
        `There is no page "${shown(finding.args.target)}".`,
        meant(finding.args.nearest) ?? 'The paths of pages stand in the lines path of the pages block.',
      );
    case 'unknown-anchor':
      return withHint(
        `The link "${shown(finding.args.target)}" leads to a section that the page does not have.`,
        meant(finding.args.nearest),
        `Sections of the page: ${list(finding.args.known)}.`,
      );
    case 'forbidden-link':
      return withHint(
        `The link "${shown(finding.args.target)}" cannot be used.`,
        'A link is a page of the site, https://..., mailto:... or tel:...',
      );
    case 'missing-picture':
      return withHint(
        `There is no picture "${shown(finding.args.file)}" in the pictures folder.`,
        meant(finding.args.nearest),
        'Put the file into that folder or correct the name; capital and small letters differ.',
      );
    case 'unsupported-mark':
      return marks[finding.args.mark];
    case 'unused-phone':
      return withHint(
        `The phone "${finding.args.name}" is shown nowhere.`,
        'Remove the line, or show the phone.',
      );
    case 'unused-messenger':
      return withHint(
        `The messenger "${finding.args.name}" is shown nowhere.`,
        'Remove the lines, or show the messenger.',
      );
    case 'long-title':
      return withHint(
        `The title is long: ${finding.args.length} characters with the brand, and search engines show about ${finding.args.maximum}.`,
        'Make the title shorter.',
      );
    case 'long-description':
      return withHint(
        `The description is long: ${finding.args.length} characters, and search engines show about ${finding.args.maximum}.`,
        'Make the description shorter.',
      );
    case 'example-value':
      return withHint(
        'This is an example.',
        'Replace it with the real value and remove the mark "# REPLACE".',
      );
    default:
      return unreachable(finding);
  }
}
