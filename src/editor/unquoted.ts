const quoted = /^\s*(["'«“„])(.*)["'»”“]\s*$/u;

/** What is meant by a value in quotes that no quotes belong around; files have them where YAML wants them. */
export function unquoted(draft: string, { isUnquoted }: { readonly isUnquoted: boolean }): string {
  return isUnquoted ? draft.replace(quoted, '$2').trim() : draft;
}
