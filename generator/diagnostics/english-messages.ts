import type { FormatName } from '../spec/scalars.ts';
import type {
  CodedArgs,
  ContrastPartner,
  HtmlMeaning,
  InvisibleSign,
  LooseMark,
  PictureProblem,
  PlainSyntaxProblem,
  SyntaxArgs,
  UnsupportedMark,
  ValueShape,
} from './diagnostic.ts';
import { type StrangeSigns, strangeSigns } from './look-alikes.ts';
import { anchorOf, inQuotes, list, type Message, shown, unreachable, withHint } from './message.ts';

const shapes: Readonly<Record<ValueShape, string>> = {
  text: 'text',
  number: 'a number',
  boolean: 'true or false',
  list: 'a list (lines that start with "- ", or values in [ ])',
  block: 'a block (indented lines of the form "name: value")',
  nothing: 'nothing',
};

const pictureProblems: Readonly<Record<PictureProblem, string>> = {
  'web-page': 'holds a part of a web page',
  'other-file': 'shows another file, which would not come with it',
  'photo-data': 'holds a photo that tells where or when it was taken',
  damaged: 'is damaged or is no picture',
};

const syntax: Readonly<Record<PlainSyntaxProblem, Message>> = {
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
    text: 'A colon is missing.',
    hint: 'Write "name: value", with a space after the colon.',
  },
  'missing-space': {
    text: 'There is no space after the colon.',
    hint: 'Put a space there: "name: value".',
  },
  'glued-dash': {
    text: 'There is no space after the dash.',
    hint: 'Put a space there: "- text".',
  },
  'list-beside-colon': {
    text: 'A list does not begin on the line of its name.',
    hint: 'If this is a list, move the "- " to the next line, two spaces further right. If the dash is part of the text, put the whole text in quotes: \'- ...\'',
  },
  'lost-hash': {
    text: 'This is neither a line "name: value" nor a list item.',
    hint: 'If it is a comment, put the sign # and a space at its start. If it is part of a text, put as many spaces before it as before the other lines of the text.',
  },
  'old-line-ends': {
    text: 'The file has no usual line ends and is read as one line.',
    hint: 'Open it in an editor and save it with line ends LF or CRLF: most editors offer them in the lower right corner.',
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
  'site-address':
    'the address of the site with https://, without "?" and "#", after its host only Latin letters, digits, "-", "_", ".", for example https://example.com or https://example.github.io/site',
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
  endless: {
    text: 'The text is too long: one value can have 20,000 characters at most.',
    hint: 'Split it into several sections.',
  },
  'deep-list': {
    text: 'The line begins with too many list signs.',
    hint: 'Keep one "- " or one "1. ".',
  },
};

const signs: Readonly<Record<InvisibleSign, string>> = {
  'no-break-space': 'a no-break space',
  'odd-space': 'a special space, not the one of the keyboard',
  'zero-width': 'a sign of no width',
  'direction-mark': 'a mark of writing direction',
  'byte-order-mark': 'a byte order mark',
  'control-character': 'a control character',
};

const contrastPartners: Readonly<Record<ContrastPartner, string>> = {
  words: 'the words on a button of this colour are hard to read',
  dark: 'it is hardly seen on a dark ground',
  paper: 'it is hardly seen on a light ground',
};

/** What to do where a remnant of HTML stands. */
const htmlAdvice: Readonly<Record<HtmlMeaning, string>> = {
  bold: 'Delete it. In long texts bold is written so: **words**',
  italic: 'Delete it. In long texts italic is written so: *words*',
  link: 'Delete it. In long texts a link is written so: [words](/path)',
  list: 'Delete it. Under the sign | an item of a list begins with "- ".',
  paragraph: 'Delete it. Under the sign | an empty line begins a new paragraph.',
  sign: 'Delete it and type the sign itself.',
  none: 'Delete it.',
};

/** What to do where a value has another shape. */
const shapeHints: Readonly<Partial<Record<ValueShape, string>>> = {
  text: "Put the whole text in quotes: '...'",
  number: 'Write the number in digits, without quotes.',
  boolean: 'Write true (yes) or false (no).',
};

