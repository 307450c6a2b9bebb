import { formatAmount } from '@bourse/core/money/amount.ts';
import { findEarnProducts, findEarnRequest, subscribe } from '../../../earn/public.ts';
import { findTransferByRequest, transferOwn } from '../../../transfers/public.ts';
import type { AutoInvestDeps } from '../../auto-invest-deps.ts';
import type { Leg, Run } from '../../queries/run.query.ts';
import { saveLegEarn } from '../../store/leg.store.ts';
import { scaleOf } from '../coins.ts';
import { TryAgain } from './try-again.ts';

/**
 * Puts a coin that a run bought into Flexible Earn: into the order that its person has, or a new one. The coin stays on
 * spot if there is no such product or too little of the coin, or while the operator has closed Earn, and so does what is
 * finer than the product's step. If Earn then refuses, such as for a full quota, the coin comes back to spot, because
 * its person is told that it stays there.
 *
 * @invariant the ids of the transfers and of the request to Earn belong to this purchase, so that a repeat is done once
 */
export async function moveToEarn(deps: AutoInvestDeps, run: Run, leg: Leg): Promise<void> {
  const { money } = deps;
  const isMoved = await put(deps, run, leg);
  await saveLegEarn(money.db, { runId: run.id, place: leg.place }, isMoved ? 'MOVED' : 'KEPT');
}

async function put(deps: AutoInvestDeps, run: Run, leg: Leg): Promise<boolean> {
  const { db } = deps.money;
  // What was done before somebody else went on here stands, whatever has become of Earn and its products since.
  if (await findEarnRequest(db, run.uid, leg.earnId)) return true;
  const before = await findTransferByRequest(db, run.uid, leg.earnId);
  const products = await productsFor(deps, leg);
  const quantityMinor = before?.amountMinor ?? onStep(leg, products[0]);
  if (quantityMinor === 0n) return false;
  const amount = formatAmount(quantityMinor, scaleOf(deps, leg.asset));
  if (!(await move(deps, run, { id: leg.earnId, asset: leg.asset, from: 'spot', to: 'funding', amount }))) return false;
  // Once it is on its way back it is not taken from funding again, where only other coins of its person are.
  if (!(await findTransferByRequest(db, run.uid, leg.clientId))) {
    for (const { id } of products) if (await putInto(deps, run, { id: leg.earnId, productId: id, amount })) return true;
  }
  await move(deps, run, { id: leg.clientId, asset: leg.asset, from: 'funding', to: 'spot', amount });
  return false;
}

/** The products that take so much of a coin now; none while the operator has closed Earn. */
async function productsFor({ money }: AutoInvestDeps, { asset, grossMinor, feeMinor }: Leg) {
  if (!(await money.settings.isFeatureOn('EARN_CLOSE'))) return [];
  const nowMs = money.clock.nowMs();
  return (await findEarnProducts(money.db)).filter(
    (product) =>
      product.kind === 'FLEX' &&
      product.asset === asset &&
      product.minMinor <= grossMinor - feeMinor &&
      product.startMs <= nowMs &&
      (product.endMs === null || nowMs < product.endMs),
  );
}

const onStep = ({ grossMinor, feeMinor }: Leg, product: { readonly stepMinor: bigint } | undefined): bigint =>
  product ? grossMinor - feeMinor - ((grossMinor - feeMinor) % product.stepMinor) : 0n;

/** @returns false if it was refused, now or when this was asked for before */
async function move(
  { money }: AutoInvestDeps,
  { uid }: Run,
  {
    id,
    ...transfer
  }: { readonly id: string; readonly asset: string; readonly amount: string } & (
    | { readonly from: 'spot'; readonly to: 'funding' }
    | { readonly from: 'funding'; readonly to: 'spot' }
  ),
): Promise<boolean> {
  const moved = await transferOwn(money, { uid, nowMs: money.clock.nowMs() }, { clientRequestId: id, ...transfer });
  if (!moved.ok && moved.refusal.code === 'OUTCOME_UNKNOWN') throw new TryAgain('OUTCOME_UNKNOWN');
  return moved.ok;
}

async function putInto(
  { money }: AutoInvestDeps,
  { uid }: Run,
  { id, productId, amount }: { readonly id: string; readonly productId: string; readonly amount: string },
): Promise<boolean> {
  const caller = { uid, sessionId: '', nowMs: money.clock.nowMs() };
  const request = { clientRequestId: id, productId, amount, compounds: true, renews: 'no' } as const;
  const opened = await subscribe(money, caller, { ...request, action: 'subscribe' });
  if (opened.ok) return true;
  // Under this id more was put into an order already, by somebody who went on here at the same time.
  if (opened.refusal.code === 'IDEMPOTENCY_MISMATCH') return true;
  if (opened.refusal.code !== 'EARN_DUPLICATE') return false;
  const added = await subscribe(money, caller, { ...request, action: 'add' });
  return added.ok || added.refusal.code === 'IDEMPOTENCY_MISMATCH';
}
