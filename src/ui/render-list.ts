import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Draws nodes in order, for texts, menus and cards: they are written once and never change places, so they are passed
 * as children whose position is their identity, and need no keys. Two of them may be named alike.
 */
export function renderList<Node>(nodes: readonly Node[], draw: (node: Node) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => draw(node)));
}
