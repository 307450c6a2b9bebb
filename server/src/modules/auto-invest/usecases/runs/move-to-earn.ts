import { formatAmount } from '@bourse/core/money/amount.ts';
import { findEarnProducts, findEarnRequest, subscribe } from '../../../earn/public.ts';
import { transferOwn } from '../../../transfers/public.ts';
import type { AutoInvestDeps } from '../../auto-invest-deps.ts';
import type { Leg, Run } from '../../queries/run.query.ts';
import { saveLegEarn } from '../../store/leg.store.ts';
import { scaleOf } from '../coins.ts';
import { TryAgain } from './try-again.ts';

/**
 * Puts a coin that a run bought into Flexible Earn: into the order that its person has, or a new one. The coin stays on
 * spot if there is no such product or too little of the coin, or while the operator has closed Earn, and so does what is
 * finer than the product's step. If Earn then refuses, such as for a full quota, the coins stay in funding.
 *
 * @invariant the ids of the transfer and of the request to Earn belong to this purchase, so that a repeat is done once
 */
export async function moveToEarn(deps: AutoInvestDeps, run: Run, leg: Leg): Promise<void> {
  const { money } = deps;
  const isMoved = await put(deps, run, leg);
  await saveLegEarn(money.db, { runId: run.id, place: leg.place }, isMoved ? 'MOVED' : 'KEPT');
}

async function put(deps: AutoInvestDeps, run: Run, leg: Leg): Promise<boolean> {
  const { money } = deps;
  const isClosed = !(await money.settings.isFeatureOn('EARN_CLOSE'));
  if (isClosed) return (await findEarnRequest(money.db, run.uid, leg.earnId)) !== null;
  const quantityMinor = leg.grossMinor - leg.feeMinor;
  const nowMs = money.clock.nowMs();
  const product = (await findEarnProducts(money.db)).find(
    ({ kind, asset, minMinor, startMs, endMs }) =>
      kind === 'FLEX' &&
      asset === leg.asset &&
      minMinor <= quantityMinor &&
      startMs <= nowMs &&
      (endMs === null || nowMs < endMs),
  );
  if (!product || quantityMinor === 0n) return false;
  const amount = formatAmount(quantityMinor - (quantityMinor % product.stepMinor), scaleOf(deps, leg.asset));
  const caller = { uid: run.uid, sessionId: '', nowMs };
  const transfer = { clientRequestId: leg.earnId, asset: leg.asset, from: 'spot', to: 'funding', amount } as const;
  const moved = await transferOwn(money, caller, transfer);
  if (!moved.ok && moved.refusal.code === 'OUTCOME_UNKNOWN') throw new TryAgain('OUTCOME_UNKNOWN');
  if (!moved.ok) return false;
  const request = {
    clientRequestId: leg.earnId,
    productId: product.id,
    amount,
    compounds: true,
    renews: 'no',
  } as const;
  const opened = await subscribe(money, caller, { ...request, action: 'subscribe' });
  if (opened.ok) return true;
  // Under this id more was put into an order already, before somebody else went on here.
  if (opened.refusal.code === 'IDEMPOTENCY_MISMATCH') return true;
  if (opened.refusal.code !== 'EARN_DUPLICATE') return false;
  const added = await subscribe(money, caller, { ...request, action: 'add' });
  return added.ok;
}
