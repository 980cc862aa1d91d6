/** sharp, loaded on demand: it is large, and not needed where all pictures are cached. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // No decoded picture is used twice, and large photos would fill the memory of a small machine.
  sharp.cache(false);
  return sharp;
}
