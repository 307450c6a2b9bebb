/** Draws, and models built from them, count in millionths. */
export const MILLION = 1_000_000;
/** Standard deviation of the sum of four uniform draws from -1 to 1, in millionths. */
const FOUR_EVEN_SD = 1_154_701;

/** A start value for `drawnEven` and `drawnNormal`: the same text gives the same draws, everywhere. */
export function drawSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** A uniform draw, in millionths from -1,000,000 to 1,000,000. Depends on nothing but its arguments. */
export function drawnEven(seed: number, index: number): number {
  let hash = Math.imul(seed ^ Math.imul(index + 0x7f4a7c15, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (((hash ^ (hash >>> 16)) >>> 0) % (2 * MILLION + 1)) - MILLION;
}

/** A nearly normal draw, in millionths: mean 0, standard deviation 1,000,000, never beyond 3,464,103. */
export function drawnNormal(seed: number, index: number): number {
  const base = index * 4;
  const sum = drawnEven(seed, base) + drawnEven(seed, base + 1) + drawnEven(seed, base + 2) + drawnEven(seed, base + 3);
  return Math.trunc((sum * MILLION) / FOUR_EVEN_SD);
}
