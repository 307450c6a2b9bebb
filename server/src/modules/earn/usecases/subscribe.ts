import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { fixedDates, rateFloor } from '@bourse/core/earn/fixed.ts';
import { changePrincipal, firstHourOf, hourOf, openFlexible, type RateRow } from '@bourse/core/earn/flexible.ts';
import { hasTerm } from '@bourse/core/earn/product.ts';
import { effectiveRate } from '@bourse/core/earn/rate.ts';
import type { Renews } from '@bourse/core/earn/renew.ts';
import { judgeSubscription, type SubscribeFault, type SubscribeRefusal } from '@bourse/core/earn/subscribe.ts';
import { userAccount } from '@bourse/core/ledger/account.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { readPositive } from '@bourse/core/wallet/amount-checks.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import { emitBalance, lockPerson } from '../../balances/public.ts';
import { isCoinStopped } from '../../transfers/public.ts';
import type { EarnDeps } from '../earn-deps.ts';
import { levelsOf } from '../levels.ts';
import {
  type EarnOrder,
  type FlexibleOrder,
  isNewToEarn,
  lockOpenOrder,
  type TermOrder,
} from '../queries/position.query.ts';
import { type EarnProduct, findProduct, findRates, onSale } from '../queries/product.query.ts';
import { type DoneRequest, findRequest } from '../queries/request.query.ts';
import { insertOrder, saveFlexible } from '../store/position.store.ts';
import { takeQuota } from '../store/product.store.ts';
import { insertRequest } from '../store/request.store.ts';
import { scaleOf } from './advance-orders.ts';
import { judgeSeen, type Seen, type SeenRefusal } from './judge-seen.ts';
import { bringToNow } from './pay-redemptions.ts';

export interface SubscribeRequest extends Seen {
  readonly clientRequestId: string;
  readonly action: 'subscribe' | 'add';
  readonly productId: string;
  /** In coin units. */
  readonly amount: string;
  /** For a product without a term: whether interest is added to the order. */
  readonly compounds: boolean;
  /** For a product with a term: what happens at its end. */
  readonly renews: Renews;
}

type SubscribeCode =
  | SubscribeRefusal
  | 'ACCOUNT_FROZEN'
  | 'EARN_NOT_FOUND'
  | 'EARN_NOT_RENEWED'
  | SeenRefusal
  | 'AMOUNT_PLACES'
  | 'AMOUNT_TOO_LARGE'
  | 'COIN_STOPPED'
  | 'IDEMPOTENCY_MISMATCH';
type Outcome = Result<{ readonly done: DoneRequest; readonly replayed: boolean }, SubscribeCode>;

/**
 * Puts coins from the funding account into a product: as a new order, or into an existing one without a term. Quota,
 * row and entry are in one transaction.
 *
 * @refuses see SubscribeCode, from the first check that fails; a refusal has moved nothing
 * @invariant a repeat of the request id returns the first result; no more is sold than the quota
 */
export async function subscribe(deps: EarnDeps, caller: Caller, request: SubscribeRequest): Promise<Outcome> {
  const { action, productId, amount, compounds, renews } = request;
  const inputHash = payloadHash('earn', [action, productId, amount, String(compounds), renews]);
  return deps.db.decide(async (tx): Promise<Outcome> => {
    await lockPerson(tx, caller.uid, caller.nowMs);
    const done = await findRequest(tx, caller.uid, request.clientRequestId);
    if (done) return done.inputHash === inputHash ? ok({ done, replayed: true }) : refuse('IDEMPOTENCY_MISMATCH');
    const product = await findOnSale(tx, productId);
    if (!product) return refuse('EARN_NOT_FOUND', { product: productId });
    if (renews !== 'no' && !product.canRenew) return refuse('EARN_NOT_RENEWED');
    const read = amountOf(deps, product, amount);
    if (!read.ok) return read;
    // Read at each try, because by the time of the request an order that waited for a lock would fall into a past hour.
    const nowMs = deps.clock.nowMs();
    const amountMinor = read.value;
    const open = await currentOrder(deps, tx, caller.uid, productId, nowMs);
    const judged = await judge(deps, tx, { uid: caller.uid, product, open, action, amountMinor, nowMs });
    if (!judged.ok) return judged;
    const heldMinor = open ? principalOf(open) : 0n;
    const dropped = await judgeSeen(tx, product, request, { principalMinor: heldMinor + amountMinor, nowMs });
    if (dropped) return dropped;
    const placed = await place(deps, tx, { uid: caller.uid, product, open, amountMinor, nowMs, request });
    if (!placed.ok) return placed;
    const row = {
      ...placed.value,
      requestId: request.clientRequestId,
      inputHash,
      redemptionId: null,
      asset: product.asset,
      amountMinor,
      atMs: nowMs,
    };
    await insertRequest(tx, caller.uid, row);
    await emitBalance(tx, caller.uid, [product.asset]);
    return ok({ done: row, replayed: false });
  });
}

