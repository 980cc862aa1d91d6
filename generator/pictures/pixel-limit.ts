/**
 * Most pixels of a picture: more than phone cameras make at their usual setting. Decoding more would need too much
 * memory.
 */
export const mostPixels = 50_000_000;
