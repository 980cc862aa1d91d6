import { drawEach } from './draw-each.ts';

/** Words of one or two letters with the word after them, unless that is too long to be kept whole. */
const tiedWords = /((?<![\p{L}\p{N}])(?:\p{L}{1,2} )+\S{1,12}(?!\S))/u;

/** A title in which no line ends with a preposition or an article. */
export function TiedTitle({ title }: { readonly title: string }) {
  return drawEach(title.split(tiedWords), (part) =>
    tiedWords.test(part) ? <span className="tied">{part}</span> : part,
  );
}
