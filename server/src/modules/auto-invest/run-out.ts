import type { autoInvest as contract } from '@bourse/contract/auto-invest.ts';
import type { OutputOf } from '@bourse/contract/endpoint.ts';
import { PRICE_SCALE, purchasePrice } from '@bourse/core/auto-invest/figures.ts';
import { formatAmount, formatFixed } from '@bourse/core/money/amount.ts';
import { mulDiv } from '@bourse/core/money/round.ts';
import { priceText } from '@bourse/core/trading/grid.ts';
import type { Market } from '../spot/public.ts';
import { type AutoInvestDeps, QUOTE_ASSET } from './auto-invest-deps.ts';
import { usdt } from './plan-out.ts';
import type { Leg, Run } from './queries/run.query.ts';
import { marketOf, scaleOf } from './usecases/coins.ts';

type RunOut = OutputOf<typeof contract.runs>['rows'][number];
type LegOut = RunOut['legs'][number];

/** Percentages against the index have three places and are in units of a 100,000th. */
const OVER_PLACES = 3;
const OVER_UNITS = 100_000n;
const PRICE_PLACES_MIN = 2;

/** A run as its person sees it: what each coin cost, and how much that was above the index at that moment. */
export function runOut(deps: AutoInvestDeps, run: Run): RunOut {
  const legs = run.legs.map((leg) => ({ leg, overMinor: overIndexMinor(deps, leg) }));
  const overs = legs.flatMap(({ overMinor }) => (overMinor === null ? [] : [overMinor]));
  return {
    id: run.id,
    planId: run.planId,
    kind: run.kind,
    scheduledAtMs: run.scheduledMs,
    startedAtMs: run.startedMs,
    endedAtMs: run.endedMs,
    status: run.status,
    reason: run.reason,
    amount: usdt(run.amountMinor),
    transferred: usdt(run.transferMinor),
    account: run.transferMinor > 0n ? 'funding' : 'spot',
    spent: usdt(run.legs.reduce((sum, { spentMinor }) => sum + spentMinor, 0n)),
    overIndex: overs.length === 0 ? null : usdt(overs.reduce((sum, minor) => sum + minor, 0n)),
    available: run.availableMinor === null ? null : usdt(run.availableMinor),
    legs: legs.map(({ leg, overMinor }) => legOut(deps, leg, overMinor)),
  };
}

/**
 * How much more a purchase cost, without its fee, than its worth by the index, in USDT minor units; null if nothing was
 * bought.
 */
function overIndexMinor(deps: AutoInvestDeps, { asset, grossMinor, spentMinor, indexTicks }: Leg): bigint | null {
  const market = marketOf(deps, asset);
  if (!market || indexTicks === null || grossMinor === 0n) return null;
  return spentMinor - worthMinor(market, grossMinor, indexTicks);
}

const worthMinor = (market: Market, grossMinor: bigint, ticks: number): bigint =>
  (grossMinor / market.grid.lotMinor) * BigInt(ticks) * market.unitMinor;

function legOut(deps: AutoInvestDeps, leg: Leg, overMinor: bigint | null): LegOut {
  const { asset, grossMinor, feeMinor, spentMinor } = leg;
  const market = marketOf(deps, asset);
  const scale = scaleOf(deps, asset);
  const ticksText = (ticks: number | null): string | null =>
    market && ticks !== null ? priceText(ticks, market.grid) : null;
  const places = Math.max(PRICE_PLACES_MIN, market?.priceScale ?? PRICE_PLACES_MIN);
  const worth = overMinor === null ? 0n : spentMinor - overMinor;
  return {
    asset,
    symbol: `${asset}_${QUOTE_ASSET}`,
    percent: leg.percent,
    displayScale: deps.money.assets.coin(asset)!.displayScale,
    status: leg.status,
    reason: leg.reason,
    planned: usdt(leg.plannedMinor),
    spent: usdt(spentMinor),
    quantity: formatAmount(grossMinor - feeMinor, scale),
    fee: formatAmount(feeMinor, scale),
    averagePrice:
      grossMinor === 0n ? null : formatFixed(purchasePrice(spentMinor, grossMinor, scale), PRICE_SCALE, places),
    indexPrice: ticksText(leg.indexTicks),
    limitPrice: ticksText(leg.limitTicks),
    overIndex: overMinor === null ? null : usdt(overMinor),
    overIndexPercent:
      overMinor === null || worth === 0n
        ? null
        : formatAmount(mulDiv(overMinor, OVER_UNITS, worth, 'down'), OVER_PLACES),
    orderId: leg.orderId === null ? null : String(leg.orderId),
    earn: leg.earn,
  };
}
