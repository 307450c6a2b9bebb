import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { effectiveRate } from '@bourse/core/earn/rate.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { type Refusal, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { entryRate } from '../product-out.ts';
import { type EarnProduct, findRates } from '../queries/product.query.ts';

export type SeenRefusal = 'EARN_RATE_DROPPED' | 'EARN_REWARD_DROPPED';

/** What a person has seen before they asked; nothing for whatever there is. */
export interface Seen {
  /** Since when the rates hold. */
  readonly ratesSeenMs?: number | undefined;
  /** The rate of the second coin. */
  readonly rewardSeenBps?: number | undefined;
}

/** Places of a percent in which two rates are compared and told. */
const RATE_PLACES = 4;
const BPS_PLACES = 2;

/**
 * Compares what an order would earn from its first hour on with what its person has seen. Only a fall is refused: a rate that
 * rose harms nobody.
 *
 * @returns the refusal; null if nothing has fallen
 */
export async function judgeSeen(
  tx: Tx,
  product: EarnProduct,
  { ratesSeenMs, rewardSeenBps }: Seen,
  { principalMinor, nowMs }: { readonly principalMinor: bigint; readonly nowMs: number },
): Promise<{ readonly ok: false; readonly refusal: Refusal<SeenRefusal> } | null> {
  if (ratesSeenMs !== undefined) {
    const rates = (await findRates(tx, [product.id])).get(product.id) ?? [];
    const seen = rates.find(({ fromHour }) => fromHour * HOUR_MS === ratesSeenMs);
    const first = entryRate(product, rates, nowMs);
    if (seen && first) {
      const from = effectiveRate(principalMinor, seen.tiers, RATE_PLACES);
      const to = effectiveRate(principalMinor, first.tiers, RATE_PLACES);
      if (to < from) return refuse('EARN_RATE_DROPPED', { from: percent(from), percent: percent(to) });
    }
  }
  const { reward } = product;
  if (rewardSeenBps === undefined || !reward) return null;
  const rewardBps = reward.endedMs === null ? reward.rateBps : 0;
  if (rewardBps >= rewardSeenBps) return null;
  const ofBps = (bps: number) => formatAmount(BigInt(bps), BPS_PLACES);
  return refuse('EARN_REWARD_DROPPED', { asset: reward.asset, from: ofBps(rewardSeenBps), percent: ofBps(rewardBps) });
}

const percent = (rate: bigint): string => formatAmount(rate, RATE_PLACES);
