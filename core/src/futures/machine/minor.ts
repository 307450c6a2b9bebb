/**
 * Exact products of whole numbers that are safe integers, rounded once. Most products of the hot path fit into a safe integer
 * themselves; the others take the long way.
 */
const SAFE = Number.MAX_SAFE_INTEGER;

/** a × b / c rounded towards minus infinity; c above zero, the result a safe integer. */
export function mulDivDown(a: number, b: number, c: number): number {
  const product = a * b;
  if (product <= SAFE && product >= -SAFE) {
    const rest = product % c;
    // Never minus zero, which a state would tell from zero.
    return (product - rest) / c - (rest < 0 ? 1 : 0) + 0;
  }
  const exact = BigInt(a) * BigInt(b);
  const divisor = BigInt(c);
  const quotient = exact / divisor;
  return Number(exact < 0n && exact % divisor !== 0n ? quotient - 1n : quotient);
}

/** a × b / c rounded towards plus infinity; c above zero, the result a safe integer. */
export const mulDivUp = (a: number, b: number, c: number): number => 0 - mulDivDown(0 - a, b, c);