async function findOnSale(tx: Tx, productId: string): Promise<EarnProduct | null> {
  const product = await findProduct(tx, productId);
  return product && onSale(product, (await findRates(tx, [productId])).get(productId)!);
}

/** Reads zero as an amount, so that a missing amount is refused in the order of the checks. */
function amountOf(
  deps: EarnDeps,
  { asset }: EarnProduct,
  text: string,
): Result<bigint, 'AMOUNT_PLACES' | 'AMOUNT_TOO_LARGE'> {
  const read = readPositive(text, scaleOf(deps, asset));
  if (read.ok || read.refusal.code !== 'AMOUNT_ZERO')
    return read as Result<bigint, 'AMOUNT_PLACES' | 'AMOUNT_TOO_LARGE'>;
  return ok(0n);
}

/** The open order, with all its hours counted; null if there is none, or if the last of it was paid out just now. */
async function currentOrder(
  deps: EarnDeps,
  tx: Tx,
  uid: string,
  productId: string,
  nowMs: number,
): Promise<EarnOrder | null> {
  const open = await lockOpenOrder(tx, uid, productId);
  if (open?.kind !== 'flexible') return open;
  const order = await bringToNow(deps, tx, open, nowMs);
  return order.state === 'REDEEMED' ? null : order;
}

interface Judged {
  readonly uid: string;
  readonly product: EarnProduct;
  readonly open: EarnOrder | null;
  readonly action: SubscribeRequest['action'];
  readonly amountMinor: bigint;
  readonly nowMs: number;
}

async function judge(deps: EarnDeps, tx: Tx, asked: Judged): Promise<Result<true, SubscribeCode>> {
  const { uid, product, open, action, amountMinor, nowMs } = asked;
  const profile = await deps.identity.profile(tx, uid);
  if (!profile) throw new Error(`nobody has number ${uid}`);
  if (profile.frozen) return refuse('ACCOUNT_FROZEN');
  const balances = await deps.ledger.balances(tx, uid);
  const funding = balances.find(({ account, asset }) => account === 'funding' && asset === product.asset);
  const fault = judgeSubscription(
    product,
    {
      ...levelsOf(profile),
      isNew: await isNewToEarn(tx, uid),
      heldMinor: open ? principalOf(open) : 0n,
      hasOrder: open !== null,
      availableMinor: funding?.availableMinor ?? 0n,
    },
    { action, amountMinor, atMs: nowMs },
  );
  return fault ? refuse(fault.code, detailsOf(deps, product, fault)) : ok(true);
}

/** Details of a refusal, with amounts in coin units for people. */
function detailsOf(deps: EarnDeps, { asset }: EarnProduct, { minor = {}, plain = {} }: SubscribeFault) {
  const scale = scaleOf(deps, asset);
  const amounts = Object.entries(minor).map(([name, value]) => [name, formatAmount(value, scale)] as const);
  return { asset, ...Object.fromEntries(amounts), ...plain };
}

const principalOf = (order: EarnOrder): bigint =>
  order.kind === 'term' ? order.principalMinor : order.flexible.principalMinor - order.flexible.leavingMinor;

interface Placing extends Omit<Judged, 'action'> {
  readonly request: SubscribeRequest;
}

