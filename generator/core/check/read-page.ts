import { lazy } from '../document/lazy.ts';
import { isBlock } from '../document/value-at.ts';
import { type PageSpec, pageSchema } from '../schema/page.ts';
import { factsOf, takeFacts } from '../text/facts.ts';

const sectionsSchema = pageSchema.shape.sections;
const headSchema = pageSchema.omit({ sections: true }).strip();

const pages = new WeakMap<object, PageSpec>();

/** Validates the data of a page; `undefined` if it is invalid. The same data gives the same object. */
export function readPage(data: unknown): PageSpec | undefined {
  if (!isBlock(data)) {
    return undefined;
  }
  const page = pages.get(data) ?? pageSchema.safeParse(data).data;
  return page && keepPage(data, page);
}

/** Whether data has been validated as a page. */
export function isPage(data: object): boolean {
  return pages.has(data);
}

/** Accepts data that an earlier run has validated as a page; its sections are parsed on demand. */
export function takePage(data: Readonly<Record<string, unknown>>): void {
  const sections = lazy(() => sectionsSchema.parse(data.sections));
  keepPage(data, {
    ...headSchema.parse(data),
    get sections() {
      return sections();
    },
  });
}

function keepPage(data: object, page: PageSpec): PageSpec {
  pages.set(data, page);
  takeFacts(page, factsOf(data));
  return page;
}
