/** A numbered list of choices. */
export function numbered(choices: readonly string[]): string {
  return choices.map((choice, index) => `  ${index + 1}. ${choice}`).join('\n');
}