async function place(
  deps: EarnDeps,
  tx: Tx,
  { uid, product, open, amountMinor, nowMs, request }: Placing,
): Promise<
  Result<{ readonly positionId: string; readonly entryId: string }, 'EARN_REMAINING' | 'EARN_BALANCE' | 'COIN_STOPPED'>
> {
  const scale = scaleOf(deps, product.asset);
  if (!(await takeQuota(tx, product.id, amountMinor))) {
    const now = await findProduct(tx, product.id);
    const left = now ? now.quotaMinor - now.soldMinor : 0n;
    return refuse('EARN_REMAINING', { asset: product.asset, remaining: formatAmount(left < 0n ? 0n : left, scale) });
  }
  const id = open?.id ?? newId(nowMs);
  const [answer] = await deps.ledger.apply(tx, [
    {
      op: 'post',
      key: `earn-subscribe:${newId(nowMs)}`,
      kind: 'earn.subscribe',
      ref: id,
      legs: [
        { account: userAccount(uid, 'funding', product.asset), amountMinor: -amountMinor },
        { account: userAccount(uid, 'earn', product.asset), amountMinor },
      ],
      atMs: nowMs,
    },
  ]);
  if (!answer?.ok) {
    if (answer?.refusal.code !== 'INSUFFICIENT_BALANCE')
      throw new Error(`the books refused order ${id}: ${answer?.refusal.code}`);
    const available = BigInt(String(answer.refusal.details?.available ?? '0'));
    return refuse('EARN_BALANCE', {
      asset: product.asset,
      available: formatAmount(available, scale),
      needed: formatAmount(amountMinor, scale),
    });
  }
  // Asked after the accounts are locked, because stopping a coin waits for that lock.
  if (await isCoinStopped(tx, product.asset)) return refuse('COIN_STOPPED', { asset: product.asset });
  if (open?.kind === 'flexible') await saveFlexible(tx, [added(open, amountMinor, nowMs)]);
  else await insertOrder(tx, await newOrder(tx, { id, uid, product, amountMinor, nowMs, request }));
  return ok({ positionId: id, entryId: answer.entryId });
}

const added = (order: FlexibleOrder, amountMinor: bigint, nowMs: number): FlexibleOrder => ({
  ...order,
  state: 'EARNING',
  // The last day of a fully redeemed order may be credited already, so it must count again.
  counts: true,
  soldMinor: order.soldMinor + amountMinor,
  flexible: changePrincipal(order.flexible, nowMs, amountMinor),
});

interface Making extends Omit<Placing, 'open'> {
  readonly id: string;
}

async function newOrder(
  tx: Tx,
  { id, uid, product, amountMinor, nowMs, request }: Making,
): Promise<FlexibleOrder | TermOrder> {
  const base = {
    id,
    uid,
    productId: product.id,
    asset: product.asset,
    soldMinor: amountMinor,
    openedAtMs: nowMs,
    endedAtMs: null,
    interestMinor: 0n,
    rewardAtto: 0n,
    rewardMinor: 0n,
    counts: true,
  };
  if (hasTerm(product.kind)) {
    const rate = await rateNow(tx, product.id, nowMs);
    const { interestStartMs, maturesAtMs } = fixedDates(nowMs, product.termDays);
    return {
      ...base,
      kind: 'term',
      state: 'CONFIRMED',
      interestStartMs,
      maturesAtMs,
      principalMinor: amountMinor,
      rateId: rate.id,
      renews: request.renews,
      renewFloor: rateFloor(effectiveRate(amountMinor, rate.tiers, 4)),
    };
  }
  const flexible = openFlexible(amountMinor, nowMs, request.compounds);
  return {
    ...base,
    kind: 'flexible',
    state: 'EARNING',
    interestStartMs: firstHourOf(nowMs) * HOUR_MS,
    flexible,
  };
}

/** The rates of the present hour. */
async function rateNow(tx: Tx, productId: string, nowMs: number): Promise<RateRow> {
  const rates = (await findRates(tx, [productId])).get(productId) ?? [];
  const rate = rates.filter(({ fromHour }) => fromHour <= hourOf(nowMs)).at(-1);
  if (!rate) throw new Error(`product ${productId} has no rate yet`);
  return rate;
}
