import type { Root } from 'react-dom/client';

let provide: (root: Root) => void;

/** In development: the root that has rendered the page, as soon as it has. What follows the file renders into it. */
export const pageRoot: Promise<Root> = /* @__PURE__ */ new Promise((resolve) => {
  provide = resolve;
});

export function providePageRoot(root: Root): void {
  provide(root);
}
