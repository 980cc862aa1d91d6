import { type CodedArgs, type Diagnostic, definitions, type FindingCode } from './diagnostic.ts';
import { languageWords } from './languages/all-languages.ts';
import type { MessageLanguage } from './message-language.ts';

/** A finding in words. */
interface Message {
  /** What is wrong; where it is wrong in several places, with their lines. */
  readonly text: string;
  /** What to do about it. */
  readonly hint?: string;
}

/** A finding in the words of a language. */
export function formatMessage<Code extends FindingCode>(
  { code, args, range, related = [] }: CodedArgs<Code> & Pick<Partial<Diagnostic>, 'range' | 'related'>,
  language: MessageLanguage,
): Message {
  const [what, ...hints] = definitions[code].message(args)[language];
  const hint = hints.filter((part) => part).join(' ');
  const lines = new Set(related.map((location) => location.range.start.line));
  lines.delete(range?.start.line ?? 0);
  const text = lines.size === 0 ? what : `${what} ${languageWords[language].alsoOn([...lines])}`;
  return hint === '' ? { text } : { text, hint };
}

/** A finding in the words of the editor in the page, where it has some of its own. */
export function messageInEditor<Code extends FindingCode>(
  { code, args }: CodedArgs<Code>,
  language: MessageLanguage,
): { readonly message: string; readonly hint: string } | undefined {
  const [message, ...hints] = definitions[code].inEditor?.(args)[language] ?? [];
  return message === undefined ? undefined : { message, hint: hints.filter((part) => part).join(' ') };
}
