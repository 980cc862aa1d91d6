/**
 * What SARIF 2.1.0 demands of the objects that the printer makes, as JSON Schema: names, kinds and bounds of the
 * OASIS standard (https://docs.oasis-open.org/sarif/sarif/v2.1.0/), sections 3.13 log to 3.52 reporting descriptor.
 * Nothing that stands in none of them may appear.
 */
const text = { type: 'string', minLength: 1 } as const;
const place = { type: 'integer', minimum: 1 } as const;
const index = { type: 'integer', minimum: -1 } as const;

function object(
  properties: Readonly<Record<string, object>>,
  ...required: readonly string[]
): { readonly type: 'object' } & Readonly<Record<string, unknown>> {
  return { type: 'object', additionalProperties: false, properties, required };
}

function list(items: object, unique = false): { readonly type: 'array' } & Readonly<Record<string, unknown>> {
  return { type: 'array', items, uniqueItems: unique };
}

/** RFC 3986: no space, no letter of another alphabet, no `%` but before two digits. */
const uri = { type: 'string', pattern: "^(?:[A-Za-z0-9._~:/?#@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})+$" } as const;

const artifactLocation = object({ uri, uriBaseId: text, index });
const region = object(
  { startLine: place, startColumn: place, endLine: place, endColumn: place },
  'startLine',
);

const result = object(
  {
    ruleId: text,
    ruleIndex: index,
    level: { type: 'string', enum: ['none', 'note', 'warning', 'error'] },
    message: object({ text }, 'text'),
    locations: list(
      object({
        physicalLocation: object({ artifactLocation, region }, 'artifactLocation'),
        logicalLocations: list(object({ fullyQualifiedName: text }), true),
      }),
    ),
  },
  'message',
);

const rule = object({ id: text, name: text, shortDescription: object({ text }, 'text') }, 'id');

export const sarifSchema = object(
  {
    $schema: uri,
    version: { type: 'string', enum: ['2.1.0'] },
    runs: list(
      object(
        {
          tool: object({ driver: object({ name: text, rules: list(rule, true) }, 'name') }, 'driver'),
          artifacts: list(object({ location: artifactLocation }), true),
          columnKind: { type: 'string', enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          results: list(result),
        },
        'tool',
      ),
    ),
  },
  'version',
  'runs',
);
