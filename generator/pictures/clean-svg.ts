import type { CustomPlugin } from 'svgo/browser';
import { localName, svgProblem } from './inspect-svg.ts';

/** Attributes by which an animation names what it changes. */
const changedAttribute = 'attributename';

/** Takes out what runs or leads away; a drawing looks the same without it. */
const removeBehaviour: CustomPlugin = {
  name: 'remove-behaviour',
  fn: () => ({
    element: {
      enter(node, parent) {
        const element = localName(node.name);
        const changed = Object.entries(node.attributes).find(
          ([name]) => localName(name) === changedAttribute,
        );
        if (element === 'script' || (changed !== undefined && isBehaviour(localName(changed[1])))) {
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        for (const name of Object.keys(node.attributes)) {
          const attribute = localName(name);
          if (attribute.startsWith('on') || (element === 'a' && attribute === 'href')) {
            delete node.attributes[name];
          }
        }
      },
    },
  }),
};

function isBehaviour(attribute: string): boolean {
  return attribute === 'href' || attribute.startsWith('on');
}

/**
 * An SVG file as it is published: without scripts, links, and what drawing programs leave behind, small, and
 * with ids that no other picture has. The same text gives the same result.
 * @param file name of the file, for the ids
 * @throws RangeError for a file that must not be published (see `svgProblem`)
 */
export async function cleanSvg(file: string, text: string): Promise<string> {
  const refuse = (problem: string | undefined) => {
    if (problem !== undefined) {
      throw new RangeError(`${file}: ${problem}`);
    }
  };
  refuse(svgProblem(text));
  // Loads slowly, and is not needed where all drawings are made already. Its build for browsers is one file and loads
  // in half the time; it lacks the reading of configuration files alone.
  const { optimize } = await import('svgo/browser');
  const prefix = file.replace(/\.[^.]*$/, '').replace(/[^\p{L}\p{N}-]/gu, '-');
  const { data } = optimize(text, {
    plugins: [removeBehaviour, 'preset-default', { name: 'prefixIds', params: { prefix, delim: '-' } }],
  });
  // What comes out is looked at too: two tools that read a file differently must not open a gap between them.
  refuse(svgProblem(data));
  return data;
}
