/** What was typed after `npm run <command> --`: flags and positionals, checked, or what is wrong with them. */
import { parseArgs } from 'node:util';
import type { MessageLanguage } from '../core/findings/message-language.ts';
import { nearest } from '../core/text/nearest.ts';

export const commandNames = ['check', 'new-page', 'new-site', 'explain', 'generate'] as const;
export type CommandName = (typeof commandNames)[number];

const formats = ['text', 'json', 'github', 'sarif'] as const;
export type Format = (typeof formats)[number];

const languages = ['ru', 'en'] as const;

/** Flags without a value, flags with a text, and flags with one of several values. */
const flagValues = {
  card: 'text',
  check: 'none',
  description: 'text',
  fix: 'none',
  format: formats,
  help: 'none',
  id: 'text',
  lang: languages,
  name: 'text',
  path: 'text',
  phone: 'text',
  picture: 'text',
  release: 'none',
  strict: 'none',
  title: 'text',
} satisfies Record<string, 'none' | 'text' | readonly string[]>;

type FlagName = keyof typeof flagValues;

interface CommandRule {
  readonly flags: readonly FlagName[];
  /** Most positionals that a command takes. */
  readonly positionals: number;
  /** The flag that words beside the flags are the text of, together: who names a page needs no quotes. */
  readonly words?: FlagName;
}

const commandRules: Readonly<Record<CommandName, CommandRule>> = {
  check: { flags: ['fix', 'format', 'release', 'strict', 'lang', 'help'], positionals: 1 },
  'new-page': {
    flags: ['name', 'path', 'id', 'title', 'description', 'card', 'picture', 'phone', 'lang', 'help'],
    positionals: 0,
    words: 'name',
  },
  'new-site': { flags: ['lang', 'help'], positionals: 0 },
  explain: { flags: ['lang', 'help'], positionals: 1 },
  generate: { flags: ['check', 'lang', 'help'], positionals: 0 },
};

/** Flags as given; those with a fixed set of values are checked. */
export interface Flags {
  readonly switches: ReadonlySet<FlagName>;
  readonly texts: ReadonlyMap<FlagName, string>;
  readonly format: Format;
}

interface Arguments {
  readonly kind: 'arguments';
  readonly command: CommandName;
  readonly flags: Flags;
  readonly positionals: readonly string[];
}

/** What cannot be understood in the arguments. */
export type UsageProblem =
  | { readonly kind: 'no-command' | 'no-code' }
  | {
      readonly kind: 'unknown-command' | 'unknown-code';
      readonly word: string;
      readonly nearest: string | undefined;
    }
  | {
      readonly kind: 'unknown-flag';
      readonly flag: string;
      readonly nearest: string | undefined;
      /** Absent where the flag stands in the place of a command. */
      readonly command?: CommandName;
    }
  | {
      readonly kind: 'swallowed-flag';
      readonly command: CommandName;
      readonly flag: string;
      readonly takesValue: boolean;
    }
  | { readonly kind: 'no-value' | 'needless-value'; readonly flag: string }
  | {
      readonly kind: 'not-allowed';
      readonly flag: string;
      readonly value: string;
      readonly allowed: readonly string[];
      readonly nearest: string | undefined;
    }
  | {
      readonly kind: 'extra-word';
      readonly word: string;
      readonly command: CommandName;
      /** The flag that is given already where the word would stand. */
      readonly flag?: string;
    }
  | {
      readonly kind: 'missing-flags';
      readonly flags: readonly string[];
      /** Those that may be left out. */
      readonly others: readonly string[];
    };

/** A request to read how a command is used, or all of them where none is named. */
interface HelpRequest {
  readonly kind: 'help';
  readonly command?: CommandName;
}

function isOneOf<Name extends string>(names: readonly Name[], word = ''): word is Name {
  return names.some((name) => name === word);
}

/** The language that the arguments ask for, even where the rest of them is wrong. */
export function askedLanguage(argv: readonly string[]): MessageLanguage | undefined {
  const { lang } = parseArgs({
    args: [...argv],
    options: { lang: { type: 'string' } },
    strict: false,
  }).values;
  return languages.find((language) => language === lang);
}

/**
 * Reads the arguments.
 * @param argv what follows the program's name; the command comes first among the positionals
 * @param environment tells which flags npm has kept for itself, because `--` was forgotten
 */
