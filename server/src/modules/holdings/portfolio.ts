import type { assetRow } from '@bourse/contract/holdings.ts';
import { USER_ACCOUNTS, type UserAccount } from '@bourse/core/ledger/account.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { mulDiv } from '@bourse/core/money/round.ts';
import { amountForUsdtMinor, usdtValueMinor } from '@bourse/core/money/value.ts';
import type { z } from 'zod';
import type { BalanceRow } from '../../ledger/balances.query.ts';
import { type Coin, usdtText } from '../assets/public.ts';
import type { AssetTicker } from '../pricing/public.ts';
import { isTraded } from '../products/public.ts';
import type { HoldingsDeps } from './holdings-deps.ts';
import type { OverviewFacts } from './queries/overview.query.ts';

type AssetRow = z.output<typeof assetRow>;

/** Balances as a whole: rows by value, totals, and what has no price. Values are USDT with six places. */
export interface Portfolio {
  readonly rows: readonly AssetRow[];
  readonly totalMinor: bigint;
  readonly byAccount: ReadonlyMap<UserAccount, bigint>;
  readonly unpricedAssets: number;
  readonly pricesAtMs: number;
}

/** Adds up balances. Every listed coin gets a row, sorted by value, then by code. */
export function portfolioOf(deps: HoldingsDeps, balances: readonly BalanceRow[], nowMs: number): Portfolio {
  const byAccount = new Map<UserAccount, bigint>(USER_ACCOUNTS.map((account) => [account, 0n]));
  let totalMinor = 0n;
  let unpricedAssets = 0;
  let pricesAtMs = nowMs;
  const valued = deps.assets.coins().map((coin) => {
    const own = balances.filter((row) => row.asset === coin.asset);
    const ticker = deps.pricing.ticker(coin.asset);
    const { row, valueMinor, isHeld } = rowOf(deps, coin, own, ticker);
    if (valueMinor === null && isHeld) unpricedAssets++;
    totalMinor += valueMinor ?? 0n;
    if (ticker) {
      if (isHeld) pricesAtMs = Math.min(pricesAtMs, ticker.atMs);
      for (const each of own) {
        const minor = usdtValueMinor(each.availableMinor + each.heldMinor, coin.ledgerScale, ticker.price);
        byAccount.set(each.account, (byAccount.get(each.account) ?? 0n) + minor);
      }
    }
    return { row, valueMinor: valueMinor ?? 0n };
  });
  valued.sort((a, b) => compare(b.valueMinor, a.valueMinor) || a.row.asset.localeCompare(b.row.asset, 'en'));
  return { rows: valued.map(({ row }) => row), totalMinor, byAccount, unpricedAssets, pricesAtMs };
}

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

function rowOf(
  deps: HoldingsDeps,
  coin: Coin,
  own: readonly BalanceRow[],
  ticker: AssetTicker | null,
): { row: AssetRow; valueMinor: bigint | null; isHeld: boolean } {
  const available = own.reduce((sum, row) => sum + row.availableMinor, 0n);
  const frozen = own.reduce((sum, row) => sum + row.heldMinor, 0n);
  const total = available + frozen;
  const valueMinor = ticker && usdtValueMinor(total, coin.ledgerScale, ticker.price);
  const text = (minor: bigint): string => formatAmount(minor, coin.ledgerScale);
  return {
    valueMinor,
    isHeld: total > 0n,
    row: {
      asset: coin.asset,
      name: coin.name,
      displayScale: coin.displayScale,
      total: text(total),
      available: text(available),
      frozen: text(frozen),
      valueUsdt: valueMinor === null ? null : usdtText(valueMinor),
      priceUsdt: ticker && formatAmount(ticker.price.priceUnits, ticker.price.priceScale),
      change24hPercent: ticker?.changeBps == null ? null : formatAmount(ticker.changeBps, 2),
      usable: isUsable(deps, coin),
    },
  };
}

/** False if the coin has no market and can be neither deposited nor withdrawn. */
function isUsable(deps: HoldingsDeps, coin: Coin): boolean {
  if (isTraded(deps.products, coin.asset)) return true;
  return deps.assets.networksOf(coin.asset).some((pair) => {
    const network = deps.assets.network(pair.network);
    const isIn = !pair.depositPaused && !network?.depositPaused;
    return isIn || (!pair.withdrawPaused && !network?.withdrawPaused);
  });
}

/** The total in BTC, eight places, rounded down; null while BTC has no price. */
export function totalInBtc(deps: HoldingsDeps, totalMinor: bigint): string | null {
  const btc = deps.pricing.priceUsdt('BTC');
  return btc && btc.price.priceUnits > 0n
    ? formatAmount(amountForUsdtMinor(totalMinor, 8, btc.price, 'down'), 8)
    : null;
}

export interface DayResult {
  readonly pnl: string;
  readonly percent: string | null;
  readonly terms: { readonly nowUsdt: string; readonly startUsdt: string; readonly netInflowUsdt: string };
}

/**
 * Today's result: the total now, minus the total at the start of the business day, minus what came in, plus what went
 * out.
 */
export function dayResult(
  deps: HoldingsDeps,
  facts: OverviewFacts,
  totalMinor: bigint,
  dayStartMs: number,
): DayResult | null {
  // A person who registered today began with nothing.
  const startMinor = facts.figures.startMinor ?? (facts.profile.createdAtMs >= dayStartMs ? 0n : null);
  if (startMinor === null) return null;
  const inMinor = facts.figures.came.reduce((sum, each) => {
    const scale = deps.assets.coin(each.asset)?.ledgerScale;
    const price = deps.pricing.priceAt(each.asset, each.atMs);
    return scale === undefined || !price ? sum : sum + usdtValueMinor(each.amountMinor, scale, price.price);
  }, 0n);
  const netInflow = inMinor - facts.figures.outMinor;
  const pnl = totalMinor - startMinor - netInflow;
  const base = netInflow > 0n ? startMinor + netInflow : startMinor;
  return {
    pnl: usdtText(pnl),
    percent: base === 0n ? null : formatAmount(mulDiv(pnl, 10_000n, base, 'down'), 2),
    terms: { nowUsdt: usdtText(totalMinor), startUsdt: usdtText(startMinor), netInflowUsdt: usdtText(netInflow) },
  };
}
