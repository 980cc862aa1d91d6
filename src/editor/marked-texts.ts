/** Takes the characters that name origins off the texts that React writes, before the browser paints them. */

const anyMark = /\p{Co}/gu;

export type MarkedTexts = ReturnType<typeof observeMarks>;

/** Observes everything below an element. */
export function observeMarks(root: HTMLElement) {
  // Of several characters the last counts, which is the one at the end.
  const markOfText = new WeakMap<Node, string>();
  const marksOfAttributes = new WeakMap<Element, Map<string, string>>();

  const takeText = (text: Text) => {
    const mark = text.data.match(anyMark)?.at(-1);
    if (mark !== undefined) {
      markOfText.set(text, mark);
      text.data = text.data.replace(anyMark, '');
    }
  };
  const takeAttribute = (element: Element, { name, value }: Attr) => {
    const mark = value.match(anyMark)?.at(-1);
    if (mark !== undefined) {
      const others = marksOfAttributes.get(element) ?? new Map<string, string>();
      marksOfAttributes.set(element, others.set(name, mark));
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
        markOfText.delete(target);
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
    /** The character that a text had; empty where it had none. */
    markOf: (text: Text) => markOfText.get(text) ?? '',
    /** The character that an attribute had. */
    markOfAttribute: (element: Element, name: string) => marksOfAttributes.get(element)?.get(name) ?? '',
    /** Every text with an origin, in the order of the document. */
    all() {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node instanceof Text && markOfText.has(node)) {
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
