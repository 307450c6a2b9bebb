import type { earn as contract } from '@bourse/contract/earn.ts';
import type { OutputOf } from '@bourse/contract/endpoint.ts';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { endEarly } from '@bourse/core/earn/fixed.ts';
import { hourOf } from '@bourse/core/earn/flexible.ts';
import { ATTO_SCALE } from '@bourse/core/earn/rate.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { cutPage, cutPageBy, pageLimitOf, readKeyset } from '../../platform/db/keyset.ts';
import type { EarnDeps } from './earn-deps.ts';
import { orderOut, tiersOf } from './order-out.ts';
import { type CreditRow, findCredits, findSegments, type SegmentRow } from './queries/earned.query.ts';
import { type EarnOrder, findOrder, findOrders } from './queries/position.query.ts';
import { findProducts, findRates } from './queries/product.query.ts';
import { findRedemptions, findTickets } from './queries/redemption.query.ts';
import { scaleOf } from './usecases/advance-orders.ts';

interface Asked {
  readonly uid: string;
  readonly before: string | undefined;
  readonly limit: number | undefined;
}

/** A page of a person's orders. @refuses FIELD_INVALID for an invalid cursor */
export async function readOrders(
  deps: EarnDeps,
  { uid, isOpen, before, limit }: Asked & { readonly isOpen: boolean | undefined },
  nowMs: number,
): Promise<Result<OutputOf<typeof contract.orders>, 'FIELD_INVALID'>> {
  const from = readKeyset(before);
  if (!from.ok) return from;
  const count = pageLimitOf(limit);
  const found = await findOrders(deps.db, { uid, isOpen: isOpen ?? null, before: from.value, limit: count + 1 });
  const page = cutPage(found, count, ({ openedAtMs, id }) => ({ atMs: openedAtMs, id }));
  return ok({ rows: await ordersOut(deps, page.rows, nowMs), next: page.next });
}

/** One order, with its redemptions. @refuses EARN_ORDER_UNKNOWN, also for another person's */
export async function readOrder(
  deps: EarnDeps,
  uid: string,
  orderId: string,
  nowMs: number,
): Promise<Result<OutputOf<typeof contract.order>, 'EARN_ORDER_UNKNOWN'>> {
  const order = await findOrder(deps.db, uid, orderId);
  if (!order) return refuse('EARN_ORDER_UNKNOWN');
  const [shown] = await ordersOut(deps, [order], nowMs);
  const scale = scaleOf(deps, order.asset);
  const redemptions = (await findRedemptions(deps.db, order.id)).map((each) => ({
    id: each.id,
    kind: each.kind,
    amount: formatAmount(each.amountMinor, scale),
    forfeited: formatAmount(each.forfeitedMinor, scale),
    state: each.state,
    askedAtMs: each.askedAtMs,
    dueAtMs: each.dueAtMs,
    paidAtMs: each.paidAtMs,
    ticket: each.ticket,
  }));
  return ok({ ...shown!, redemptions, early: await earlyOut(deps, order, nowMs) });
}

/** Orders as their owner sees them now. */
export async function ordersOut(deps: EarnDeps, orders: readonly EarnOrder[], nowMs: number) {
  const products = new Map((await findProducts(deps.db)).map((product) => [product.id, product]));
  const rates = await findRates(deps.db, [...new Set(orders.map(({ productId }) => productId))]);
  const tickets = await findTickets(
    deps.db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => {
    const product = products.get(order.productId);
    if (!product) throw new Error(`order ${order.id} is of a product that is not there`);
    const ticket = tickets.get(order.id) ?? null;
    return orderOut(deps, order, { product, rates: rates.get(order.productId)!, ticket, nowMs });
  });
}

async function earlyOut(deps: EarnDeps, order: EarnOrder, nowMs: number) {
  if (order.kind !== 'term' || !order.counts) return null;
  const rates = (await findRates(deps.db, [order.productId])).get(order.productId)!;
  const scale = scaleOf(deps, order.asset);
  const end = endEarly({ ...order, tiers: tiersOf(rates, order.rateId) }, nowMs);
  return {
    returned: formatAmount(end.returnedMinor, scale),
    forfeited: formatAmount(end.forfeitedMinor, scale),
    daysLeft: end.daysLeft,
  };
}

const DAY_CURSOR = /^[0-9]{1,6}$/;

/**
 * A page of an order's days with their hours, from which everybody can check the credits. @refuses EARN_ORDER_UNKNOWN
 */
export async function readCredits(
  deps: EarnDeps,
  { uid, orderId, before, limit }: Asked & { readonly orderId: string },
): Promise<Result<OutputOf<typeof contract.credits>, 'EARN_ORDER_UNKNOWN' | 'FIELD_INVALID'>> {
  if (before !== undefined && !DAY_CURSOR.test(before)) {
    return refuse('FIELD_INVALID', { field: 'before', reason: 'NOT_A_CURSOR' });
  }
  const order = await findOrder(deps.db, uid, orderId);
  if (!order) return refuse('EARN_ORDER_UNKNOWN');
  const count = pageLimitOf(limit);
  const beforeDay = before === undefined ? null : Number(before);
  const found = await findCredits(deps.db, orderId, { beforeDay, limit: count + 1 });
  const page = cutPageBy(found, count, ({ day }) => String(day));
  const segments = await segmentsByDay(deps, order, page.rows);
  const scale = scaleOf(deps, order.asset);
  return ok({
    rows: page.rows.map((credit) => creditOut(credit, segments.get(credit.day) ?? [], scale)),
    next: page.next,
  });
}

/** The hours of a page of days, all read with one statement. */
async function segmentsByDay(
  deps: EarnDeps,
  order: EarnOrder,
  credits: readonly CreditRow[],
): Promise<ReadonlyMap<number, readonly SegmentRow[]>> {
  const byDay = new Map<number, SegmentRow[]>();
  const [latest, earliest] = [credits[0], credits.at(-1)];
  if (!latest || !earliest) return byDay;
  const fromHour = hourOf(startOfBusinessDay(earliest.day));
  const toHour = hourOf(startOfBusinessDay(latest.day + 1));
  for (const segment of await findSegments(deps.db, order.id, { fromHour, toHour })) {
    const day = businessDayOf(segment.fromHour * HOUR_MS);
    byDay.set(day, [...(byDay.get(day) ?? []), segment]);
  }
  return byDay;
}

function creditOut(credit: CreditRow, segments: readonly SegmentRow[], scale: number) {
  return {
    day: credit.day,
    atMs: credit.atMs,
    accrued: formatAmount(credit.accruedAtto, ATTO_SCALE),
    carry: formatAmount(credit.carryAtto, ATTO_SCALE),
    compounded: formatAmount(credit.compoundedMinor, scale),
    paid: formatAmount(credit.paidMinor, scale),
    segments: segments.map(({ fromHour, hours, leastMinor, rateFromHour, hourAtto }) => ({
      fromMs: fromHour * HOUR_MS,
      hours,
      least: formatAmount(leastMinor, scale),
      rateFromMs: rateFromHour * HOUR_MS,
      perHour: formatAmount(hourAtto, ATTO_SCALE),
    })),
  };
}
