import type { earn as contract } from '@bourse/contract/earn.ts';
import type { OutputOf } from '@bourse/contract/endpoint.ts';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { firstHourOf, hourOf, type RateRow } from '@bourse/core/earn/flexible.ts';
import { hasTerm, progressBps, remainingMinor, statusOf } from '@bourse/core/earn/product.ts';
import { effectiveRate, type Tier } from '@bourse/core/earn/rate.ts';
import { wholeMinor } from '@bourse/core/earn/reward.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { amountForUsdtMinor, USDT_SCALE } from '@bourse/core/money/value.ts';
import type { EarnDeps } from './earn-deps.ts';
import type { EarnProduct } from './queries/product.query.ts';
import { scaleOf } from './usecases/advance-orders.ts';

type ProductOut = OutputOf<typeof contract.products>['rows'][number];

const THOUSAND_USDT = 1_000n * 10n ** BigInt(USDT_SCALE);

/** A product as everybody sees it. */
export function productOut(
  deps: Pick<EarnDeps, 'assets' | 'pricing'>,
  product: EarnProduct,
  rates: readonly RateRow[],
  nowMs: number,
): ProductOut {
  const coin = deps.assets.coin(product.asset);
  const scale = scaleOf(deps, product.asset);
  const text = (minor: bigint): string => formatAmount(minor, scale);
  const orNull = (minor: bigint | null): string | null => (minor === null ? null : text(minor));
  const shown = entryRate(product, rates, nowMs);
  const tiers = shown?.tiers ?? [];
  return {
    id: product.id,
    asset: product.asset,
    coinName: coin?.name ?? product.asset,
    ledgerScale: scale,
    displayScale: coin?.displayScale ?? scale,
    kind: product.kind,
    termDays: product.termDays,
    status: statusOf(product, nowMs),
    startAtMs: product.startMs,
    endAtMs: product.endMs,
    tiers: tiersOut(tiers, scale),
    ratesFromMs: (shown?.fromHour ?? 0) * HOUR_MS,
    rateAtThousand: rateAtThousand(deps, product.asset, tiers),
    min: text(product.minMinor),
    step: text(product.stepMinor),
    maxOrder: orNull(product.maxOrderMinor),
    maxPerson: orNull(product.maxPersonMinor),
    fixedAmount: orNull(product.fixedMinor),
    quota: text(product.quotaMinor),
    remaining: text(remainingMinor(product)),
    progressBps: progressBps(product),
    reward: rewardOut(deps, product),
    canEndEarly: product.canEndEarly,
    canRenew: product.canRenew,
    kycMin: product.kycMin,
    vipMin: product.vipMin,
    isForNewPeople: product.isForNewPeople,
    source: product.source,
  };
}

function rewardOut(deps: Pick<EarnDeps, 'assets'>, { reward }: EarnProduct): ProductOut['reward'] {
  if (!reward) return null;
  const scale = scaleOf(deps, reward.asset);
  const { minor: usedMinor } = wholeMinor(reward.usedAtto, scale);
  return {
    asset: reward.asset,
    rateBps: reward.rateBps,
    left: formatAmount(reward.budgetMinor - usedMinor, scale),
    budget: formatAmount(reward.budgetMinor, scale),
    endedAtMs: reward.endedMs,
  };
}

/** The rates of an hour; before the first hour, the first ones. */
const rateOf = (rates: readonly RateRow[], hour: number): RateRow | undefined =>
  rates.filter(({ fromHour }) => fromHour <= hour).at(-1) ?? rates[0];

/**
 * The rates that an order begins with which is made now: with a term those of this hour, which it keeps, and without one those
 * of the first hour that it earns.
 */
export const entryRate = (
  { kind }: Pick<EarnProduct, 'kind'>,
  rates: readonly RateRow[],
  nowMs: number,
): RateRow | undefined => rateOf(rates, hasTerm(kind) ? hourOf(nowMs) : firstHourOf(nowMs));

/** The rows of the present hour. */
export const tiersAt = (rates: readonly RateRow[], nowMs: number): readonly Tier[] =>
  rateOf(rates, hourOf(nowMs))?.tiers ?? [];

export const tiersOut = (tiers: readonly Tier[], scale: number) =>
  tiers.map(({ upToMinor, rateBps }) => ({
    upTo: upToMinor === null ? null : formatAmount(upToMinor, scale),
    rateBps,
  }));

/** The overall rate for 1,000 USDT worth of a coin; null without a price. */
export function rateAtThousand(
  deps: Pick<EarnDeps, 'assets' | 'pricing'>,
  asset: string,
  tiers: readonly Tier[],
): string | null {
  const price = deps.pricing.priceUsdt(asset)?.price;
  if (!price || price.priceUnits === 0n || tiers.length === 0) return null;
  const minor = amountForUsdtMinor(THOUSAND_USDT, scaleOf(deps, asset), price, 'down');
  return minor > 0n ? formatAmount(effectiveRate(minor, tiers, 4), 4) : null;
}
