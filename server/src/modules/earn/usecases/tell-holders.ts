import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { effectiveRate } from '@bourse/core/earn/rate.ts';
import { fallsAFifth } from '@bourse/core/earn/tell.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { apart } from '../../../platform/jobs/apart.ts';
import type { NewNotice } from '../../notices/public.ts';
import type { EarnDeps } from '../earn-deps.ts';
import { businessTime } from '../notice-time.ts';
import { RATE_PLACES } from '../order-out.ts';
import { type EarnProduct, findProduct, findRates } from '../queries/product.query.ts';
import { findHolders, type Holder, lockTellings, type Telling } from '../queries/telling.query.ts';
import { advanceTelling } from '../store/telling.store.ts';

/** How many people one transaction tells: a product may have a million, and nobody should wait for it. */
const BATCH = 500;

/**
 * Tells a page of a product's holders something that concerns all of them. The page and its end are one commit, so that
 * each person is told once, even after a crash.
 *
 * @returns one run of the job, which returns true if there may be more
 */
export const tellHolders = (deps: EarnDeps, batch = BATCH) =>
  apart(deps.db, {
    what: 'telling',
    batch: 1,
    take: lockTellings,
    idOf: ({ id }) => id,
    work: async (tx, tellings) => {
      for (const telling of tellings) await tellPage(deps, tx, telling, batch);
    },
  });

async function tellPage(deps: EarnDeps, tx: Tx, telling: Telling, batch: number): Promise<void> {
  const product = await findProduct(tx, telling.productId);
  if (!product) throw new Error(`product ${telling.productId} is not there`);
  const holders = await findHolders(tx, telling, batch);
  const notices =
    telling.kind === 'rateDrop' ? await ofDrop(tx, telling, product, holders) : ofBudget(telling, product, holders);
  await deps.notices.notifyAll(tx, notices);
  await advanceTelling(tx, {
    id: telling.id,
    afterUid: holders.at(-1)?.uid ?? telling.afterUid,
    doneAtMs: holders.length < batch ? deps.clock.nowMs() : null,
  });
}

/** The holders whose own rate falls by a certain amount, given what they have. */
async function ofDrop(
  tx: Tx,
  telling: Telling,
  product: EarnProduct,
  holders: readonly Holder[],
): Promise<NewNotice[]> {
  const rates = (await findRates(tx, [product.id])).get(product.id)!;
  const [before, after] = [telling.beforeId, telling.rateId].map((id) => rates.find((rate) => rate.id === id));
  if (!before || !after) throw new Error(`telling ${telling.id} is of rates that are not there`);
  const text = (principalMinor: bigint, { tiers }: typeof before): string =>
    formatAmount(effectiveRate(principalMinor, tiers, RATE_PLACES), RATE_PLACES);
  return holders
    .filter(({ principalMinor }) => fallsAFifth(principalMinor, before.tiers, after.tiers))
    .map(({ uid, principalMinor }) => ({
      uid,
      kind: 'earn.rateFalls',
      params: {
        asset: product.asset,
        before: text(principalMinor, before),
        rate: text(principalMinor, after),
        date: businessTime(after.fromHour * HOUR_MS),
      },
    }));
}

const ofBudget = ({ kind }: Telling, { asset, reward }: EarnProduct, holders: readonly Holder[]): NewNotice[] =>
  holders.map(({ uid }) => ({
    uid,
    kind: kind === 'budgetLow' ? 'earn.rewardLow' : 'earn.rewardOver',
    params: { asset, reward: reward?.asset ?? '' },
  }));
