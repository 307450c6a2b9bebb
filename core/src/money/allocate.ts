/**
 * Splits an amount by weights without losing a unit: each share is rounded down and the units left over go, one each, to
 * the largest remainders; equal remainders go to the earlier place. So the same input always gives the same shares.
 *
 * @param totalMinor  minor units, zero or more
 * @param weights     zero or more each, at least one above zero
 * @invariant         the shares sum to totalMinor; a weight of zero gets nothing
 */
export function allocate(totalMinor: bigint, weights: readonly bigint[]): bigint[] {
  const { sharesMinor, residueMinor, remainders } = floors(totalMinor, weights);
  const order = remainders
    .map((remainder, index) => ({ remainder, index }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of order.slice(0, Number(residueMinor))) sharesMinor[index]! += 1n;
  return sharesMinor;
}

/**
 * Splits an amount by weights, every share rounded down, and names what is left: the residue belongs to the house's
 * rounding account and is never dropped.
 *
 * @invariant  the shares and the residue sum to totalMinor; the residue is smaller than the number of weights
 */
export function allocateDown(
  totalMinor: bigint,
  weights: readonly bigint[],
): { readonly sharesMinor: bigint[]; readonly residueMinor: bigint } {
  const { sharesMinor, residueMinor } = floors(totalMinor, weights);
  return { sharesMinor, residueMinor };
}

function floors(totalMinor: bigint, weights: readonly bigint[]) {
  if (totalMinor < 0n) throw new RangeError('only an amount of zero or more can be allocated');
  let weightSum = 0n;
  for (const weight of weights) {
    if (weight < 0n) throw new RangeError('a weight is zero or more');
    weightSum += weight;
  }
  if (weightSum === 0n) throw new RangeError('at least one weight is above zero');
  const sharesMinor = weights.map((weight) => (totalMinor * weight) / weightSum);
  const remainders = weights.map((weight) => (totalMinor * weight) % weightSum);
  const residueMinor = totalMinor - sharesMinor.reduce((sum, share) => sum + share, 0n);
  return { sharesMinor, residueMinor, remainders };
}
