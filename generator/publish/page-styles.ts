import postcss, { type Container, type Root } from 'postcss';

/** Arguments of pseudo-classes that concern other elements. */
const pseudoArguments = /:(?:has|is|not|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

const classSelector = /\.([a-z][\w-]*)/gi;

/** A state class, which scripts may add to an element later. */
const stateClass = /^is-/;

/**
 * How a part looks under a pointer, in states that only the application sets, and where only the application fills it:
 * it brings the whole sheet along.
 */
const laterState =
  /:(?:hover|active|autofill)|\[(?:data-open|data-state|aria-disabled|aria-invalid)\b|\.loading-status\b/;

/** The classes that a selector requires. */
function classesOf(selector: string): string[] {
  const names = selector.replaceAll(pseudoArguments, '').matchAll(classSelector);
  return [...names].flatMap(([, name = '']) => (stateClass.test(name) ? [] : [name]));
}

function classesIn(html: string): Set<string> {
  const values = new Set(Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) => names));
  return new Set([...values].flatMap((names) => names.split(' ')));
}

/**
 * Removes selectors that match none of the classes, or only states that the application sets, and the rules and groups
 * that become empty.
 */
function keepClasses(container: Container, classes: ReadonlySet<string>): void {
  container.each((node) => {
    if (node.type === 'atrule' && node.nodes !== undefined && !/keyframes|font-face/.test(node.name)) {
      keepClasses(node, classes);
      if (node.nodes.length === 0) {
        node.remove();
      }
    }
    if (node.type === 'rule') {
      const early = node.selectors.filter(
        (item) =>
          classesOf(item).every((name) => classes.has(name)) &&
          !laterState.test(item.replaceAll(pseudoArguments, '')),
      );
      if (early.length === 0) {
        node.remove();
      } else if (early.length < node.selectors.length) {
        node.selectors = early;
      }
    }
  });
}

/** Removes custom properties that no rule of the sheet uses. */
function keepUsedProperties(sheet: Root): void {
  const used = new Set([...sheet.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  sheet.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) {
      declaration.remove();
    }
  });
}

/**
 * Selects the rules of a style sheet for a document by the classes in its HTML, with the states that they can have
 * without the application, which brings the whole sheet along. Documents with the same classes get the same text.
 * @param css a style sheet without nested rules
 */
export function stylesByPage(css: string): (html: string) => string {
  const sheet = postcss.parse(css);
  const known = new Set<string>();
  sheet.walkRules(({ selectors }) => {
    for (const name of selectors.flatMap(classesOf)) {
      known.add(name);
    }
  });
  const made = new Map<string, string>();
  return (html) => {
    const classes = new Set([...classesIn(html)].filter((name) => known.has(name)));
    const key = [...classes].toSorted().join(' ');
    const text = made.get(key) ?? textFor(classes);
    made.set(key, text);
    return text;
  };

  function textFor(classes: ReadonlySet<string>): string {
    const part = sheet.clone();
    keepClasses(part, classes);
    keepUsedProperties(part);
    return part.toString();
  }
}
