import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { endAlarm, raiseAlarm } from '../../custody/public.ts';
import { type Cover, coverOf } from '../cover.ts';
import type { EarnDeps } from '../earn-deps.ts';
import { businessTime } from '../notice-time.ts';
import { type EarnProduct, findProducts } from '../queries/product.query.ts';
import { findProductMoney, type ProductMoney } from '../queries/staff-product.query.ts';
import { endCoverAlarm, takeCoverAlarm } from '../store/product.store.ts';
import { scaleOf } from './advance-orders.ts';

/** How long before a product's cover ends staff are told. */
const TOLD_BEFORE_MS = 3 * DAY_MS;

/**
 * Raises an alarm once for each product whose interest is covered for three days or less, and ends it when there is
 * more again.
 *
 * @throws the error of the first product whose cover cannot be computed, after all others were looked at
 */
export async function watchCover(deps: EarnDeps): Promise<void> {
  const money = await findProductMoney(deps.db);
  const failed: unknown[] = [];
  for (const product of await findProducts(deps.db)) {
    await watchOne(deps, product, money.get(product.id)!).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw failed[0];
}

async function watchOne(deps: EarnDeps, product: EarnProduct, has: ProductMoney): Promise<void> {
  const nowMs = deps.clock.nowMs();
  const cover = await coverOf(deps.db, product, has, nowMs);
  const isShort = cover.endsAtMs !== null && cover.endsAtMs <= nowMs + TOLD_BEFORE_MS;
  if (isShort === (product.coverAlarmMs !== null)) return;
  await deps.db.tx((tx) => (isShort ? raise(deps, tx, product, { cover, has, nowMs }) : end(tx, product, nowMs)));
}

/** The subject of an alarm contains the time, so that it is raised again the next time. */
const alarmOf = (productId: string, raisedAtMs: number) =>
  ({ network: 'earn', code: 'EARN_COVER_ENDS', subject: `${productId} ${businessTime(raisedAtMs)}` }) as const;

interface Short {
  readonly cover: Cover;
  readonly has: ProductMoney;
  readonly nowMs: number;
}

async function raise(deps: EarnDeps, tx: Tx, { id, asset }: EarnProduct, { cover, has, nowMs }: Short): Promise<void> {
  // Another process may have raised it meanwhile.
  if (!(await takeCoverAlarm(tx, id, nowMs))) return;
  const text = (minor: bigint): string => `${formatAmount(minor, scaleOf(deps, asset))} ${asset}`;
  const details = {
    product: id,
    coveredUntil: businessTime(cover.endsAtMs!),
    cover: text(has.coverMinor),
    perDay: text(cover.perDayMinor),
  };
  await raiseAlarm(tx, { ...alarmOf(id, nowMs), details, nowMs });
}

async function end(tx: Tx, { id, coverAlarmMs }: EarnProduct, nowMs: number): Promise<void> {
  if (await endCoverAlarm(tx, id, coverAlarmMs!)) await endAlarm(tx, alarmOf(id, coverAlarmMs!), nowMs);
}
