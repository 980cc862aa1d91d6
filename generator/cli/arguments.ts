/** What was typed after `npm run <command> --`: flags and positionals, checked, or what is wrong with them. */
import { parseArgs } from 'node:util';
import type { MessageLanguage } from '../core/findings/message-language.ts';
import { nearest } from '../core/text/nearest.ts';

export const commandNames = ['check', 'new-page', 'new-site', 'explain', 'generate'] as const;
export type CommandName = (typeof commandNames)[number];

export const formats = ['text', 'json', 'github', 'sarif'] as const;
export type Format = (typeof formats)[number];

const languages = ['ru', 'en'] as const;

const switches = ['check', 'fix', 'help', 'release', 'strict'] as const;
type Switch = (typeof switches)[number];

const texts = [
  'card',
  'description',
  'format',
  'id',
  'lang',
  'name',
  'path',
  'phone',
  'picture',
  'title',
] as const;
type TextFlag = (typeof texts)[number];

type FlagName = Switch | TextFlag;

interface CommandRule {
  readonly flags: readonly FlagName[];
  /** Most positionals that a command takes. */
  readonly positionals: number;
}

const commandRules: Readonly<Record<CommandName, CommandRule>> = {
  check: { flags: ['fix', 'format', 'release', 'strict', 'lang', 'help'], positionals: 1 },
  'new-page': {
    flags: ['name', 'path', 'id', 'title', 'description', 'card', 'picture', 'phone', 'lang', 'help'],
    positionals: 0,
  },
  'new-site': { flags: ['lang', 'help'], positionals: 0 },
  explain: { flags: ['lang', 'help'], positionals: 1 },
  generate: { flags: ['check', 'lang', 'help'], positionals: 0 },
};

/** Flags as given; those with a fixed set of values are checked. */
export interface Flags {
  readonly switches: ReadonlySet<Switch>;
  readonly texts: ReadonlyMap<TextFlag, string>;
  readonly format: Format;
}

export interface Arguments {
  readonly kind: 'arguments';
  readonly command: CommandName;
  readonly flags: Flags;
  readonly positionals: readonly string[];
}

/** What cannot be understood in the arguments. */
export type UsageProblem =
  | { readonly kind: 'no-command' }
  | { readonly kind: 'unknown-command'; readonly word: string; readonly nearest: string | undefined }
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
  | { readonly kind: 'no-value'; readonly flag: string }
  | { readonly kind: 'needless-value'; readonly flag: string }
  | {
      readonly kind: 'not-allowed';
      readonly flag: string;
      readonly value: string;
      readonly allowed: readonly string[];
      readonly nearest: string | undefined;
    }
  | { readonly kind: 'extra-word'; readonly word: string; readonly command: CommandName }
  | {
      readonly kind: 'missing-flags';
      readonly flags: readonly string[];
      /** Those that may be left out. */
      readonly others: readonly string[];
    }
  | { readonly kind: 'no-code' }
  | { readonly kind: 'unknown-code'; readonly word: string; readonly nearest: string | undefined };

/** A request to read how a command is used, or all of them where none is named. */
interface HelpRequest {
  readonly kind: 'help';
  readonly command?: CommandName;
}

function isOneOf<Name extends string>(names: readonly Name[], word: string): word is Name {
  return names.some((name) => name === word);
}

