import type { HeadTag } from './page-head.ts';

/** Optional tags. */
const optionalTags = [
  'meta[name="robots"]',
  'link[rel="canonical"]',
  'meta[property="og:url"]',
  'meta[property^="og:image"]',
];

/** Updates the document's head after a client-side navigation. */
export function updateDocumentHead(tags: readonly HeadTag[]): void {
  const shown = new Set<Element>();
  for (const tag of tags) {
    if (tag.name === 'title') {
      document.title = tag.text;
    } else {
      const { key, value } = tag;
      const element =
        document.head.querySelector(`${tag.name}[${key.name}="${key.value}"]`) ??
        document.head.appendChild(createTag(tag.name, key.name, key.value));
      element.setAttribute(value.name, value.value);
      shown.add(element);
    }
  }
  for (const element of document.head.querySelectorAll(optionalTags.join())) {
    if (!shown.has(element)) {
      element.remove();
    }
  }
}

function createTag(name: string, keyName: string, key: string): Element {
  const element = document.createElement(name);
  element.setAttribute(keyName, key);
  return element;
}
