import { renderList } from './render-list.ts';

/** Words of one or two letters with the word after them, unless that is too long to be kept whole. */
const shortWordWithNext = /((?<![\p{L}\p{N}])(?:\p{L}{1,2} )+\S{1,12}(?!\S))/u;

/** A title in which no line ends with a preposition or an article. */
export function TitleText({ title }: { readonly title: string }) {
  return renderList(title.split(shortWordWithNext), (part) =>
    shortWordWithNext.test(part) ? <span className="unbroken">{part}</span> : part,
  );
}
