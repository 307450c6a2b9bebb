import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { type ActionDefinition, decidersOf, type PlainRecord } from '../../../approvals/public.ts';
import type { CustodyDeps } from '../../../custody/public.ts';
import { type Deposit, lockDeposit } from '../../store/deposit.store.ts';
import { emitDeposit, notifyDeposit } from '../tell-deposit.ts';
import { type ReturnDeps, type ReturnRefusal, returnHeldDeposit } from './return-deposit.ts';

/** A deposit under review that staff send back. */
export interface ReturnOrder extends PlainRecord {
  readonly id: string;
  /** Null: back to the sender that the chain names. */
  readonly address: string | null;
}

export type ReturnReviewedRefusal = 'NOT_IN_REVIEW' | 'ADDRESS_REQUIRED' | ReturnRefusal;

type ReviewedDeps = ReturnDeps & Pick<CustodyDeps, 'assets' | 'notices'>;

/**
 * Sends back a deposit that waits because of its source: all of it, at the house's cost. One member of staff is enough
 * if it goes to the sender that the chain names; an address that somebody typed needs a second one.
 */
export const returnReviewedAction = (deps: ReviewedDeps): ActionDefinition<ReturnOrder, ReturnReviewedRefusal> => ({
  kind: 'staffDeposits.returnDeposit',
  proposers: ['compliance'],
  deciders: ['compliance'],
  needsSecond: ({ address }) => address !== null,
  async plan(tx, order) {
    const found = await judge(tx, order);
    if (!found.ok) return found;
    const { deposit, toAddress } = found.value;
    const amount = formatAmount(deposit.amountMinor, deps.assets.coin(deposit.asset)?.ledgerScale ?? 0);
    return ok({
      subject: `deposit:${deposit.id}`,
      ...(deposit.uid === null ? {} : { uid: deposit.uid }),
      before: { state: deposit.state, reason: deposit.stateReason },
      after: { state: 'RETURNED', to: toAddress, amount: `${amount} ${deposit.asset}` },
    });
  },
  async carryOut(tx, order, by) {
    const { nowMs } = by;
    const found = await judge(tx, order);
    if (!found.ok) return found;
    const { deposit, uid, toAddress } = found.value;
    const wish = { depositId: deposit.id, uid, toAddress, memo: null, feeMinor: 0n, decidedBy: decidersOf(by), nowMs };
    const sent = await returnHeldDeposit(deps, tx, wish);
    if (!sent.ok) return sent;
    const returned: Deposit = { ...deposit, state: 'RETURNED' };
    await emitDeposit(tx, returned);
    await notifyDeposit(deps, tx, 'wallet.depositReturning', returned);
    return ok(true);
  },
});

async function judge(
  tx: Tx,
  { id, address }: ReturnOrder,
): Promise<Result<{ deposit: Deposit; uid: string; toAddress: string }, 'NOT_IN_REVIEW' | 'ADDRESS_REQUIRED'>> {
  const deposit = await lockDeposit(tx, id);
  if (deposit?.state !== 'UNDER_REVIEW' || deposit.uid === null) return refuse('NOT_IN_REVIEW');
  const toAddress = address ?? deposit.fromAddress;
  return toAddress === null ? refuse('ADDRESS_REQUIRED') : ok({ deposit, uid: deposit.uid, toAddress });
}
