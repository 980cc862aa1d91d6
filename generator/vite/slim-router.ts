import type { Plugin } from 'vite';

/** Contexts and components that the router makes as it is loaded, whether or not a site uses them. */
const madeOnLoad = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/** Names for developer tools, which would keep what they name. */
const displayNames = /^\w+\.displayName = .*;$/gm;

/** Lets the bundler leave out what a site does not use of the router: two thirds of it. */
export function slimRouter(): Plugin {
  return {
    name: 'site:slim-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code.replace(madeOnLoad, '= /* @__PURE__ */ $1').replace(displayNames, ''),
        map: null,
      }),
    },
  };
}
