import { renderList } from './render-list.ts';

/** One or more words of up to two letters, with the next word unless that is long. */
const shortWordWithNext = /((?<![\p{L}\p{N}])(?:\p{L}{1,2} )+\S{1,12}(?!\S))/u;

/** A title in which no line ends with a preposition or an article: short words are kept with the next. */
export function TitleText({ title }: { readonly title: string }) {
  return renderList(title.split(shortWordWithNext), (part) =>
    shortWordWithNext.test(part) ? <span className="unbroken">{part}</span> : part,
  );
}
