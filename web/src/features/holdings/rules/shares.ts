import { allocate } from '@bourse/core/money/allocate.ts';
import { formatFixed } from '@bourse/core/money/amount.ts';
import { exact } from '../../balances/public.ts';

export interface Share<Key extends string = string> {
  readonly key: Key;
  readonly value: string;
  /** Hundredths of a percent; the shares of one chart sum to 10,000. */
  readonly bps: number;
  readonly percent: string;
}

/**
 * Shares of a whole that sum to exactly 100.00 %. If the whole is zero, so are the shares.
 *
 * @param parts  decimal text in one unit; negative parts count as zero
 */
export function sharesOf<Key extends string>(parts: readonly { key: Key; value: string }[]): Share<Key>[] {
  const weights = parts.map(({ value }) => {
    const weight = exact(value);
    return weight > 0n ? weight : 0n;
  });
  const isEmpty = weights.every((weight) => weight === 0n);
  const bps = isEmpty ? weights : allocate(10_000n, weights);
  return parts.map(({ key, value }, index) => {
    const part = bps[index] ?? 0n;
    return { key, value, bps: Number(part), percent: `${formatFixed(part, 2, 2)}%` };
  });
}

/** The largest shares, and all others combined. */
export function topShares(
  parts: readonly { key: string; value: string }[],
  shown: number,
  restKey: string,
): Share<string>[] {
  const sorted = [...parts].sort((a, b) =>
    exact(b.value) > exact(a.value) ? 1 : exact(b.value) < exact(a.value) ? -1 : 0,
  );
  if (sorted.length <= shown) return sharesOf(sorted);
  const all = sharesOf(sorted);
  const head = all.slice(0, shown - 1);
  const tail = all.slice(shown - 1);
  const value = tail.reduce((sum, share) => sum + exact(share.value), 0n);
  const bps = tail.reduce((sum, share) => sum + share.bps, 0);
  return [
    ...head,
    { key: restKey, value: formatFixed(value, 18, 2), bps, percent: `${formatFixed(BigInt(bps), 2, 2)}%` },
  ];
}
