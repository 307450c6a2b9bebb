import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { comeBackLate, type FlexiblePosition, hourOf, payLate } from '@bourse/core/earn/flexible.ts';
import { ticketOf } from '@bourse/core/earn/ticket.ts';
import { userAccount } from '@bourse/core/ledger/account.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { apart } from '../../../platform/jobs/apart.ts';
import { emitBalance } from '../../balances/public.ts';
import { findStoppedCoins, isCoinStopped } from '../../transfers/public.ts';
import type { EarnDeps } from '../earn-deps.ts';
import { type FlexibleOrder, lockOrder } from '../queries/position.query.ts';
import { lockDueOf, lockDueRedemptions, type Redemption } from '../queries/redemption.query.ts';
import { saveFlexible, settleRedeeming } from '../store/position.store.ts';
import { markFailed, markPaid, markWaits } from '../store/redemption.store.ts';
import { advanceOrders, scaleOf } from './advance-orders.ts';

/** When a failed payment is tried again; after the last try its person gets a ticket. */
const TRIES_AFTER_MS = [5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS] as const;

/**
 * Pays waiting redemptions that are due, each by itself. Those in a stopped coin wait until it can be moved again.
 *
 * @returns one run of the job, which returns true if a payment was made or failed
 */
export const payRedemptions = (deps: EarnDeps) =>
  apart(deps.db, {
    what: 'redemption',
    batch: 1,
    take: async (tx, limit, except) =>
      lockDueRedemptions(tx, deps.clock.nowMs(), limit, { except, stopped: await findStoppedCoins(tx) }),
    idOf: ({ id }) => id,
    work: async (tx, dues) => {
      for (const due of dues) await payOrNote(deps, tx, due, deps.clock.nowMs());
    },
  });

/**
 * Counts an order's hours and credits its days up to now. What is due of it is first paid, or noted as failed: that
 * earns from when it was due, and hours that are counted cannot be counted again.
 *
 * @param found  must be locked
 * @returns      the order, which has ended if all of it was paid out just now
 */
export async function bringToNow(deps: EarnDeps, tx: Tx, found: FlexibleOrder, nowMs: number): Promise<FlexibleOrder> {
  const dues = await lockDueOf(tx, found.id, nowMs);
  for (const due of dues) await payOrNote(deps, tx, due, nowMs);
  const changed = dues.length > 0 ? await lockOrder(tx, found.uid, found.id) : found;
  if (changed?.kind !== 'flexible') throw new Error(`order ${found.id} was locked and is not there`);
  const [order] = await advanceOrders(deps, tx, [changed], nowMs);
  return order!;
}

async function payOrNote(deps: EarnDeps, tx: Tx, due: Redemption, nowMs: number): Promise<void> {
  if (await isCoinStopped(tx, due.asset)) await holdUp(deps, tx, due, nowMs);
  else if (!(await payRedemption(deps, tx, due, nowMs))) await fail(deps, tx, due, nowMs);
}

/** Its coin is taken from service when it should be paid: it earns while it waits, and no attempt is counted. */
async function holdUp(deps: EarnDeps, tx: Tx, due: Redemption, nowMs: number): Promise<void> {
  await markWaits(tx, due.id, await earnAgain(deps, tx, due, nowMs));
}

/**
 * Pays a redemption that waits, or has failed, and tells its person.
 *
 * @param due  must be locked, after its order
 * @returns false if the books refused it; then nothing has moved
 */
export async function payRedemption(deps: EarnDeps, tx: Tx, due: Redemption, nowMs: number): Promise<boolean> {
  // Only an order that earned on this is counted: what keeps an order's interest back must not keep back what was taken
  // out of it.
  const found = await lockOrder(tx, due.uid, due.positionId);
  const entryId = await settle(deps, tx, due, nowMs);
  if (entryId === null) return false;
  if (due.earns && found?.kind === 'flexible') {
    const order = await bringToNow(deps, tx, found, nowMs);
    await saveChanged(tx, order, payLate(order.flexible, nowMs, due.amountMinor));
  }
  await markPaid(tx, due.id, nowMs, entryId);
  await settleRedeeming(tx, due.positionId, nowMs);
  await emitBalance(tx, due.uid, [due.asset]);
  const amount = formatAmount(due.amountMinor, scaleOf(deps, due.asset));
  await deps.notices.notify(tx, { uid: due.uid, kind: 'earn.redeemed', params: { asset: due.asset, amount } });
  return true;
}

/**
 * @returns the entry; null if the books refused it, in which case staff must find out why the held coins are not there
 */
async function settle(deps: EarnDeps, tx: Tx, due: Redemption, nowMs: number): Promise<string | null> {
  const [answer] = await deps.ledger.apply(tx, [
    {
      op: 'settle',
      key: `earn-redeem-paid:${due.id}`,
      holdKey: `earn-redeem:${due.id}`,
      kind: 'earn.redeem',
      ref: due.positionId,
      amountMinor: due.amountMinor,
      to: [{ account: userAccount(due.uid, 'funding', due.asset), amountMinor: due.amountMinor }],
      atMs: nowMs,
    },
  ]);
  return answer?.ok ? answer.entryId : null;
}

/** Saves an order whose redemption has failed or was paid late. Its last days are still to be credited. */
const saveChanged = (tx: Tx, order: FlexibleOrder, flexible: FlexiblePosition) =>
  saveFlexible(tx, [{ ...order, flexible, counts: true }]);

/**
 * What cannot be paid earns until it is: its owner must not lose by a fault that is not theirs. It earns from the moment
 * at which it should have been paid, also where no process ran then.
 */
async function earnAgain(deps: EarnDeps, tx: Tx, due: Redemption, nowMs: number): Promise<boolean> {
  if (due.earns) return true;
  const found = await lockOrder(tx, due.uid, due.positionId);
  if (found?.kind !== 'flexible') return false;
  const dueMs = due.state === 'WAITING' ? due.nextTryMs! : nowMs;
  const sinceMs = found.flexible.hour <= hourOf(dueMs) ? dueMs : nowMs;
  const [order] = await advanceOrders(deps, tx, [found], sinceMs, nowMs);
  await saveChanged(tx, order!, comeBackLate(order!.flexible, sinceMs, due.amountMinor));
  return true;
}

async function fail(deps: EarnDeps, tx: Tx, due: Redemption, nowMs: number): Promise<void> {
  const after = TRIES_AFTER_MS[due.attempts];
  const ticket = after === undefined ? ticketOf(due.id) : null;
  const earns = await earnAgain(deps, tx, due, nowMs);
  await markFailed(tx, { id: due.id, nextTryMs: after === undefined ? null : nowMs + after, ticket, earns });
  await settleRedeeming(tx, due.positionId, nowMs);
  if (ticket === null) return;
  const amount = formatAmount(due.amountMinor, scaleOf(deps, due.asset));
  await deps.notices.notify(tx, {
    uid: due.uid,
    kind: 'earn.redeemFailed',
    params: { asset: due.asset, amount, ticket },
  });
}
