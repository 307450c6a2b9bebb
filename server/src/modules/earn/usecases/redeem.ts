import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { endEarly } from '@bourse/core/earn/fixed.ts';
import { changePrincipal, leaveWithHour } from '@bourse/core/earn/flexible.ts';
import { userAccount } from '@bourse/core/ledger/account.ts';
import type { LedgerCommand } from '@bourse/core/ledger/command.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { USDT_SCALE } from '@bourse/core/money/value.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { readPositive } from '@bourse/core/wallet/amount-checks.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import { emitBalance, lockPerson } from '../../balances/public.ts';
import { valueForLimits } from '../../pricing/public.ts';
import { isCoinStopped } from '../../transfers/public.ts';
import type { EarnDeps } from '../earn-deps.ts';
import { type FlexibleOrder, lockOrder, type TermOrder } from '../queries/position.query.ts';
import { type EarnProduct, findProduct, findRates } from '../queries/product.query.ts';
import { findInstantLeft, isAnyWaiting, type Redemption, type RedemptionKind } from '../queries/redemption.query.ts';
import { type DoneRequest, findRequest } from '../queries/request.query.ts';
import { saveFlexible, saveTerm, settleRedeeming } from '../store/position.store.ts';
import { returnQuota } from '../store/product.store.ts';
import { insertRedemption, takeInstant, takeInstantOfPerson } from '../store/redemption.store.ts';
import { insertRequest } from '../store/request.store.ts';
import { forfeitReward } from '../store/reward.store.ts';
import { scaleOf } from './advance-orders.ts';
import { bringToNow } from './pay-redemptions.ts';

export interface RedeemRequest {
  readonly clientRequestId: string;
  readonly orderId: string;
  /** In coin units; null for everything. An order with a term can only end as a whole. */
  readonly amount: string | null;
  /** `instant` from today's pool, `standard` tomorrow. */
  readonly way: 'instant' | 'standard';
}

type RedeemCode =
  | 'EARN_ORDER_UNKNOWN'
  | 'EARN_ORDER_ENDED'
  | 'EARN_NOT_EARLY'
  | 'EARN_WHOLE_ONLY'
  | 'EARN_TOO_MUCH'
  | 'EARN_INSTANT_POOL'
  | 'EARN_INSTANT_CAP'
  | 'EARN_NO_PRICE'
  | 'COIN_STOPPED'
  | 'AMOUNT_ZERO'
  | 'AMOUNT_PLACES'
  | 'AMOUNT_TOO_LARGE'
  | 'IDEMPOTENCY_MISMATCH';
type Outcome = Result<{ readonly done: DoneRequest; readonly replayed: boolean }, RedeemCode>;

/** The most that one person may redeem at once on a business day: 500,000 USDT. */
const INSTANT_PERSON_MINOR = 500_000n * 10n ** BigInt(USDT_SCALE);
/** Waiting redemptions are paid from ten past midnight on, and promised for eight o’clock. */
const PAID_FROM_MS = 10 * MINUTE_MS;
const PROMISED_MS = 8 * HOUR_MS;

/**
 * Takes coins out of an order, back to the funding account: at once if the day's pool has enough, otherwise on the next
 * business day. An order with a term can be cancelled free of charge before its interest starts; later, if the product
 * allows an early end, its interest is forfeited.
 *
 * @refuses see RedeemCode; a refusal has moved nothing. Another person's order counts as unknown
 * @invariant a repeat of the request id returns the first result; a day's pool is never exceeded
 */
export async function redeem(deps: EarnDeps, caller: Caller, request: RedeemRequest): Promise<Outcome> {
  const inputHash = payloadHash('earn-redeem', [request.orderId, request.amount ?? '', request.way]);
  return deps.db.decide(async (tx): Promise<Outcome> => {
    await lockPerson(tx, caller.uid, caller.nowMs);
    const done = await findRequest(tx, caller.uid, request.clientRequestId);
    if (done) return done.inputHash === inputHash ? ok({ done, replayed: true }) : refuse('IDEMPOTENCY_MISMATCH');
    const nowMs = deps.clock.nowMs();
    const order = await lockOrder(tx, caller.uid, request.orderId);
    if (!order) return refuse('EARN_ORDER_UNKNOWN');
    const product = await findProduct(tx, order.productId);
    if (!product) throw new Error(`order ${order.id} is of a product that is not there`);
    if (await isCoinStopped(tx, order.asset)) return refuse('COIN_STOPPED', { asset: order.asset });
    const taken =
      order.kind === 'flexible'
        ? await takeFlexible(deps, tx, { order, product, request, nowMs })
        : await endTerm(deps, tx, { order, product, request, nowMs });
    if (!taken.ok) return taken;
    const redemption = taken.value;
    await settleRedeeming(tx, order.id, nowMs);
    const row = {
      requestId: request.clientRequestId,
      inputHash,
      positionId: order.id,
      redemptionId: redemption.id,
      asset: order.asset,
      amountMinor: redemption.amountMinor,
      atMs: nowMs,
      entryId: redemption.bookedAs,
    };
    await insertRequest(tx, caller.uid, row);
    await emitBalance(tx, caller.uid, [order.asset]);
    return ok({ done: row, replayed: false });
  });
}

