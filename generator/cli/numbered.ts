/** Choices below each other, each with the number by which it is chosen. */
export function numbered(choices: readonly string[]): string {
  return choices.map((choice, index) => `  ${index + 1}. ${choice}`).join('\n');
}
