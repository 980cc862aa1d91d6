import type { z } from 'zod';
import { type InEachLanguage, metadataOf } from './key.ts';
import { type Snippet, type SnippetBody, snippet } from './snippet.ts';

/** The schema of one block of a union, for what its kind is called and means. */
interface BlockSchema<Kind extends string> {
  readonly shape: { readonly kind: z.ZodLiteral<Kind> };
}

/**
 * A snippet for every kind of a union. Its label has the meaning too, so that typing a word of it finds it.
 * @param word what one of the blocks is called
 */
export function snippetsOfKinds<Kind extends string>(
  word: InEachLanguage,
  blocks: readonly BlockSchema<Kind>[],
  examples: InEachLanguage<Readonly<Record<Kind, SnippetBody>>>,
): InEachLanguage<Snippet[]> {
  const snippetsIn = (language: keyof InEachLanguage) =>
    blocks.map(({ shape: { kind } }) => {
      const meaning = metadataOf(kind).about?.[language] ?? '';
      const inside = meaning.charAt(0).toLowerCase() + meaning.slice(1).replace(/\.$/, '');
      return snippet(`${word[language]} ${kind.value} — ${inside}`, meaning, examples[language][kind.value]);
    });
  return { ru: snippetsIn('ru'), en: snippetsIn('en') };
}
