import { BUSINESS_OFFSET_MS, businessDayOf } from '@bourse/core/calendar/business-day.ts';
import { fixedDates } from '@bourse/core/earn/fixed.ts';
import type { RateRow } from '@bourse/core/earn/flexible.ts';
import { daysInterestMinor } from '@bourse/core/earn/rate.ts';
import { judgeRenewal, type Renewal } from '@bourse/core/earn/renew.ts';
import { systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import type { Leg } from '@bourse/core/ledger/command.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { apart } from '../../../platform/jobs/apart.ts';
import { emitBalance } from '../../balances/public.ts';
import { findStoppedCoins } from '../../transfers/public.ts';
import type { EarnDeps } from '../earn-deps.ts';
import { lockMatured, type TermOrder } from '../queries/position.query.ts';
import { type EarnProduct, findProduct, findRates } from '../queries/product.query.ts';
import { insertCredits } from '../store/earned.store.ts';
import { insertOrder, saveTerm } from '../store/position.store.ts';
import { takeQuota } from '../store/product.store.ts';
import { insertRedemption } from '../store/redemption.store.ts';
import { insertTermRewards } from '../store/reward.store.ts';
import { scaleOf } from './advance-orders.ts';

import { findHeldBack, type HeldBack } from './held-back.ts';

/** How many orders one transaction ends; few, because each may take quota and others should not wait long for that. */
const BATCH = 50;

/**
 * Ends orders whose term is over: principal and interest go to the funding account, or into the next term if the owner
 * chose that and its rate is at least what they asked for. Terms that ended while no process ran are handled one by
 * one.
 *
 * @returns one run of the job, which returns true if there may be more
 */
export const matureTerms = (deps: EarnDeps) =>
  apart(deps.db, {
    what: 'end of order',
    batch: BATCH,
    // Orders in a stopped coin wait until it can be moved again.
    take: async (tx, limit, except) =>
      lockMatured(tx, deps.clock.nowMs(), limit, { except, stopped: await findStoppedCoins(tx) }),
    idOf: ({ id }) => id,
    work: async (tx, orders) => {
      const nowMs = deps.clock.nowMs();
      // Their last days must be recorded while the orders still count.
      const ids = orders.map(({ id }) => id);
      await insertTermRewards(tx, { throughDay: businessDayOf(nowMs) - 1, offsetMs: BUSINESS_OFFSET_MS, ids });
      for (const order of orders) await mature(deps, tx, order, nowMs);
    },
  });

async function mature(deps: EarnDeps, tx: Tx, order: TermOrder, nowMs: number): Promise<void> {
  const product = await findProduct(tx, order.productId);
  const rates = (await findRates(tx, [order.productId])).get(order.productId) ?? [];
  const rate = rates.find(({ id }) => id === order.rateId);
  if (!product || !rate) throw new Error(`order ${order.id} has a product or a rate that is not there`);
  const interestMinor = daysInterestMinor(order.principalMinor, rate.tiers, product.termDays);
  const next = await renewal(deps, tx, { order, product, rates, interestMinor });
  const staysMinor = next.ok ? next.amountMinor : 0n;
  const entryId = await book(deps, tx, { order, interestMinor, staysMinor, nowMs });
  await saveTerm(tx, {
    ...order,
    state: 'REDEEMED',
    principalMinor: 0n,
    endedAtMs: order.maturesAtMs,
    interestMinor,
    counts: false,
  });
  await noteEarned(tx, { order, interestMinor, staysMinor, entryId, nowMs });
  if (next.ok) await renew(tx, { order, product, rate: next.rate, amountMinor: next.amountMinor });
  await tell(deps, tx, { order, interestMinor, next });
  await emitBalance(tx, order.uid, [order.asset]);
}

interface Next {
  readonly order: TermOrder;
  readonly product: EarnProduct;
  readonly rates: readonly RateRow[];
  readonly interestMinor: bigint;
}

/** Whether the order is renewed; takes its quota if so, because others may be taking it at the same moment. */
async function renewal(
  deps: EarnDeps,
  tx: Tx,
  { order, product, rates, interestMinor }: Next,
): Promise<Renewal | { readonly ok: false; readonly because: HeldBack }> {
  const judged = judgeRenewal({ ...order, interestMinor }, product, rates);
  if (!judged.ok) return judged;
  const heldBack = await findHeldBack(deps, tx, order.uid, product);
  if (heldBack) return { ok: false, because: heldBack };
  return (await takeQuota(tx, product.id, judged.amountMinor)) ? judged : { ok: false, because: 'quota' };
}

interface Ending {
  readonly order: TermOrder;
  readonly interestMinor: bigint;
  /** What goes into the next term. */
  readonly staysMinor: bigint;
  readonly nowMs: number;
}

/** @returns the entry; null if everything goes on and nothing was earned, so that nothing moves */
async function book(
  deps: EarnDeps,
  tx: Tx,
  { order, interestMinor, staysMinor, nowMs }: Ending,
): Promise<string | null> {
  const { uid, asset, productId, principalMinor, id } = order;
  const all: Leg[] = [
    { account: systemAccount('earn_interest', asset, productId), amountMinor: -interestMinor },
    { account: userAccount(uid, 'earn', asset), amountMinor: staysMinor - principalMinor },
    { account: userAccount(uid, 'funding', asset), amountMinor: principalMinor + interestMinor - staysMinor },
  ];
  const legs = all.filter(({ amountMinor }) => amountMinor !== 0n);
  if (legs.length === 0) return null;
  const [answer] = await deps.ledger.apply(tx, [
    {
      op: 'post',
      key: `earn-mature:${id}`,
      kind: 'earn.matured',
      ref: id,
      legs,
      atMs: nowMs,
    },
  ]);
  if (!answer?.ok) throw new Error(`the books refused the end of order ${id}: ${answer?.refusal.code}`);
  return answer.entryId;
}

async function noteEarned(
  tx: Tx,
  { order, interestMinor, staysMinor, nowMs, entryId }: Ending & { readonly entryId: string | null },
) {
  const day = businessDayOf(order.maturesAtMs) - 1;
  const compoundedMinor = staysMinor > order.principalMinor ? staysMinor - order.principalMinor : 0n;
  await insertCredits(tx, [
    {
      positionId: order.id,
      day,
      atMs: order.maturesAtMs,
      accruedAtto: 0n,
      hoursMinor: 0n,
      compoundedMinor,
      paidMinor: interestMinor - compoundedMinor,
      carryAtto: 0n,
      entryId: interestMinor > 0n ? entryId : null,
    },
  ]);
  const outMinor = staysMinor < order.principalMinor ? order.principalMinor - staysMinor : 0n;
  if (outMinor === 0n) return;
  await insertRedemption(tx, {
    id: newId(nowMs),
    uid: order.uid,
    positionId: order.id,
    asset: order.asset,
    kind: 'maturity',
    amountMinor: outMinor,
    forfeitedMinor: 0n,
    state: 'PAID',
    askedAtMs: order.maturesAtMs,
    dueAtMs: order.maturesAtMs,
    paidAtMs: nowMs,
    attempts: 0,
    nextTryMs: null,
    ticket: null,
    earns: false,
    entryId,
  });
}

interface NextTerm {
  readonly order: TermOrder;
  readonly product: EarnProduct;
  readonly rate: RateRow;
  readonly amountMinor: bigint;
}

/** The next term begins where the last one ended, so that no day is lost. */
async function renew(tx: Tx, { order, product, rate, amountMinor }: NextTerm): Promise<void> {
  const { maturesAtMs } = fixedDates(order.maturesAtMs - 1, product.termDays);
  await insertOrder(tx, {
    kind: 'term',
    id: newId(order.maturesAtMs),
    uid: order.uid,
    productId: product.id,
    asset: product.asset,
    state: 'EARNING',
    soldMinor: amountMinor,
    openedAtMs: order.maturesAtMs,
    interestStartMs: order.maturesAtMs,
    maturesAtMs,
    endedAtMs: null,
    interestMinor: 0n,
    rewardAtto: 0n,
    rewardMinor: 0n,
    counts: true,
    principalMinor: amountMinor,
    rateId: rate.id,
    renews: order.renews,
    renewFloor: order.renewFloor,
  });
}

async function tell(
  deps: EarnDeps,
  tx: Tx,
  {
    order,
    interestMinor,
    next,
  }: { readonly order: TermOrder; readonly interestMinor: bigint; readonly next: Awaited<ReturnType<typeof renewal>> },
): Promise<void> {
  const scale = scaleOf(deps, order.asset);
  const params = {
    asset: order.asset,
    amount: formatAmount(order.principalMinor, scale),
    interest: formatAmount(interestMinor, scale),
  };
  if (next.ok) await deps.notices.notify(tx, { uid: order.uid, kind: 'earn.renewed', params });
  else {
    const kind = next.because === 'off' ? 'earn.matured' : `earn.notRenewed.${next.because}`;
    await deps.notices.notify(tx, { uid: order.uid, kind, params });
  }
}
