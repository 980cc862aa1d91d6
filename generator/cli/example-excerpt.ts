import { structuredPatch } from 'diff';

/** Context lines around a difference. */
const contextLines = 2;

/** Replaces lines that are left out. */
const ellipsis = '…';

/** A text without the leading comment, which describes the fixture. */
function contentOf(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/^(?:#.*(?:\n|$))+/, '');
}

/**
 * The differing lines of two files with some context. Where one file is empty, the first lines of the other are shown.
 */
export function differences(before: string, after: string): Readonly<Record<'before' | 'after', string[]>> {
  const [old, now] = [contentOf(before), contentOf(after)];
  const { hunks } = structuredPatch('', '', old, now, '', '', { context: contextLines });
  const most = old === '' || now === '' ? contextLines * 2 : Number.POSITIVE_INFINITY;
  // As many lines follow the last hunk in the one file as in the other.
  const { oldStart = 1, oldLines = 0 } = hunks.at(-1) ?? {};
  const hasMore = old.split('\n').length > oldStart + oldLines;
  const side = (sign: '-' | '+') => {
    const parts = hunks.map(({ lines }) =>
      lines.filter((line) => line.startsWith(sign) || line.startsWith(' ')).map((line) => line.slice(1)),
    );
    const lines = parts.flatMap((part, index) => (index === 0 ? part : [ellipsis, ...part]));
    return [
      ...lines.slice(0, most),
      ...(lines.length > most || (lines.length > 0 && hasMore) ? [ellipsis] : []),
    ];
  };
  return { before: side('-'), after: side('+') };
}
