/**
 * Most pixels that a picture may have. Every camera of a phone stays below it at its usual setting; to decode more
 * takes more memory than a small machine has to give.
 */
export const mostPixels = 50_000_000;
