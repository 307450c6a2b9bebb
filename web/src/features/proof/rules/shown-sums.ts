import { formatAmount } from '@bourse/core/money/amount.ts';
import { readAmounts } from '@bourse/core/proof/amounts-text.ts';
import { coverageBps } from '@bourse/core/proof/coverage.ts';

export interface CoinScale {
  readonly asset: string;
  readonly ledgerScale: number;
  /** False for a coin that exists only in our books. */
  readonly hasChain: boolean;
}
export interface ReserveRow {
  readonly asset: string;
  readonly network: string;
  readonly networkName: string;
  readonly address: string | null;
  readonly addressCount: number;
  readonly minor: string;
  readonly signature: string | null;
}
/** One coin: what is owed and what is on chain, in coin units. */
export interface CoinSum {
  readonly asset: string;
  readonly owed: string;
  /** Null where the chains were not read. */
  readonly onChain: string | null;
  /** Percent with two places, rounded down; null where nothing is owed. */
  readonly covered: string | null;
  readonly isCovered: boolean;
  readonly hasChain: boolean;
}
export interface ShownAmount {
  readonly asset: string;
  readonly amount: string;
}

const scaleOf = (coins: readonly CoinScale[], asset: string): number =>
  coins.find((coin) => coin.asset === asset)?.ledgerScale ?? 0;

/** The amounts of a hashed text in coin units. */
export function shownAmounts(text: string, coins: readonly CoinScale[]): ShownAmount[] {
  const amounts = readAmounts(text);
  if (!amounts.ok) return [];
  return [...amounts.value].map(([asset, minor]) => ({ asset, amount: formatAmount(minor, scaleOf(coins, asset)) }));
}

/** By coin, what is owed beside what is on chain. */
export function coinSums(sums: string, coins: readonly CoinScale[], reserves: readonly ReserveRow[] | null): CoinSum[] {
  const owed = readAmounts(sums);
  if (!owed.ok) return [];
  const isThere = ({ asset }: CoinScale) => owed.value.has(asset) || reserves?.some((row) => row.asset === asset);
  return coins.filter(isThere).map(({ asset, ledgerScale, hasChain }) => {
    const owedMinor = owed.value.get(asset) ?? 0n;
    const own = reserves?.filter((row) => row.asset === asset) ?? [];
    const heldMinor = own.reduce((sum, { minor }) => sum + BigInt(minor), 0n);
    const bps = reserves === null || !hasChain ? null : coverageBps(heldMinor, owedMinor);
    return {
      asset,
      owed: formatAmount(owedMinor, ledgerScale),
      onChain: reserves === null ? null : formatAmount(heldMinor, ledgerScale),
      covered: bps === null ? null : formatAmount(bps, 2),
      isCovered: heldMinor >= owedMinor,
      hasChain,
    };
  });
}

/** The listed addresses with their balances, in coin units. */
export const shownReserves = (reserves: readonly ReserveRow[], coins: readonly CoinScale[]) =>
  reserves.map(({ minor, ...row }) => ({ ...row, amount: formatAmount(BigInt(minor), scaleOf(coins, row.asset)) }));
