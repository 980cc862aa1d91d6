import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Renders the nodes of a static list as children without keys: they never change their order, and two of them may be
 * equal.
 */
export function renderList<Node>(
  nodes: readonly Node[],
  render: (node: Node, index: number) => ReactNode,
): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node, index) => render(node, index)));
}