export function readArguments(
  argv: readonly string[],
  environment: NodeJS.ProcessEnv,
): Arguments | HelpRequest | UsageProblem {
  const commandIndex = argv.findIndex((word) => !word.startsWith('-'));
  const name = argv[commandIndex];
  if (argv.includes('--help') || argv.includes('-h') || name === 'help') {
    return isOneOf(commandNames, name) ? { kind: 'help', command: name } : { kind: 'help' };
  }
  if (name === undefined) {
    return argv[0] === undefined ? { kind: 'no-command' } : unknownFlag(argv[0], []);
  }
  if (!isOneOf(commandNames, name)) {
    return { kind: 'unknown-command', word: name, nearest: nearest(name, commandNames) };
  }
  const rule = commandRules[name];
  const given = readFlags(argv.toSpliced(commandIndex, 1), rule.flags);
  if ('kind' in given) {
    return given.kind === 'unknown-flag' ? { ...given, command: name } : given;
  }
  const { positionals, ...flags } = given;
  const swallowed = rule.flags.find(
    (flag) =>
      flag !== 'help' && hasKept(environment, flag) && !flags.switches.has(flag) && !flags.texts.has(flag),
  );
  if (swallowed !== undefined) {
    const takesValue = flagValues[swallowed] !== 'none';
    return { kind: 'swallowed-flag', command: name, flag: `--${swallowed}`, takesValue };
  }
  const { words } = rule;
  if (words !== undefined && positionals.length > 0 && !flags.texts.has(words)) {
    const texts = new Map([...flags.texts, [words, positionals.join(' ')]]);
    return { kind: 'arguments', command: name, flags: { ...flags, texts }, positionals: [] };
  }
  const extra = positionals[rule.positionals];
  if (extra !== undefined) {
    return { kind: 'extra-word', word: extra, command: name, ...(words && { flag: `--${words}` }) };
  }
  return { kind: 'arguments', command: name, flags, positionals };
}

/** Whether npm has kept a flag for itself. It tells its programs of every flag that it was given. */
function hasKept(environment: NodeJS.ProcessEnv, flag: FlagName): boolean {
  const value = environment[`npm_config_${flag}`] ?? '';
  return flagValues[flag] === 'none' ? value === 'true' : value !== '';
}

/** Hyphens, and the dashes that word processors and phones make of them, before a word; alone they are a word. */
const leadingDashes = /^[-\u2010-\u2015\u2212]+(?=[^-\u2010-\u2015\u2212])/;

function unknownFlag(word: string, known: readonly string[]): UsageProblem {
  const match = nearest(word.replace(leadingDashes, ''), known);
  return { kind: 'unknown-flag', flag: word, nearest: match && `--${match}` };
}

function readFlags(
  argv: readonly string[],
  known: readonly FlagName[],
): (Flags & { readonly positionals: readonly string[] }) | UsageProblem {
  const switches = new Set<FlagName>();
  const texts = new Map<FlagName, string>();
  const positionals: string[] = [];
  /** The flag whose text goes on with the words behind it: no text needs quotes. */
  let open: FlagName | undefined;
  const type = (flag: FlagName) => (flagValues[flag] === 'none' ? 'boolean' : 'string');
  const options = Object.fromEntries(known.map((flag) => [flag, { type: type(flag) }] as const));
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, tokens: true });
  for (const token of tokens) {
    const [flag = ''] = (argv[token.index] ?? '').split('=');
    if (token.kind === 'option-terminator') {
      open = undefined;
      continue;
    }
    if (token.kind === 'positional' && !leadingDashes.test(token.value)) {
      if (open === undefined) {
        positionals.push(token.value);
      } else {
        texts.set(open, `${texts.get(open)} ${token.value}`.trim());
      }
      continue;
    }
    const name = flag.replace(/^--/, '');
    if (token.kind === 'positional' || !isOneOf(known, name)) {
      return unknownFlag(flag, known);
    }
    const { value, inlineValue } = token;
    const allowed = flagValues[name];
    open = allowed === 'text' ? name : undefined;
    if (allowed === 'none') {
      if (value !== undefined) {
        return { kind: 'needless-value', flag };
      }
      switches.add(name);
    } else if (value === undefined || (!inlineValue && value.startsWith('--'))) {
      return { kind: 'no-value', flag };
    } else if (allowed !== 'text' && !isOneOf<string>(allowed, value)) {
      return { kind: 'not-allowed', flag, value, allowed, nearest: nearest(value, allowed) };
    } else {
      texts.set(name, value.trim());
    }
  }
  const format = formats.find((one) => one === texts.get('format')) ?? 'text';
  return { switches, texts, format, positionals };
}
