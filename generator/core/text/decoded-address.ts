/** A part of an address with its percent-encoded letters; as it is where a percent sign stands for itself. */
export function decodedAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
