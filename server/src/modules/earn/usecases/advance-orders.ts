import { advanceFlexible, type DayCredit, type FlexibleTerms } from '@bourse/core/earn/flexible.ts';
import { systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import type { Leg, PostCommand } from '@bourse/core/ledger/command.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { emitBalances } from '../../balances/public.ts';
import type { EarnDeps } from '../earn-deps.ts';
import type { FlexibleOrder } from '../queries/position.query.ts';
import { type EarnProduct, findProduct, findRates } from '../queries/product.query.ts';
import { insertCredits, insertSegments, type NewSegment } from '../store/earned.store.ts';
import { saveFlexible } from '../store/position.store.ts';
import { insertRewards, type NewReward } from '../store/reward.store.ts';

/** The terms by which an order without a term grows. */
async function termsOf(deps: EarnDeps, tx: Tx, product: EarnProduct): Promise<FlexibleTerms> {
  const rates = await findRates(tx, [product.id]);
  return {
    scale: scaleOf(deps, product.asset),
    rates: rates.get(product.id) ?? [],
    maxMinor: product.maxPersonMinor,
  };
}

/** Decimal places of a coin's minor unit. A coin with orders never leaves the catalog. */
export function scaleOf(deps: Pick<EarnDeps, 'assets'>, asset: string): number {
  const coin = deps.assets.coin(asset);
  if (!coin) throw new Error(`${asset} is not in the catalog`);
  return coin.ledgerScale;
}

/**
 * Counts the hours of orders and credits their days, up to a moment. The job does so for all orders, and every use case
 * first for the order that it changes. Rows, hours and entries are in one transaction, so that a crash changes no
 * amount.
 *
 * @param orders  must be locked and without a term
 * @param nowMs   when credits are booked, which is later than that moment where something is made up for
 * @returns       the orders as of that moment
 */
export async function advanceOrders(
  deps: EarnDeps,
  tx: Tx,
  orders: readonly FlexibleOrder[],
  toMs: number,
  nowMs = toMs,
): Promise<FlexibleOrder[]> {
  const products = await productsOf(deps, tx, orders);
  const segments: NewSegment[] = [];
  const earned: Earned[] = [];
  const advanced = orders.map((order) => {
    const step = advanceFlexible(order.flexible, products.get(order.productId)!.terms, toMs);
    segments.push(...step.segments.map((segment) => ({ ...segment, positionId: order.id })));
    earned.push(...step.credits.map((credit) => ({ order, credit })));
    return grown(order, step);
  });
  await insertSegments(tx, segments);
  await creditAll(deps, tx, earned, nowMs);
  await insertRewards(
    tx,
    earned
      .filter(({ order, credit }) => credit.hoursMinor > 0n && products.get(order.productId)!.product.reward !== null)
      .map(rewardOf),
  );
  await saveFlexible(tx, advanced);
  return advanced;
}

/** An order after its hours were counted. A fully redeemed one counts until its last day is credited. */
function grown(order: FlexibleOrder, { position, credits }: ReturnType<typeof advanceFlexible>): FlexibleOrder {
  const interestMinor = credits.reduce((sum, each) => sum + each.compoundedMinor + each.paidMinor, order.interestMinor);
  const isOver = position.principalMinor === 0n && position.day > order.flexible.day;
  return { ...order, flexible: position, interestMinor, counts: order.counts && !isOver };
}

async function productsOf(deps: EarnDeps, tx: Tx, orders: readonly FlexibleOrder[]) {
  const products = new Map<string, { readonly product: EarnProduct; readonly terms: FlexibleTerms }>();
  for (const id of new Set(orders.map(({ productId }) => productId))) {
    const product = await findProduct(tx, id);
    if (!product) throw new Error(`an order is of product ${id}, which is not there`);
    products.set(id, { product, terms: await termsOf(deps, tx, product) });
  }
  return products;
}

/** What the reward of a hybrid is counted from, once both prices are known. */
const rewardOf = ({ order, credit }: Earned): NewReward => ({
  positionId: order.id,
  productId: order.productId,
  day: credit.day,
  hoursMinor: credit.hoursMinor,
});

interface Earned {
  readonly order: FlexibleOrder;
  readonly credit: DayCredit;
}

const minorOf = ({ credit }: Earned): bigint => credit.compoundedMinor + credit.paidMinor;

async function creditAll(deps: EarnDeps, tx: Tx, earned: readonly Earned[], nowMs: number): Promise<void> {
  const paying = earned.filter((each) => minorOf(each) > 0n);
  const answers = await deps.ledger.apply(
    tx,
    paying.map((each) => entryOf(each, nowMs)),
  );
  const entryIds = new Map<Earned, string>();
  for (const [at, answer] of answers.entries()) {
    const { order, credit } = paying[at]!;
    if (!answer.ok) throw new Error(`the books refused day ${credit.day} of order ${order.id}: ${answer.refusal.code}`);
    entryIds.set(paying[at]!, answer.entryId);
  }
  await insertCredits(
    tx,
    earned.map((each) => ({ ...each.credit, positionId: each.order.id, entryId: entryIds.get(each) ?? null })),
  );
  await emitBalances(tx, changedOf(paying));
}

/**
 * The entry of a credit, paid by the product's house account. The books let that fall below zero; staff are told long
 * before.
 */
function entryOf({ order, credit }: Earned, nowMs: number): PostCommand {
  const { uid, asset, productId, id } = order;
  const legs: Leg[] = [
    {
      account: systemAccount('earn_interest', asset, productId),
      amountMinor: -(credit.compoundedMinor + credit.paidMinor),
    },
    { account: userAccount(uid, 'earn', asset), amountMinor: credit.compoundedMinor },
    { account: userAccount(uid, 'funding', asset), amountMinor: credit.paidMinor },
  ];
  return {
    op: 'post',
    key: `earn-interest:${id}:${credit.day}`,
    kind: 'earn.interest',
    ref: id,
    legs: legs.filter(({ amountMinor }) => amountMinor !== 0n),
    // The time of booking; a late credit still counts from its own day.
    atMs: nowMs,
  };
}

function changedOf(earned: readonly Earned[]): ReadonlyMap<string, ReadonlySet<string>> {
  const changed = new Map<string, Set<string>>();
  for (const { order } of earned) changed.set(order.uid, (changed.get(order.uid) ?? new Set()).add(order.asset));
  return changed;
}
