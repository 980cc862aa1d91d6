import { type CodedArgs, type Diagnostic, definitions, type FindingCode } from './diagnostic.ts';
import { languageWords } from './languages/all-languages.ts';
import type { Message } from './message.ts';
import type { MessageLanguage } from './message-language.ts';

/** Message and hint of a finding; where it has several places, with their lines. */
export function formatMessage<Code extends FindingCode>(
  { code, args, range, related = [] }: CodedArgs<Code> & Pick<Partial<Diagnostic>, 'range' | 'related'>,
  language: MessageLanguage,
): Message {
  const message = definitions[code].message[language](args);
  const lines = new Set(related.map((location) => location.range.start.line));
  lines.delete(range?.start.line ?? 0);
  return lines.size === 0
    ? message
    : { ...message, text: `${message.text} ${languageWords[language].alsoOn([...lines])}` };
}
