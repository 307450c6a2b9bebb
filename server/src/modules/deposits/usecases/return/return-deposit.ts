import { type AccountRef, systemAccount } from '@bourse/core/ledger/account.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Queryable, Tx } from '../../../../platform/db/db.ts';
import { newId } from '../../../../platform/ids/ids.ts';
import type { PaymentContent } from '../../../../signer/public.ts';
import { type CustodyDeps, findKnownAddress, findOurs, judgeReceiver } from '../../../custody/public.ts';
import type { DepositsDeps } from '../../deposits-deps.ts';
import { type Deposit, lockDeposit } from '../../store/deposit.store.ts';
import { type DepositReturn, insertDepositReturn, settleDeposit } from '../../store/deposit-return.store.ts';
import { custodyOf, isSuspended } from '../credit/credit-deposits.ts';

export type ReturnDeps = Pick<DepositsDeps, 'ledger' | 'chains' | 'paymentSeals'> & Pick<CustodyDeps, 'assets'>;

export interface ReturnWish {
  readonly depositId: string;
  /** The person who is told about it. */
  readonly uid: string;
  readonly toAddress: string;
  readonly memo: string | null;
  /** What the house keeps for its work, minor units of the coin. */
  readonly feeMinor: bigint;
  /** The members of staff who have decided it; no further approval is needed. */
  readonly decidedBy: readonly [string, ...string[]];
  readonly nowMs: number;
}

export type ReturnRefusal =
  | 'DEPOSIT_NOT_HELD'
  | 'DEPOSIT_NOT_FINAL'
  | 'FEE_ABOVE_AMOUNT'
  | 'ADDRESS_INVALID'
  | 'ADDRESS_OURS'
  | 'ADDRESS_BLOCKED'
  | 'MEMO_REQUIRED';

/**
 * Sends a deposit that nobody can use back on its chain: one under review, below the minimum, or without an owner. The
 * payment takes the same path as any other; if it fails, the deposit is again what it was before.
 *
 * @returns    the id of the return
 * @refuses    DEPOSIT_NOT_HELD | DEPOSIT_NOT_FINAL (confirmations, needed) | FEE_ABOVE_AMOUNT | ADDRESS_INVALID |
 *             ADDRESS_OURS | ADDRESS_BLOCKED for an address that must not be paid | MEMO_REQUIRED for an address that
 *             many share
 * @invariant  a deposit has at most one return that has not failed, and its coins are in no account that anybody can
 *             use
 */
export async function returnHeldDeposit(
  deps: ReturnDeps,
  tx: Tx,
  wish: ReturnWish,
): Promise<Result<string, ReturnRefusal>> {
  const deposit = await lockDeposit(tx, wish.depositId);
  const held = judgeHeld(deposit, wish.feeMinor);
  if (!held.ok) return held;
  const target = await judgeTarget(deps, tx, held.value.network, wish);
  if (!target.ok) return target;
  const entryId = await takeOut(deps, tx, held.value, wish);
  const id = newId(wish.nowMs);
  const { id: depositId, network, asset, amountMinor, state: fromState } = held.value;
  const { uid, feeMinor, nowMs } = wish;
  const row = { id, depositId, uid, network, asset, ...target.value, amountMinor, feeMinor, fromState, entryId };
  await insertDepositReturn(tx, row, nowMs);
  const content = contentOf(row);
  const { decidedBy } = wish;
  await deps.paymentSeals.ask(tx, content, decidedBy.length, nowMs);
  const approval = { approvalsNeeded: decidedBy.length, approvedBy: decidedBy };
  if (!(await deps.paymentSeals.approve(tx, content, approval, nowMs)))
    throw new Error(`one member of staff has decided twice to send deposit ${depositId} back`);
  await settleDeposit(tx, held.value, {
    state: 'RETURNED',
    uid: held.value.uid,
    entryId: held.value.entryId ?? entryId,
    completedAtMs: nowMs,
    creditedAtMs: null,
    nowMs,
  });
  return ok(id);
}