interface Taking<Order> {
  readonly order: Order;
  readonly product: EarnProduct;
  readonly request: RedeemRequest;
  readonly nowMs: number;
}
interface Taken {
  readonly id: string;
  readonly amountMinor: bigint;
  /** The entry that moved the coins, or set them aside. */
  readonly bookedAs: string;
}

async function takeFlexible(
  deps: EarnDeps,
  tx: Tx,
  { order: found, product, request, nowMs }: Taking<FlexibleOrder>,
): Promise<Result<Taken, RedeemCode>> {
  if (found.state !== 'EARNING') return refuse('EARN_ORDER_ENDED');
  const order = await bringToNow(deps, tx, found, nowMs);
  const { flexible } = order;
  const freeMinor = flexible.principalMinor - flexible.leavingMinor;
  const amount = amountOf(deps, order, request.amount, freeMinor);
  if (!amount.ok) return amount;
  const amountMinor = amount.value;
  const isInstant = request.way === 'instant';
  if (isInstant) {
    const taken = await takeFromPools(deps, tx, { order, product, amountMinor, nowMs });
    if (!taken.ok) return taken;
  }
  const leftMinor = freeMinor - amountMinor;
  // Interest that grew the order was never sold, so it is what leaves first.
  const soldMinor = leftMinor < order.soldMinor ? leftMinor : order.soldMinor;
  const isOver = leftMinor === 0n;
  // What leaves at the end of the hour, and what was redeemed before, is paid tomorrow.
  const isPaid = isInstant && flexible.leavingMinor === 0n && !(isOver && (await isAnyWaiting(tx, order.id)));
  await saveFlexible(tx, [
    {
      ...order,
      flexible: isInstant
        ? changePrincipal(flexible, nowMs, -amountMinor)
        : leaveWithHour(flexible, nowMs, amountMinor),
      soldMinor,
      state: isOver ? endState(isPaid) : 'EARNING',
      endedAtMs: isOver && isPaid ? nowMs : null,
    },
  ]);
  await returnQuota(tx, product.id, order.soldMinor - soldMinor);
  return ok(
    await pay(deps, tx, { order, amountMinor, kind: request.way, forfeitedMinor: 0n, isNow: isInstant, nowMs }),
  );
}

const endState = (isPaid: boolean) => (isPaid ? 'REDEEMED' : 'REDEEMING');

function amountOf(
  deps: EarnDeps,
  { asset }: FlexibleOrder,
  text: string | null,
  freeMinor: bigint,
): Result<bigint, 'EARN_TOO_MUCH' | 'AMOUNT_ZERO' | 'AMOUNT_PLACES' | 'AMOUNT_TOO_LARGE'> {
  const scale = scaleOf(deps, asset);
  const available = formatAmount(freeMinor, scale);
  if (text === null)
    return freeMinor > 0n ? ok(freeMinor) : refuse('EARN_TOO_MUCH', { asset, available, needed: available });
  const read = readPositive(text, scale);
  if (!read.ok) return read;
  return read.value > freeMinor ? refuse('EARN_TOO_MUCH', { asset, available, needed: text }) : read;
}

interface FromPools {
  readonly order: FlexibleOrder | TermOrder;
  readonly product: EarnProduct;
  readonly amountMinor: bigint;
  readonly nowMs: number;
}

async function takeFromPools(
  deps: EarnDeps,
  tx: Tx,
  { order, product, amountMinor, nowMs }: FromPools,
): Promise<Result<true, 'EARN_INSTANT_POOL' | 'EARN_INSTANT_CAP' | 'EARN_NO_PRICE'>> {
  const price = deps.pricing.priceUsdt(order.asset);
  if (!price) return refuse('EARN_NO_PRICE', { asset: order.asset });
  const day = businessDayOf(nowMs);
  const usdtMinor = valueForLimits(price.price, amountMinor, scaleOf(deps, order.asset));
  if (!(await takeInstantOfPerson(tx, { uid: order.uid, day, usdtMinor, capMinor: INSTANT_PERSON_MINOR }))) {
    return refuse('EARN_INSTANT_CAP', { max: formatAmount(INSTANT_PERSON_MINOR, USDT_SCALE) });
  }
  if (!(await takeInstant(tx, { productId: product.id, day, amountMinor, poolMinor: product.instantMinor }))) {
    const remaining = formatAmount(await findInstantLeft(tx, product, day), scaleOf(deps, order.asset));
    return refuse('EARN_INSTANT_POOL', { asset: order.asset, remaining });
  }
  return ok(true);
}