/** Signs that look like the right ones, by name. */
function strangeWords({ kind, letters }: StrangeSigns): string {
  const quoted = list(letters.map((letter) => `"${letter}"`));
  const isOne = letters.length === 1;
  switch (kind) {
    case 'cyrillic':
      return isOne
        ? `The letter ${quoted} here is Cyrillic and must be Latin.`
        : `The letters ${quoted} here are Cyrillic and must be Latin.`;
    case 'latin':
      return isOne
        ? `The letter ${quoted} here is Latin and must be Cyrillic.`
        : `The letters ${quoted} here are Latin and must be Cyrillic.`;
    case 'zero':
      return `There is ${isOne ? 'the letter' : 'letters'} ${quoted} here in place of a zero.`;
    case 'soft-hyphen':
      return 'There is an invisible sign inside: a soft hyphen (U+00AD).';
    default: {
      const unknown: never = kind;
      return unknown;
    }
  }
}

/** What was most likely meant; of two that look the same, what tells them apart. */
function meant(written: string, nearest: string | undefined): string | undefined {
  if (nearest === undefined) {
    return undefined;
  }
  const strange = strangeSigns(written, nearest);
  return strange === undefined
    ? `Did you mean "${nearest}"?`
    : `${strangeWords(strange)} Delete it and type again: "${nearest}".`;
}

const quoteAdvice: Readonly<Record<'smart' | 'lone', string>> = {
  smart: 'Quotes here must be straight.',
  lone: 'There is a quote on one side only.',
};

function inSpaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}

function looseMark(mark: LooseMark, source: string): Message {
  switch (mark) {
    case 'stars':
      return withHint(
        `Nothing is bold here: visitors will see "${shown(source)}".`,
        'Bold is written so, the stars close to the words: **word**',
      );
    case 'bullet':
      return withHint(
        `The line "${shown(source)}" is no item of a list and runs into its neighbours.`,
        'An item of a list begins with a hyphen and a space: - Passport',
      );
    case 'plain':
      return withHint(
        `Marks mean nothing here: visitors will see "${shown(source)}".`,
        'Leave the words alone, without stars and brackets.',
      );
    default:
      return unreachable(mark);
  }
}

function syntaxMessage(args: SyntaxArgs): Message {
  switch (args.problem) {
    case 'indent':
      return 'wanted' in args
        ? withHint(
            'The indentation differs from that of the lines around.',
            `Needed before this line: ${inSpaces(args.wanted)}. Now: ${inSpaces(args.found)}.`,
          )
        : syntax.indent;
    case 'shifted': {
      const count = inSpaces(Math.abs(args.by));
      const command = args.isSure ? 'A command can do it too: npm run check -- --fix' : undefined;
      return args.by > 0
        ? withHint(
            `Lines ${args.from} to ${args.to} are shifted to the right by ${count}.`,
            `Remove ${count} at the start of each.`,
            command,
          )
        : withHint(
            `Lines ${args.from} to ${args.to} are shifted to the left by ${count}.`,
            `Add ${count} at the start of each.`,
            command,
          );
    }
    case 'lost-dash':
      return withHint(
        args.firstLine === undefined
          ? `It seems that the dash before "${shown(args.start)}" is lost: a list item begins with one.`
          : `It seems that the dash before "${shown(args.start)}" is lost: without it these lines stick to the list item of line ${args.firstLine}.`,
        `Put a dash and a space, below the dash of the next item: ${shown(args.typed)}`,
      );
    case 'odd-dash':
      return withHint(
        `A list item begins with a hyphen, and here is another sign: "${args.sign}".`,
        'Put a hyphen and a space in its place: "- ".',
      );
    case 'text-beside-sign':
      return withHint(
        `The text after "${args.sign}" must begin on a new line.`,
        `Move it to the next line, two spaces further right, or remove "${args.sign}" and put the text in quotes: '...'`,
      );
    case 'dash-behind-sign':
      return withHint(
        `The sign "${args.sign}" has a long dash where a hyphen is needed.`,
        `Remove "${args.sign}" and type "${args.meant}".`,
      );
    case 'lost-sign':
      return withHint(
        `It seems that the sign ">-" after "${args.key}:" is lost: a text of several lines stands below.`,
        `Write: ${args.key}: >-`,
      );
    case 'lost-indent':
      return withHint(
        `It seems that these lines have lost their indentation: ${list(args.names)}. They belong inside "${args.key}".`,
        `Put two more spaces before each of them than before "${args.key}".`,
      );
    case 'text-indent':
      return withHint(
        args.from === args.to
          ? 'It seems that this line is part of the text that begins above, but its indentation is smaller.'
          : `It seems that lines ${args.from} to ${args.to} are part of the text that begins above, but their indentation is smaller.`,
        `Needed before each line of the text: ${inSpaces(args.wanted)}. Now: ${inSpaces(args.found)}.`,
      );
    default:
      return syntax[args.problem];
  }
}

