/** How much larger an array becomes that is full: by a quarter, because what is spare is memory all the same. */
const GROWTH = 1.25;

type Whole = Int32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/** The same numbers in a longer array; without a length, a quarter longer. */
export function longer<Numbers extends Whole>(array: Numbers, length = Math.ceil(array.length * GROWTH)): Numbers {
  const Kind = array.constructor as new (length: number) => Numbers;
  const grown = new Kind(length);
  grown.set(array);
  return grown;
}
