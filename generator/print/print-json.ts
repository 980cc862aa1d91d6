import { codeLabel } from '../core/findings/code-label.ts';
import { describePath } from '../core/findings/describe-path.ts';
import type { Diagnostic, RelatedLocation } from '../core/findings/diagnostic.ts';
import { formatMessage } from '../core/findings/format-message.ts';
import type { MessageLanguage } from '../core/findings/message-language.ts';

/** To be raised by incompatible changes; new keys are compatible. */
const jsonVersion = 1;

/** Options of the machine-readable printers. */
export interface ReportOptions {
  /** Path of the file, relative, with `/` separators. */
  readonly file: string;
  readonly language: MessageLanguage;
}

/** All findings as JSON. */
export function printJson(diagnostics: readonly Diagnostic[], options: ReportOptions): string {
  return JSON.stringify({ version: jsonVersion, findings: toJson(diagnostics, options) }, null, 2);
}

/** Findings as plain data; lines and columns count from 1, columns in UTF-16 units, the end not included. */
export function toJson(diagnostics: readonly Diagnostic[], { file, language }: ReportOptions) {
  const placeOf = ({ range, path, labels }: RelatedLocation) => ({
    range,
    path,
    place: describePath(path, language, labels),
  });
  return diagnostics.map((diagnostic) => {
    const { text, hint } = formatMessage(diagnostic, language);
    return {
      code: codeLabel(diagnostic.code),
      severity: diagnostic.severity,
      file,
      ...placeOf(diagnostic),
      message: text,
      hint: hint ?? null,
      ...(diagnostic.related && { places: diagnostic.related.map(placeOf) }),
    };
  });
}
