import { type CodedArgs, definitions, type FindingCode } from './diagnostic.ts';
import type { Message } from './message.ts';
import type { MessageLanguage } from './message-language.ts';

/** Message and hint of a finding. */
export function formatMessage<Code extends FindingCode>(
  { code, args }: CodedArgs<Code>,
  language: MessageLanguage,
): Message {
  return definitions[code].message[language](args);
}
