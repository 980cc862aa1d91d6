/** Takes the characters that name origins off the texts that React writes, before the browser paints them. */

const anyMark = /\p{Co}/gu;

export type MarkedTexts = ReturnType<typeof observeMarks>;

/** Observes everything below an element. */
export function observeMarks(root: HTMLElement) {
  const marksOfText = new WeakMap<Node, readonly string[]>();
  const marksOfAttributes = new WeakMap<Element, Map<string, readonly string[]>>();

  const takeText = (text: Text) => {
    const found = text.data.match(anyMark);
    if (found !== null) {
      marksOfText.set(text, [...new Set(found)]);
      text.data = text.data.replace(anyMark, '');
    }
  };
  const takeAttribute = (element: Element, { name, value }: Attr) => {
    const found = value.match(anyMark);
    if (found !== null) {
      const others = marksOfAttributes.get(element) ?? new Map<string, readonly string[]>();
      marksOfAttributes.set(element, others.set(name, [...new Set(found)]));
      element.setAttribute(name, value.replace(anyMark, ''));
    }
  };
  const takeTree = (node: Node) => {
    if (node instanceof Text) {
      takeText(node);
    } else if (node instanceof Element) {
      for (const attribute of node.attributes) {
        takeAttribute(node, attribute);
      }
      node.childNodes.forEach(takeTree);
    }
  };
  const take = (records: readonly MutationRecord[]) => {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (type === 'childList') {
        addedNodes.forEach(takeTree);
      } else if (target instanceof Text && target.isConnected && !target.parentElement?.isContentEditable) {
        // A text without an origin has taken the place of one with. One that the browser has put out of a field comes back.
        marksOfText.delete(target);
        takeText(target);
      } else if (target instanceof Element) {
        const attribute = target.getAttributeNode(attributeName ?? '');
        if (attribute !== null) {
          takeAttribute(target, attribute);
        }
      }
    }
    observer.takeRecords();
  };
  const observer = new MutationObserver(take);
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });

  return {
    /** The characters that a text had, in their order. */
    marksOf: (text: Text): readonly string[] => marksOfText.get(text) ?? [],
    /** The characters that an attribute had. */
    marksOfAttribute: (element: Element, name: string): readonly string[] =>
      marksOfAttributes.get(element)?.get(name) ?? [],
    /** Every text with an origin, in the order of the document. */
    all() {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node instanceof Text && marksOfText.has(node)) {
          texts.push(node);
        }
      }
      return texts;
    },
    /** Takes the characters off what has just been rendered. */
    flush: () => take(observer.takeRecords()),
    /** Changes texts that keep their origins. */
    silently(change: () => void) {
      take(observer.takeRecords());
      change();
      observer.takeRecords();
    },
  };
}
