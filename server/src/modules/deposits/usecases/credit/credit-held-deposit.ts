import { systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { CustodyDeps } from '../../../custody/public.ts';
import { type Deposit, lockDeposit } from '../../store/deposit.store.ts';
import { settleDeposit } from '../../store/deposit-return.store.ts';
import { repayClaims } from '../repay-claims.ts';
import { judgeHeld } from '../return/return-deposit.ts';
import { emitDeposit, emitDepositBalance } from '../tell-deposit.ts';
import { isSuspended } from './credit-deposits.ts';

export interface CreditWish {
  readonly depositId: string;
  readonly uid: string;
  /** What the house keeps for its work, minor units of the coin. */
  readonly feeMinor: bigint;
  /** The reason for the credit, as a kind of entry in the books. */
  readonly kind: 'deposit.recovered' | 'deposit.accumulated';
  readonly nowMs: number;
}

export type CreditRefusal = 'DEPOSIT_NOT_HELD' | 'DEPOSIT_NOT_FINAL' | 'FEE_ABOVE_AMOUNT';

export type CreditDeps = Pick<CustodyDeps, 'ledger' | 'assets' | 'notices'>;

/**
 * Credits a person with a final deposit that nobody could use, from the suspense account of its network to their
 * funding account. Open claims against the person are paid from it first.
 *
 * @returns    what the person received, minor units of the coin
 * @refuses    DEPOSIT_NOT_HELD | DEPOSIT_NOT_FINAL (confirmations, needed) | FEE_ABOVE_AMOUNT
 * @invariant  a deposit is credited once, and never to anybody but the owner of the address that it was paid to
 */
export async function creditHeldDeposit(
  deps: CreditDeps,
  tx: Tx,
  wish: CreditWish,
): Promise<Result<bigint, CreditRefusal>> {
  const deposit = await lockDeposit(tx, wish.depositId);
  const held = judgeHeld(deposit, wish.feeMinor);
  if (!held.ok) return held;
  const isOthers = held.value.uid !== null && held.value.uid !== wish.uid;
  // A deposit under review is released or sent back by the review.
  if (!isSuspended(held.value) || isOthers) return refuse('DEPOSIT_NOT_HELD');
  return ok(await giveTo(deps, tx, held.value, wish));
}

async function giveTo(deps: CreditDeps, tx: Tx, deposit: Deposit, wish: CreditWish): Promise<bigint> {
  const { asset, network, amountMinor } = deposit;
  const { uid, feeMinor, nowMs, kind } = wish;
  const gotMinor = amountMinor - feeMinor;
  const legs = [
    {
      account: systemAccount('deposit_suspense', asset, network),
      amountMinor: -amountMinor,
    },
    { account: userAccount(uid, 'funding', asset), amountMinor: gotMinor },
    { account: systemAccount('fees', asset), amountMinor: feeMinor },
  ];
  const entryId = await deps.ledger.mustApply(tx, {
    op: 'post',
    key: `deposit:${deposit.id}:given`,
    kind,
    ref: deposit.id,
    atMs: nowMs,
    legs: legs.filter((leg) => leg.amountMinor !== 0n),
  });
  const { completedAtMs } = deposit;
  await settleDeposit(tx, deposit, {
    state: 'COMPLETED',
    uid,
    entryId,
    completedAtMs,
    creditedAtMs: nowMs,
    nowMs,
  });
  const credited: Deposit = { ...deposit, uid, state: 'COMPLETED', entryId };
  await repayClaims(deps, tx, { uid, asset, amountMinor: gotMinor, cause: `deposit:${deposit.id}:given`, nowMs });
  await emitDeposit(tx, credited);
  await emitDepositBalance(tx, credited);
  return gotMinor;
}
