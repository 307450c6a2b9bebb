/** How much larger what is full becomes, an array or a list: by a quarter, because what is spare is memory all the same. */
export const GROWTH = 1.25;

type Whole = Int32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/** The same numbers in a longer array; without a length, a quarter longer. */
export function longer<Numbers extends Whole>(array: Numbers, length = Math.ceil(array.length * GROWTH)): Numbers {
  const Kind = array.constructor as new (length: number) => Numbers;
  const grown = new Kind(length);
  grown.set(array);
  return grown;
}
