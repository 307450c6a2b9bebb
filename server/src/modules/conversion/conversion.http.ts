import type { conversion as conversionContract } from '@bourse/contract/conversion.ts';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { COINS_MAX, legOf, nextRunAtMs } from '@bourse/core/conversion/small-balance.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE, usdtValueMinor } from '@bourse/core/money/value.ts';
import { ok } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { ConversionDeps } from './conversion-deps.ts';
import { findLastRunMs, type QuoteLeg } from './queries/run.query.ts';
import { convertQuote } from './usecases/convert-quote.ts';
import { quoteCoins } from './usecases/quote-coins.ts';
import { type JudgedCoin, judgeCoins } from './usecases/read-small-balances.ts';
import { termsNow } from './usecases/terms.ts';

const usdt = (minor: bigint): string => formatAmount(minor, USDT_SCALE);

/** Endpoints of conversion. */
export function conversionHttp(deps: ConversionDeps): Handlers<typeof conversionContract> {
  return {
    smallBalances: async (_input, { uid, nowMs }) => {
      const terms = await termsNow(deps);
      const judged = await judgeCoins(deps, deps.money.db, uid, { nowMs, terms });
      const listed = [...judged.values()].filter(({ isListed }) => isListed);
      const rows = listed.map((each) => rowOut(each, terms.feeBps)).sort(byValue);
      return ok({
        rows: rows.map(({ row }) => row),
        maxValueUsdt: usdt(terms.maxValueMinor),
        feePercent: formatAmount(BigInt(terms.feeBps), 2),
        coinsMax: COINS_MAX,
        intervalHours: terms.intervalMs / HOUR_MS,
        nextAtMs: nextRunAtMs(await findLastRunMs(deps.money.db, uid), nowMs, terms),
      });
    },
    quote: async (input, { uid }) => {
      const quoted = await quoteCoins(deps, { uid, assets: input.assets.split(',') });
      if (!quoted.ok) return quoted;
      const { id, expiresAtMs, legs } = quoted.value;
      return ok({ quoteId: id, expiresAtMs, ...sumsOut(deps, legs) });
    },
    convert: async ({ clientRequestId, quoteId }, { uid }) => {
      const converted = await convertQuote(deps, { uid, clientRequestId, quoteId });
      if (!converted.ok) return converted;
      const { run, quote, replayed } = converted.value;
      const { intervalMs } = await termsNow(deps);
      const nextAtMs = run.createdAtMs + intervalMs;
      return ok({ id: run.id, atMs: run.createdAtMs, ...sumsOut(deps, quote.legs), nextAtMs, replayed });
    },
  };
}

function rowOut({ coin, price, obstacle, ...each }: JudgedCoin, feeBps: number) {
  const totalMinor = each.availableMinor + each.heldMinor;
  const valueMinor = price && usdtValueMinor(totalMinor, coin.ledgerScale, price);
  const getsMinor = price && legOf(each.availableMinor, coin.ledgerScale, price, feeBps).getsMinor;
  return {
    valueMinor: valueMinor ?? -1n,
    row: {
      asset: coin.asset,
      name: coin.name,
      displayScale: coin.displayScale,
      amount: formatAmount(totalMinor, coin.ledgerScale),
      valueUsdt: valueMinor === null ? null : usdt(valueMinor),
      getsUsdt: getsMinor === null ? null : usdt(getsMinor),
      // Never NOT_SMALL in fact: balances that are not small are left out of the list.
      obstacle: obstacle === 'NOT_SMALL' ? null : obstacle,
      lockedUntilMs: each.lockedUntilMs,
    },
  };
}

type ListedRow = ReturnType<typeof rowOut>;

/** Sorts what can be converted first, then by worth, then by code. */
function byValue(a: ListedRow, b: ListedRow): number {
  const isOpen = (each: ListedRow): number => (each.row.obstacle === null ? 0 : 1);
  if (isOpen(a) !== isOpen(b)) return isOpen(a) - isOpen(b);
  if (a.valueMinor !== b.valueMinor) return a.valueMinor > b.valueMinor ? -1 : 1;
  return a.row.asset < b.row.asset ? -1 : 1;
}

function sumsOut({ money }: ConversionDeps, legs: readonly QuoteLeg[]) {
  const sum = (part: 'feeMinor' | 'getsMinor'): string => usdt(legs.reduce((total, leg) => total + leg[part], 0n));
  return {
    legs: legs.map(({ asset, amountMinor, price, feeMinor, getsMinor }) => {
      const coin = money.assets.coin(asset);
      return {
        asset,
        displayScale: coin?.displayScale ?? 0,
        amount: formatAmount(amountMinor, coin?.ledgerScale ?? 0),
        priceUsdt: formatAmount(price.priceUnits, price.priceScale),
        feeUsdt: usdt(feeMinor),
        getsUsdt: usdt(getsMinor),
      };
    }),
    feeUsdt: sum('feeMinor'),
    getsUsdt: sum('getsMinor'),
  };
}