/** @refuses DEPOSIT_NOT_HELD | DEPOSIT_NOT_FINAL | FEE_ABOVE_AMOUNT */
export function judgeHeld(
  deposit: Deposit | null,
  feeMinor: bigint,
): Result<Deposit, 'DEPOSIT_NOT_HELD' | 'DEPOSIT_NOT_FINAL' | 'FEE_ABOVE_AMOUNT'> {
  if (!deposit || !(isSuspended(deposit) || deposit.state === 'UNDER_REVIEW')) return refuse('DEPOSIT_NOT_HELD');
  const { confirmations, unlockAt, blockHeight } = deposit;
  const isBooked = deposit.entryId !== null && deposit.completedAtMs !== null;
  const isFinal = blockHeight !== null && confirmations >= unlockAt && (deposit.state === 'UNDER_REVIEW' || isBooked);
  if (!isFinal) return refuse('DEPOSIT_NOT_FINAL', { confirmations, needed: unlockAt });
  if (feeMinor >= deposit.amountMinor) return refuse('FEE_ABOVE_AMOUNT');
  return ok(deposit);
}

async function judgeTarget(
  deps: ReturnDeps,
  q: Queryable,
  network: string,
  { toAddress, memo }: ReturnWish,
): Promise<
  Result<
    { toAddress: string; memo: string | null },
    'ADDRESS_INVALID' | 'ADDRESS_OURS' | 'ADDRESS_BLOCKED' | 'MEMO_REQUIRED'
  >
> {
  const rules = deps.chains.get(network);
  const address = rules?.validateAddress(toAddress);
  if (!rules || !address?.ok) return refuse('ADDRESS_INVALID', { network });
  // A return to our own address would arrive as another deposit without an owner, less the fee.
  if ((await findOurs(q, rules.family, address.value, memo ?? '')).isOurs) return refuse('ADDRESS_OURS', { network });
  if (!judgeReceiver(deps, rules.family, address.value).ok) return refuse('ADDRESS_INVALID', { network });
  const known = await findKnownAddress(q, rules.family, address.value);
  // Sanctioned money is neither kept from its owner nor paid out: it waits for the authority.
  if (known?.risk === 'BLOCKED') return refuse('ADDRESS_BLOCKED', { network });
  const plain = memo === null || memo === '' ? null : rules.normaliseMemo(memo);
  if (known?.memoRequired && plain === null) return refuse('MEMO_REQUIRED', { network });
  return ok({ toAddress: address.value, memo: rules.memo ? plain : null });
}

/** Moves the deposit from the account where it waits to what is on its way out, and books the fee as income. */
async function takeOut(deps: ReturnDeps, tx: Tx, deposit: Deposit, wish: ReturnWish): Promise<string> {
  const { asset, network, amountMinor } = deposit;
  const from: AccountRef = isSuspended(deposit)
    ? systemAccount('deposit_suspense', asset, network)
    : custodyOf(deposit);
  const legs = [
    { account: from, amountMinor: -amountMinor },
    { account: inFlight(asset, network), amountMinor: amountMinor - wish.feeMinor },
    { account: systemAccount('fees', asset), amountMinor: wish.feeMinor },
  ];
  const key = `deposit:${deposit.id}:return:${deposit.version}`;
  return deps.ledger.mustApply(tx, {
    op: 'post',
    key,
    kind: 'deposit.returned',
    ref: deposit.id,
    atMs: wish.nowMs,
    legs: legs.filter((leg) => leg.amountMinor !== 0n),
  });
}

/** What has left a deposit and is not on chain yet. */
export const inFlight = (asset: string, network: string): AccountRef =>
  systemAccount('withdrawal_in_flight', asset, network);

/** What is sealed of a return: what exactly leaves the house. */
export const contentOf = (
  row: Pick<DepositReturn, 'id' | 'network' | 'asset' | 'toAddress' | 'memo' | 'amountMinor' | 'feeMinor'>,
): PaymentContent => ({
  kind: 'return',
  ref: row.id,
  network: row.network,
  asset: row.asset,
  address: row.toAddress,
  memo: row.memo,
  amountMinor: row.amountMinor - row.feeMinor,
});