/** The words of every finding in English. */
export function inEnglish(finding: CodedArgs): Message {
  switch (finding.code) {
    case 'yaml-syntax':
      return syntaxMessage(finding.args);
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
    case 'invisible-sign': {
      const { sign, codePoint } = finding.args;
      return withHint(
        `There is an invisible sign here: ${signs[sign]} (${codePoint}). Such signs come with text copied from elsewhere.`,
        sign === 'no-break-space' || sign === 'odd-space'
          ? 'Delete it and type an ordinary space.'
          : 'Delete what is underlined and type it again.',
      );
    }
    case 'smart-quotes': {
      const { opening, closing, inner } = finding.args;
      return withHint(
        `The quotes ${opening} ${closing} do not work here: a word processor makes them, and they would show on the site.`,
        `Straight ones are needed: ${inQuotes(shown(inner))}`,
      );
    }
    case 'unknown-key':
      return withHint(
        `The line "${finding.args.key}" cannot stand here.`,
        meant(finding.args.key, finding.args.nearest),
        finding.args.allowed.length > 0 ? `Allowed here: ${list(finding.args.allowed)}.` : undefined,
      );
    case 'missing-key':
      if (finding.args.isTop) {
        return withHint(
          `The file has no block "${finding.args.key}".`,
          `Bring it back from a former copy of the file, or write it anew: "${finding.args.key}:" at the start of a line, without indentation, and its lines indented below.`,
        );
      }
      return withHint(
        `The line "${finding.args.key}" is missing.`,
        `Add "${finding.args.key}: ..." to this block.`,
      );
    case 'lost-blocks':
      return withHint(
        `A part of the file seems to be lost: it has no blocks ${list(finding.args.keys)}. This line is the last.`,
        'Bring back what is lost from a former copy of the file or from the history of changes.',
      );
    case 'empty-value': {
      const { key, comment, word, isOptional, inner } = finding.args;
      if (comment !== undefined) {
        return withHint(
          `There is nothing after "${key}": the sign # has made a comment of the rest of the line.`,
          `Put the value in quotes: ${inQuotes(shown(comment))}`,
        );
      }
      if (word !== undefined) {
        return withHint(
          `"${word}" without quotes means "nothing".`,
          `Write a value, or put the word itself in quotes: ${inQuotes(word)}`,
        );
      }
      const what = inner === undefined ? 'Write a value' : `Write indented lines under it (${list(inner)})`;
      return withHint(
        key === '' ? 'There is nothing here.' : `There is nothing after "${key}".`,
        isOptional ? `${what} or delete the line "${key}:".` : `${what}.`,
      );
    }
    case 'wrong-shape': {
      const { expected, found, source, meant: value } = finding.args;
      const written = source === undefined ? shapes[found] : `"${shown(source)}"`;
      return withHint(
        `Wanted here: ${shapes[expected]}. Written: ${written}.`,
        value === undefined ? shapeHints[expected] : `Write ${value}`,
      );
    }
    case 'number-for-text': {
      const { source, read } = finding.args;
      return withHint(
        source === read
          ? `This must be text, and ${source} without quotes is a number.`
          : `This must be text, and ${source} without quotes is a number and becomes ${read}.`,
        `Put the value in quotes: ${inQuotes(source)}`,
      );
    }
    case 'not-allowed':
      return withHint(
        `"${shown(finding.args.value)}" cannot stand here.`,
        meant(finding.args.value, finding.args.nearest),
        `Allowed: ${list(finding.args.allowed)}.`,
      );
    case 'bad-format': {
      const { format, value, proposal, quotes, names } = finding.args;
      const text = `"${shown(value)}" does not fit.`;
      if (names !== undefined) {
        return withHint(text, `Names in brackets have commas between them: [${list(names)}]`);
      }
      return quotes !== undefined && proposal !== undefined
        ? withHint(text, `${quoteAdvice[quotes]} Write ${inQuotes(proposal)}`)
        : withHint(text, meant(value, proposal), `Wanted: ${formats[format]}.`);
    }
    case 'bad-name':
      return withHint(
        `The name "${shown(finding.args.name)}" does not fit.`,
        meant(finding.args.name, finding.args.proposal),
        `Wanted: ${formats.reference}.`,
      );
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
    case 'picture-outside':
      return withHint(
        `The picture "${shown(finding.args.file)}" is not in the site's pictures folder.`,
        finding.args.proposal === undefined
          ? `Put the file into the folder ${finding.args.folderName ?? 'of pictures'} and write only its name here, without folders.`
          : `Put the file into the folder ${finding.args.folderName ?? 'of pictures'} and write only its name here: ${shown(finding.args.proposal)}`,
      );
    case 'low-contrast': {
      const { colour, against, ratio, minimum, proposal } = finding.args;
      return withHint(
        `The colour ${colour} will not do: ${contrastPartners[against]} (contrast ${ratio}, at least ${minimum} is needed).`,
        `The nearest that will: "${proposal}"`,
      );
    }
    case 'no-home-page':
      return withHint('There is no home page.', 'One of the pages must have path: /');
    case 'duplicate-path':
      return withHint(
        `The path ${finding.args.path} is taken: line ${finding.args.firstLine}.`,
        'Give the page another path; capital and small letters are the same.',
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
    case 'no-reviews':
      return withHint(
        'The reviews are shown here, and the file has none.',
        'Add reviews to the block reviews, or remove this section and the links to it.',
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
        meant(finding.args.name, finding.args.nearest),
        `Known: ${list(finding.args.known)}.`,
      );
    case 'unknown-messenger':
      return withHint(
        `There is no messenger "${finding.args.name}" in the messengers block.`,
        meant(finding.args.name, finding.args.nearest),
        finding.args.known.length > 0 ? `Known: ${list(finding.args.known)}.` : undefined,
      );
    case 'bad-account': {
      const { app, account, lacksCountry, proposal } = finding.args;
      if (lacksCountry) {
        return withHint(
          `The number "${shown(account)}" will not do for ${app}: without a plus and the country code no chat opens.`,
          proposal === undefined
            ? "Begin it with a plus and the country code, for example '+375 29 000-00-01'"
            : `Write ${inQuotes(proposal)}`,
        );
      }
      return withHint(
        `"${shown(account)}" does not fit ${app}.`,
        proposal === undefined
          ? 'Telegram and Instagram take a name in Latin letters, WhatsApp and Viber a phone number, email an e-mail address.'
          : `Write ${inQuotes(proposal)}`,
      );
    }
    case 'unknown-page':
      return withHint(
        `There is no page "${shown(finding.args.target)}".`,
        meant(finding.args.target, finding.args.nearest) ??
          'The paths of pages stand in the lines path of the pages block.',
      );
    case 'unknown-anchor':
      return withHint(
        `The link "${shown(finding.args.target)}" leads to a section that the page does not have.`,
        meant(anchorOf(finding.args.target), finding.args.nearest),
        `Sections of the page: ${list(finding.args.known)}.`,
      );
    case 'forbidden-link':
      return withHint(
        `The link "${shown(finding.args.target)}" cannot be used.`,
        meant(finding.args.target, finding.args.nearest),
        'A link is a page of the site, https://..., mailto:... or tel:...',
      );
    case 'missing-picture':
      return withHint(
        `There is no picture "${shown(finding.args.file)}" in the folder ${finding.args.folderName ?? 'of pictures'}.`,
        meant(finding.args.file, finding.args.nearest),
        'Put the file into that folder or correct the name; capital and small letters differ.',
      );
    case 'unsafe-picture':
      return withHint(
        `The picture "${shown(finding.args.file)}" ${pictureProblems[finding.args.problem]}, so it cannot be published.`,
        finding.args.problem === 'damaged'
          ? 'Copy the file into the folder once more, or save the picture anew.'
          : 'Open it in a drawing program and save it as a plain SVG, or save it as a PNG.',
      );
    case 'unsupported-mark':
      return marks[finding.args.mark];
    case 'phone-country-code':
      return withHint(
        `The number "${shown(finding.args.number)}" does not begin with a plus and the country code: it cannot be reached from abroad.`,
        `Write ${inQuotes(finding.args.proposal)}`,
      );
    case 'phone-length': {
      const { number, code, digits, wanted, proposal } = finding.args;
      const advice =
        digits < wanted ? 'Check whether a digit is lost.' : 'Check whether there is a digit too many.';
      return withHint(
        `The number "${shown(number)}" has ${digits} digits, and numbers with +${code} have ${wanted}: it cannot be reached.`,
        proposal === undefined ? advice : `Write ${inQuotes(proposal)}`,
      );
    }
    case 'pasted-html': {
      const { source, meaning, sign } = finding.args;
      return withHint(
        `"${shown(source)}" is a piece of a web page: visitors will see it letter by letter.`,
        sign === undefined
          ? htmlAdvice[meaning]
          : `Delete it and type ${sign === ' ' ? 'an ordinary space.' : `the sign itself: ${sign}`}`,
      );
    }
    case 'broken-link':
      return withHint(
        `The link is written wrong: visitors will see "${shown(finding.args.source)}".`,
        `A link is written so, without a space between the brackets: ${shown(finding.args.proposal)}`,
      );
    case 'loose-mark':
      return looseMark(finding.args.mark, finding.args.source);
    case 'mark-in-text':
      return withHint(
        `The word "${finding.args.word}" will show on the site: here it has become part of the text.`,
        'Replace the example with the real value and delete this word, and the hash before it.',
      );
    case 'copied-page': {
      const { keys, page, line } = finding.args;
      return withHint(
        `The same as on the page ${page} (line ${line}): ${list(keys)}.`,
        'Give this page words of its own: pages that are alike confuse visitors and search engines.',
      );
    }
    case 'repeated-conversion':
      return withHint(
        `The identifier ${finding.args.id} stands at the page ${finding.args.page} already: line ${finding.args.line}. Advertising will not tell these pages apart.`,
        'Take another identifier from the advertising account, or delete this line.',
      );
    case 'repeated-item':
      return withHint(
        `"${shown(finding.args.item)}" is in this list already: place ${finding.args.place}.`,
        'Keep one of the two.',
      );
    case 'map-page':
      return withHint(
        `The map at "${shown(finding.args.address)}" opens only by itself: your page will show an empty place.`,
        'On the site of the maps press "Share", then "Embed a map" (or "HTML"), and write here only what stands there within src="...".',
      );
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
    case 'unlinked-page':
      return withHint(
        `No link leads to the page ${finding.args.path}: visitors will not find it.`,
        finding.args.isService
          ? 'Add it to a menu or to cards, or link it in a text.'
          : 'Add it to a menu or to cards, link it in a text, or make it a service: service: true',
      );
    case 'page-without-analytics':
      return withHint(
        `The page "${shown(finding.args.name)}" has no lines conversion and callConversion, and other pages have (${finding.args.others}): advertising will not learn of its visits and calls.`,
        finding.args.hasBlock
          ? 'Take the identifiers from the advertising account and write them here as lines conversion: ... and callConversion: ...'
          : 'Take the identifiers from the advertising account and add to the page an analytics block with two lines: conversion: ... and callConversion: ...',
        'Without them the site is built all the same.',
      );
    case 'heading-order':
      return withHint(
        `The title "${shown(finding.args.title)}" stands before the main heading.`,
        'Put the hero section above this one, or remove this title.',
      );
    case 'cut-text':
      return withHint(
        `The sign # has made a comment of the end of the text: "${shown(finding.args.lost)}" will not be on the site.`,
        `If it is a comment, put a space after the #. If not, put all of it in quotes: ${inQuotes(shown(finding.args.whole))}`,
      );
    default:
      return unreachable(finding);
  }
}
