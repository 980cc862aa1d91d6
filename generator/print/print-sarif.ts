import { codeLabel, findingCodes } from '../core/findings/code-label.ts';
import { describePath } from '../core/findings/describe-path.ts';
import {
  type Diagnostic,
  definitions,
  type FindingCode,
  type RelatedLocation,
} from '../core/findings/diagnostic.ts';
import { formatMessage } from '../core/findings/format-message.ts';
import type { ReportOptions } from './print-json.ts';

/** Schema of the format (OASIS, SARIF 2.1.0). */
const schemaAddress =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** Base of relative paths, as SARIF consumers know it. */
const rootName = '%SRCROOT%';

/** All findings as SARIF 2.1.0, for services that show code findings. */
export function printSarif(diagnostics: readonly Diagnostic[], options: ReportOptions): string {
  const { file, language } = options;
  const used = new Set(diagnostics.map(({ code }) => code));
  const codes = findingCodes.filter((code) => used.has(code));
  const rules = codes.map((code) => ({
    id: codeLabel(code),
    name: code,
    shortDescription: { text: definitions[code].meaning[language] },
  }));
  const results = diagnostics.map((diagnostic) => toResult(diagnostic, codes, options));
  return JSON.stringify(
    {
      $schema: schemaAddress,
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'site-from-yaml', rules } },
          artifacts: [{ location: locationOf(file) }],
          columnKind: 'utf16CodeUnits',
          results,
        },
      ],
    },
    null,
    2,
  );
}

function locationOf(file: string) {
  return { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: rootName };
}

/** A place in the file, with its path in the words of the file. */
function placeOf({ range, path, labels = [] }: RelatedLocation, { file, language }: ReportOptions) {
  const { start, end } = range;
  const name = describePath(path, language, labels);
  return {
    physicalLocation: {
      artifactLocation: { ...locationOf(file), index: 0 },
      region: {
        startLine: start.line,
        startColumn: start.column,
        endLine: end.line,
        endColumn: end.column,
      },
    },
    ...(name !== '' && { logicalLocations: [{ fullyQualifiedName: name }] }),
  };
}

function toResult(diagnostic: Diagnostic, codes: readonly FindingCode[], options: ReportOptions) {
  const { text, hint } = formatMessage(diagnostic, options.language);
  return {
    ruleId: codeLabel(diagnostic.code),
    ruleIndex: codes.indexOf(diagnostic.code),
    level: diagnostic.severity,
    message: { text: hint === undefined ? text : `${text} ${hint}` },
    locations: [placeOf(diagnostic, options)],
    ...(diagnostic.related && {
      relatedLocations: diagnostic.related.map((location) => placeOf(location, options)),
    }),
  };
}