async function endTerm(
  deps: EarnDeps,
  tx: Tx,
  { order, product, request, nowMs }: Taking<TermOrder>,
): Promise<Result<Taken, RedeemCode>> {
  if (!order.counts || nowMs >= order.maturesAtMs) return refuse('EARN_ORDER_ENDED');
  if (request.amount !== null) return refuse('EARN_WHOLE_ONLY');
  const amountMinor = order.principalMinor;
  const isCancelled = nowMs < order.interestStartMs;
  if (!isCancelled && !product.canEndEarly) return refuse('EARN_NOT_EARLY');
  const isNow = isCancelled || request.way === 'instant';
  if (!isCancelled && isNow) {
    const taken = await takeFromPools(deps, tx, { order, product, amountMinor, nowMs });
    if (!taken.ok) return taken;
  }
  const soldMinor = isCancelled ? 0n : order.soldMinor;
  await saveTerm(tx, {
    ...order,
    principalMinor: 0n,
    soldMinor,
    state: isCancelled ? 'CANCELLED' : endState(isNow),
    endedAtMs: isNow ? nowMs : null,
    counts: false,
  });
  await returnQuota(tx, product.id, order.soldMinor - soldMinor);
  await forfeitReward(tx, order.id);
  const forfeitedMinor = isCancelled ? 0n : await forfeitedOf(tx, order, nowMs);
  const kind = isCancelled ? 'cancel' : 'early';
  return ok(await pay(deps, tx, { order, amountMinor, kind, forfeitedMinor, isNow, nowMs }));
}

async function forfeitedOf(tx: Tx, order: TermOrder, nowMs: number): Promise<bigint> {
  const rates = (await findRates(tx, [order.productId])).get(order.productId) ?? [];
  const tiers = rates.find(({ id }) => id === order.rateId)?.tiers;
  if (!tiers) throw new Error(`order ${order.id} has a rate that is not there`);
  return endEarly({ ...order, tiers }, nowMs).forfeitedMinor;
}

interface Paying {
  readonly order: FlexibleOrder | TermOrder;
  readonly amountMinor: bigint;
  readonly kind: RedemptionKind;
  readonly forfeitedMinor: bigint;
  readonly isNow: boolean;
  readonly nowMs: number;
}

/** Pays coins to the funding account, or sets them aside until their day. */
async function pay(deps: EarnDeps, tx: Tx, paying: Paying): Promise<Taken> {
  const { order, amountMinor, kind, forfeitedMinor, isNow, nowMs } = paying;
  const id = newId(nowMs);
  const tomorrowMs = startOfBusinessDay(businessDayOf(nowMs) + 1);
  const [answer] = await deps.ledger.apply(tx, [
    isNow ? payCommand(id, paying) : holdCommand(id, paying, tomorrowMs + PROMISED_MS),
  ]);
  if (!answer?.ok) throw new Error(`the books refused redemption ${id} of order ${order.id}: ${answer?.refusal.code}`);
  const row: Redemption = {
    id,
    uid: order.uid,
    positionId: order.id,
    asset: order.asset,
    kind,
    amountMinor,
    forfeitedMinor,
    state: isNow ? 'PAID' : 'WAITING',
    askedAtMs: nowMs,
    dueAtMs: isNow ? nowMs : tomorrowMs + PROMISED_MS,
    paidAtMs: isNow ? nowMs : null,
    attempts: 0,
    nextTryMs: isNow ? null : tomorrowMs + PAID_FROM_MS,
    ticket: null,
    earns: false,
    entryId: isNow ? answer.entryId : null,
  };
  await insertRedemption(tx, row);
  return { id, amountMinor, bookedAs: answer.entryId };
}

const payCommand = (id: string, { order, amountMinor, nowMs }: Paying): LedgerCommand => ({
  op: 'post',
  key: `earn-redeem:${id}`,
  kind: 'earn.redeem',
  ref: order.id,
  legs: [
    { account: userAccount(order.uid, 'earn', order.asset), amountMinor: -amountMinor },
    { account: userAccount(order.uid, 'funding', order.asset), amountMinor },
  ],
  atMs: nowMs,
});

const holdCommand = (id: string, { order, amountMinor, nowMs }: Paying, releaseAtMs: number): LedgerCommand => ({
  op: 'hold',
  key: `earn-redeem:${id}`,
  reason: 'EARN_REDEEMING',
  ref: order.id,
  account: userAccount(order.uid, 'earn', order.asset),
  amountMinor,
  releaseAtMs,
  atMs: nowMs,
});
