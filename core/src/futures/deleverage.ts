/** A position on the other side of one that nobody takes over, as far as its place in line depends on it. */
export interface Counterparty {
  readonly id: string;
  readonly gainMinor: bigint;
  readonly entryMinor: bigint;
  readonly markMinor: bigint;
  /** What it would be worth at the price at which nothing is left of its margin. */
  readonly bankruptMinor: bigint;
}

/**
 * The order in which positions are closed against one that nobody takes over and the insurance fund cannot pay: whoever has the
 * most gain with the most leverage first. Those with a gain count their share of gain times their real leverage, the others
 * their share of loss divided by it.
 *
 * @invariant  no fraction is rounded, and equals are ordered by id, so that every implementation closes the same ones
 */
export function deleverageOrder(positions: readonly Counterparty[]): readonly string[] {
  return positions
    .map((position) => ({ id: position.id, score: scoreOf(position) }))
    .sort((a, b) => compare(b.score, a.score) || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

/** How many of the five lights a place in that order shows: all five for the first fifth. */
export const lightsOf = (place: number, count: number): number => 5 - Math.floor((place * 5) / count);

interface Fraction {
  readonly numerator: bigint;
  /** Above zero. */
  readonly denominator: bigint;
}

function scoreOf({ gainMinor, entryMinor, markMinor, bankruptMinor }: Counterparty): Fraction {
  // Real leverage is mark / own; own is what the position has left, and at least a minor unit, because one below is liquidated.
  const ownMinor = atLeastOne(distance(markMinor, bankruptMinor));
  return gainMinor > 0n
    ? { numerator: gainMinor * markMinor, denominator: entryMinor * ownMinor }
    : { numerator: gainMinor * ownMinor, denominator: entryMinor * markMinor };
}

function compare(a: Fraction, b: Fraction): number {
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator];
  return left < right ? -1 : left > right ? 1 : 0;
}

const distance = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a);
const atLeastOne = (value: bigint): bigint => (value > 0n ? value : 1n);
