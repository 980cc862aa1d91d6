import type { Finding } from '../../findings/diagnostic.ts';
import type { Rule } from '../check-site.ts';

/** A chat that is found by a number has it from one place: a phone of the file, or a number of its own. */
export const checkMessengerNumbers: Rule = (spec) =>
  Object.entries(spec.messengers).flatMap(([name, messenger]): Finding[] => {
    const isByNumber = messenger.app === 'whatsapp' || messenger.app === 'viber';
    if (!isByNumber || (messenger.phone === undefined) !== (messenger.account === undefined)) {
      return [];
    }
    const given = messenger.phone === undefined ? 'none' : 'both';
    return [{ code: 'messenger-number', args: { given }, path: ['messengers', name], target: 'key' }];
  });
