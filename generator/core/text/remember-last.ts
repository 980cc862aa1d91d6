/**
 * Makes a function over texts that remembers what it gave for those of its last call: of a site that is changed and
 * checked again, most texts are the same.
 */
export function rememberLast<Result extends object>(
  compute: (text: string) => Result,
): (texts: readonly string[]) => ReadonlyMap<string, Result> {
  let last: ReadonlyMap<string, Result> = new Map();
  return (texts) => {
    const results = new Map<string, Result>();
    for (const text of texts) {
      if (!results.has(text)) {
        results.set(text, last.get(text) ?? compute(text));
      }
    }
    last = results;
    return results;
  };
}
