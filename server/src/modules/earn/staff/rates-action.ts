import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { hasTerm } from '@bourse/core/earn/product.ts';
import { judgeTiers, type Tier, type TiersRefusal } from '@bourse/core/earn/rate.ts';
import { parseAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Approvals, PlainRecord, StaffAction } from '../../approvals/public.ts';
import type { EarnDeps } from '../earn-deps.ts';
import { tiersAt, tiersOut } from '../product-out.ts';
import { findProduct, findRates } from '../queries/product.query.ts';
import { insertRate } from '../store/product.store.ts';
import { insertTelling } from '../store/telling.store.ts';
import { scaleOf } from '../usecases/advance-orders.ts';

export interface RatesWish extends PlainRecord {
  readonly productId: string;
  /** The first moment of an hour. */
  readonly fromMs: number;
  /**
   * Rows such as `2000 at 1000`: up to an amount in coins, and a rate in hundredths of a percent. The last row is just
   * `at 360`.
   */
  readonly rows: readonly string[];
}
type RatesRefusal = 'EARN_NOT_FOUND' | 'AMOUNT_INVALID' | 'EARN_RATE_HOUR' | 'EARN_RATE_TOO_SOON' | TiersRefusal;

/** How long before they apply, new rates must be announced for a product that people have money in. */
const ANNOUNCED_MS = DAY_MS;

export const ratesRow = ({ upTo, rateBps }: { readonly upTo: string | null; readonly rateBps: number }): string =>
  upTo === null ? `at ${rateBps}` : `${upTo} at ${rateBps}`;

/** Sets rates. What people earn is a promise of the house, so it takes two members of Product. */
export const defineRatesAction = (
  deps: EarnDeps & { readonly approvals: Pick<Approvals, 'define'> },
): StaffAction<RatesWish, RatesRefusal> =>
  deps.approvals.define<RatesWish, RatesRefusal>({
    kind: 'staffEarn.setRates',
    proposers: ['product'],
    deciders: ['product'],
    needsSecond: () => true,
    plan: async (tx, wish) => {
      const judged = await judge(deps, tx, wish);
      if (!judged.ok) return judged;
      const { scale, rates } = judged.value;
      const before = tiersOut(tiersAt(rates, wish.fromMs), scale).map(ratesRow);
      return ok({
        subject: `earn:${wish.productId}`,
        before: { fromMs: null, rows: before },
        after: { fromMs: wish.fromMs, rows: wish.rows },
      });
    },
    carryOut: async (tx, wish, { nowMs }) => {
      const judged = await judge(deps, tx, wish);
      if (!judged.ok) return judged;
      const { tiers, rates, product } = judged.value;
      const id = newId(nowMs);
      await insertRate(tx, { id, productId: product.id, fromHour: wish.fromMs / HOUR_MS, tiers, nowMs });
      const before = rates.at(-1);
      // An order with a term keeps the rate at which it was made, so its holders are not told.
      if (before && !hasTerm(product.kind)) {
        const change = { beforeId: before.id, afterId: id };
        const telling = { id: newId(nowMs), productId: product.id, kind: 'rateDrop', topic: `rateDrop:${id}` } as const;
        await insertTelling(tx, { ...telling, rates: change, nowMs });
      }
      return ok(undefined);
    },
  });

async function judge(deps: EarnDeps, tx: Parameters<typeof findProduct>[0], wish: RatesWish) {
  const product = await findProduct(tx, wish.productId);
  if (!product) return refuse('EARN_NOT_FOUND', { product: wish.productId });
  const scale = scaleOf(deps, product.asset);
  const tiers = readRows(wish.rows, scale);
  if (!tiers.ok) return tiers;
  const wrong = judgeTiers(tiers.value);
  if (wrong) return refuse(wrong.code, wrong.details);
  if (wish.fromMs % HOUR_MS !== 0) return refuse('EARN_RATE_HOUR');
  const rates = (await findRates(tx, [product.id])).get(product.id) ?? [];
  // The first rates may apply at once, because nobody has an order yet. Later ones must come after all known ones.
  const earliestMs = rates.length === 0 ? 0 : deps.clock.nowMs() + ANNOUNCED_MS;
  const lastMs = (rates.at(-1)?.fromHour ?? 0) * HOUR_MS;
  if (wish.fromMs < earliestMs || (rates.length > 0 && wish.fromMs <= lastMs)) {
    return refuse('EARN_RATE_TOO_SOON', { earliestAt: Math.max(earliestMs, lastMs + HOUR_MS) });
  }
  return ok({ tiers: tiers.value, scale, rates, product });
}

const ROW = /^(?:(\S+) )?at ([0-9]{1,6})$/;

function readRows(rows: readonly string[], scale: number): Result<readonly Tier[], 'AMOUNT_INVALID'> {
  const tiers: Tier[] = [];
  for (const row of rows) {
    const [, upTo, rate] = ROW.exec(row) ?? [];
    const read = upTo === undefined ? null : parseAmount(upTo, scale);
    if (rate === undefined || (read !== null && !read.ok)) return refuse('AMOUNT_INVALID', { scale });
    tiers.push({ upToMinor: read === null ? null : read.value, rateBps: Number(rate) });
  }
  return ok(tiers);
}
