import type { ValuePath } from '../../document/source-range.ts';
import { visibleTexts } from '../../resolve/visible-texts.ts';
import type { SiteSpec } from '../../schema/site.ts';
import type { Rule } from '../check-site.ts';

/** Bold and links as a text of several lines may have them. */
const mark = /\*\*[^*\s][^*]*\*\*|\[[^\][]+\]\((?:\/|#|https?:|mailto:|tel:)[^)\s]*\)/;

/** Keys of what is shown as it is written, wherever they stand. */
const plainKeys: ReadonlySet<string | number | undefined> = new Set([
  'name',
  'title',
  'label',
  'menu',
  'description',
]);

/** Whether the text at a path is shown as it is written. */
function isPlain(spec: SiteSpec, path: ValuePath): boolean {
  const key = path.at(-1);
  if (key === 'label' && isCheckbox(spec, path)) {
    return false;
  }
  if (key !== 'text') {
    return plainKeys.has(key);
  }
  const [block, page, , section] = path;
  return block === 'reviews' || path.includes('card') || isSellingPoint(spec, Number(page), Number(section));
}

/** The label of a box may have a link to what is agreed to. */
function isCheckbox({ form }: SiteSpec, [block, list, index]: ValuePath): boolean {
  return block === 'form' && list === 'fields' && form?.fields[Number(index)]?.kind === 'checkbox';
}

function isSellingPoint({ pages }: SiteSpec, page: number, section: number): boolean {
  return pages[page]?.sections[section]?.kind === 'intro';
}

/** Marks in texts that have none: a visitor would read them letter by letter. */
export const checkLooseMarks: Rule = (spec) =>
  visibleTexts(spec).flatMap(({ text, path }) => {
    const source = isPlain(spec, path) ? mark.exec(text)?.[0] : undefined;
    return source === undefined
      ? []
      : [{ code: 'loose-mark', args: { mark: 'plain', source }, path, target: 'value', excerpt: source }];
  });