/** The language that the arguments ask for, even where the rest of them is wrong. */
export function askedLanguage(argv: readonly string[]): MessageLanguage | undefined {
  const index = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const word = argv[index];
  const value = word === '--lang' ? argv[index + 1] : word?.slice('--lang='.length);
  return value !== undefined && isOneOf(languages, value) ? value : undefined;
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
    return name !== undefined && isOneOf(commandNames, name)
      ? { kind: 'help', command: name }
      : { kind: 'help' };
  }
  if (name === undefined) {
    return argv[0] === undefined ? { kind: 'no-command' } : unknownFlag(argv[0], []);
  }
  if (!isOneOf(commandNames, name)) {
    return { kind: 'unknown-command', word: name, nearest: nearest(name, commandNames) };
  }
  const rule = commandRules[name];
  const rest = argv.filter((_, index) => index !== commandIndex);
  const given = readFlags(rest, rule);
  if ('kind' in given) {
    return given.kind === 'unknown-flag' ? { ...given, command: name } : given;
  }
  const { positionals, ...flags } = given;
  const swallowed = rule.flags.find((flag) => hasKept(environment, flag) && !isGiven(flags, flag));
  if (swallowed !== undefined && swallowed !== 'help') {
    const takesValue = !isOneOf(switches, swallowed);
    return { kind: 'swallowed-flag', command: name, flag: `--${swallowed}`, takesValue };
  }
  const extra = positionals[rule.positionals];
  if (extra !== undefined) {
    return { kind: 'extra-word', word: extra, command: name };
  }
  return { kind: 'arguments', command: name, flags, positionals };
}

/** Whether npm has kept a flag for itself. It tells its programs of every flag that it was given. */
function hasKept(environment: NodeJS.ProcessEnv, flag: FlagName): boolean {
  const value = environment[`npm_config_${flag}`] ?? '';
  return isOneOf(switches, flag) ? value === 'true' : value !== '';
}

function isGiven(flags: Flags, flag: FlagName): boolean {
  return isOneOf(switches, flag) ? flags.switches.has(flag) : flags.texts.has(flag);
}

/** Hyphens, and the dashes that word processors and phones make of them. */
const leadingDashes = /^[-\u2010-\u2015\u2212]+/;

function unknownFlag(word: string, known: readonly string[]): UsageProblem {
  const match = nearest(word.replace(leadingDashes, ''), known);
  return { kind: 'unknown-flag', flag: word, nearest: match && `--${match}` };
}

function readFlags(
  argv: readonly string[],
  rule: CommandRule,
): (Flags & { readonly positionals: readonly string[] }) | UsageProblem {
  const given = { switches: new Set<Switch>(), texts: new Map<TextFlag, string>() };
  const positionals: string[] = [];
  const type = (flag: FlagName) => (isOneOf(switches, flag) ? 'boolean' : 'string');
  const options = Object.fromEntries(rule.flags.map((flag) => [flag, { type: type(flag) }] as const));
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, tokens: true });
  for (const token of tokens) {
    const [flag = ''] = (argv[token.index] ?? '').split('=');
    if (token.kind === 'positional' && !leadingDashes.test(token.value)) {
      positionals.push(token.value);
    } else if (token.kind !== 'option-terminator') {
      const name = flag.replace(/^--/, '');
      const value = token.kind === 'option' ? token.value : undefined;
      if (!isOneOf(rule.flags, name)) {
        return unknownFlag(flag, rule.flags);
      }
      if (!isOneOf(switches, name)) {
        if (
          value === undefined ||
          (token.kind === 'option' && !token.inlineValue && value.startsWith('--'))
        ) {
          return { kind: 'no-value', flag };
        }
        given.texts.set(name, value.trim());
      } else if (value === undefined) {
        given.switches.add(name);
      } else {
        return { kind: 'needless-value', flag };
      }
    }
  }
  return withChoices(given, positionals);
}

function withChoices(given: Omit<Flags, 'format'>, positionals: readonly string[]) {
  const lang = given.texts.get('lang');
  if (lang !== undefined && !isOneOf(languages, lang)) {
    return notAllowed('--lang', lang, languages);
  }
  const format = given.texts.get('format') ?? 'text';
  return isOneOf(formats, format)
    ? { ...given, format, positionals }
    : notAllowed('--format', format, formats);
}

function notAllowed(flag: string, value: string, allowed: readonly string[]): UsageProblem {
  return { kind: 'not-allowed', flag, value, allowed, nearest: nearest(value, allowed) };
}
