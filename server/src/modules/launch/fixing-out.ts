import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { launch as contract } from '@bourse/contract/launch.ts';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { FIXED_SCALE, fixingWindow, SAMPLES, unitsAt } from '@bourse/core/launch/price/fixing.ts';
import { PROTECTION_SAMPLES } from '@bourse/core/launch/price/protection.ts';
import { limitedPrice, type RoundPrice } from '@bourse/core/launch/price.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { mulDiv, rescale } from '@bourse/core/money/round.ts';
import type { LaunchDeps } from './launch-deps.ts';
import type { Fixing, findSamples } from './queries/price/fixing.query.ts';
import type { Project, Round } from './queries/project.query.ts';

type ProjectOut = OutputOf<typeof contract.project>['project'];
type FixingOut = ProjectOut['rounds'][number]['fixing'];

/** The places that a price is told with at most. */
const PRICE_SCALE = 18;
/** Those of a sample. */
const SAMPLE_SCALE = 8;

/** A price as people read it: the base price, and what is left of it after the discount, rounded up. */
export function priceOut(price: RoundPrice): { readonly basePrice: string; readonly price: string } {
  const { numerator, denominator } = limitedPrice(price);
  return {
    basePrice: formatAmount(price.baseUnits, price.baseScale),
    price: formatAmount(mulDiv(numerator, 10n ** BigInt(PRICE_SCALE), denominator, 'up'), PRICE_SCALE),
  };
}

/** What the price of a round is fixed from, as people read it; null where nothing is fixed. */
export function fixingOut(
  deps: LaunchDeps,
  { payAsset }: Project,
  { offer, price, startMs, fixing }: Round,
): FixingOut {
  if (!offer) return null;
  const window = fixingWindow(startMs);
  // What could not be fixed for another start says nothing of this one.
  const done = fixing?.toMs === window.toMs ? fixing : null;
  const indexE8 = price || done ? null : indexNow(deps, payAsset);
  return {
    ...window,
    basePrice: formatAmount(offer.baseUnits, offer.baseScale),
    about: indexE8 === null ? null : priceOut({ ...offer, baseUnits: unitsAt(offer, indexE8), baseScale: FIXED_SCALE }),
    done: done && doneOut(done),
  };
}

/** What a coin costs now, 10^-8 of the stable coin; null where nobody says so. */
function indexNow({ pricing }: LaunchDeps, asset: string): bigint | null {
  const now = pricing.priceUsdt(asset);
  if (!now) return null;
  const { priceUnits, priceScale } = now.price;
  const priceE8 = rescale(priceUnits, priceScale, SAMPLE_SCALE, 'down');
  return priceE8 > 0n ? priceE8 : null;
}

const doneOut = ({ count, sumE8, failure, fixedAtMs }: Fixing): NonNullable<NonNullable<FixingOut>['done']> => ({
  atMs: fixedAtMs,
  count,
  missing: SAMPLES - count,
  sum: formatAmount(sumE8, SAMPLE_SCALE),
  average: count === 0 ? null : averageText(sumE8, count),
  failure,
});

/** An average of samples, rounded down; zero of none. */
export const averageText = (sumE8: bigint, count: number): string =>
  count === 0
    ? '0'
    : formatAmount(mulDiv(sumE8, 10n ** BigInt(PRICE_SCALE - SAMPLE_SCALE), BigInt(count), 'down'), PRICE_SCALE);

/** Everything that a price was fixed from. */
export function samplesOut(
  { offer, price }: Round,
  found: NonNullable<Awaited<ReturnType<typeof findSamples>>>,
): OutputOf<typeof contract.priceSamples> {
  const { projectId, number, asset, toMs, count, sumE8, fixedAtMs, failure, samplesE8 } = found;
  return {
    project: projectId,
    round: number,
    asset,
    fromMs: toMs - SAMPLES * MINUTE_MS,
    toMs,
    samples: samplesE8.map((sample) => (sample === null ? null : formatAmount(sample, SAMPLE_SCALE))),
    count,
    missing: SAMPLES - count,
    sum: formatAmount(sumE8, SAMPLE_SCALE),
    offered: formatAmount(offer!.baseUnits, offer!.baseScale),
    basePrice: failure === null ? formatAmount(price!.baseUnits, price!.baseScale) : null,
    fixedAtMs,
  };
}

/** How a loss until the first delivery is made good, with the market’s price then; null where it is not. */
export function protectionOut({ protectionBps, protection }: Project): ProjectOut['protection'] {
  if (protectionBps === null) return null;
  return {
    times: formatAmount(BigInt(protectionBps), 4),
    market: protection && {
      price: averageText(protection.sumE8, protection.count),
      fromMs: protection.fromMs,
      toMs: protection.fromMs + PROTECTION_SAMPLES * MINUTE_MS,
      count: protection.count,
      sum: formatAmount(protection.sumE8, SAMPLE_SCALE),
      byStaff: protection.byStaff,
    },
  };
}
