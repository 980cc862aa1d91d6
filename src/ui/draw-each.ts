import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Draws nodes in order, for texts: they are written once and never change places, so they are passed as
 * children whose position is their identity, and need no keys.
 */
export function drawEach<Node>(nodes: readonly Node[], draw: (node: Node) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => draw(node)));
}
