import {
  Composer,
  type Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  type ParsedNode,
  Parser,
  type Scalar,
  YAMLParseError,
} from 'yaml';
import { findRepeated, type Repeated } from '../text/find-repeated.ts';

/** Mistakes of one text that are looked at: far more than are ever told, and few enough to be found soon. */
const maximumErrors = 1000;

/** Without the parser's own pretty errors: each would look through the whole line, and a line can have thousands. */
const options = { stringKeys: true, prettyErrors: false, uniqueKeys: false } as const;

/**
 * YAML text to a document, in a time that grows with the length of the text whatever stands in it.
 * The parser itself notes the stack of calls for every mistake.
 */
export function parseText(text: string): Document.Parsed<ParsedNode> {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return compose(text);
  } catch (error) {
    if (!(error instanceof RangeError)) {
      throw error;
    }
    // Blocks within blocks without end: more than there is room for calls.
    const document = compose('');
    document.errors.push(new YAMLParseError([0, 1], 'UNEXPECTED_TOKEN', 'The text is nested too deep'));
    return document;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function compose(text: string): Document.Parsed<ParsedNode> {
  const [first, second] = documentsOf(text);
  if (first === undefined) {
    throw new TypeError('The composer has made no document');
  }
  if (second !== undefined) {
    const [start, end] = second.range;
    first.errors.push(new YAMLParseError([start, end], 'MULTIPLE_DOCS', 'There are several documents'));
  }
  return first;
}

/** The documents of a text, as far as it is worth reading. */
function* documentsOf(text: string): Generator<Document.Parsed<ParsedNode>> {
  const composer = new Composer(options);
  let errors = 0;
  for (const token of new Parser().parse(text)) {
    errors += token.type === 'error' ? 1 : 0;
    if (errors > maximumErrors) {
      break;
    }
    yield* composer.next(token);
  }
  yield* composer.end(true, text.length);
}

/** Keys that come again in their block. The parser itself would compare each key with all others. */
export function repeatedKeys(document: Document.Parsed): Repeated<Scalar>[] {
  const found: Repeated<Scalar>[] = [];
  // The parser's own way through a tree makes a path for every node.
  const collect = (node: unknown): void => {
    if (found.length === maximumErrors || !isCollection(node)) {
      return;
    }
    if (isMap(node)) {
      const keys = node.items.flatMap(({ key }) => (isScalar(key) ? key : []));
      const repeated = findRepeated(keys, ({ value }) => String(value));
      found.push(...repeated.slice(0, maximumErrors - found.length));
    }
    for (const item of node.items) {
      if (isPair(item)) {
        collect(item.key);
        collect(item.value);
      } else {
        collect(item);
      }
    }
  };
  collect(document.contents);
  return found;
}
