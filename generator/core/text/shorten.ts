/** Where a sentence ends. */
const sentenceEnd = /[.!?…](?=\s)/g;

/** What does not stand at the end of a text. */
const looseEnd = /[\s,;:(«—–-]+$/u;

/** The beginning of a text in at most so many characters: whole sentences if they are half of that, else whole words. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) {
    return text;
  }
  const start = text.slice(0, most + 1);
  const sentences = [...start.matchAll(sentenceEnd)].at(-1)?.index ?? 0;
  if (sentences >= most / 2) {
    return start.slice(0, sentences + 1);
  }
  const words = start.replace(/\s?\S*$/, '').replace(looseEnd, '');
  return words === '' ? text.slice(0, most) : words;
}
