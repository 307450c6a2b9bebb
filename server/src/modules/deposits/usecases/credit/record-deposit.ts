import { systemAccount } from '@bourse/core/ledger/account.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { newId } from '../../../../platform/ids/ids.ts';
import {
  type BlockContext,
  type CustodyDeps,
  chainOf,
  findKnownAddress,
  type IncomingPayment,
  type OwnAddress,
} from '../../../custody/public.ts';
import {
  changeDeposit,
  type Deposit,
  type DepositState,
  insertDeposit,
  lockDepositAt,
} from '../../store/deposit.store.ts';
import { emitDeposit, notifyDeposit } from '../tell-deposit.ts';
import { MEDIUM_RISK } from './credit-deposits.ts';

/**
 * Records a payment to one of our addresses, in the transaction that moves the scanner's cursor past its block.
 *
 * @invariant a payment has one row, even if reorgs mine it several times
 */
export async function recordDeposit(
  context: BlockContext,
  payment: IncomingPayment,
  owner: OwnAddress | null,
): Promise<void> {
  const { deps, tx, rule, block } = context;
  const { network } = rule;
  const nowMs = deps.clock.nowMs();
  const purpose = owner && owner.purpose !== 'user' ? 'house' : 'user';
  const inserted = await insertDeposit(
    tx,
    {
      id: newId(nowMs),
      purpose,
      uid: owner?.uid ?? null,
      network,
      asset: payment.asset,
      address: payment.toAddress,
      memo: payment.memo ?? '',
      fromAddress: payment.fromAddress ?? null,
      txHash: payment.txHash,
      outputKey: payment.outputKey,
      amountMinor: payment.amountMinor,
      blockHeight: block.height,
      blockHash: block.hash,
      creditAt: rule.creditConfirmations,
      unlockAt: rule.unlockConfirmations,
      linkId: await linkOf(context, payment, owner),
      ...(await firstState(context, payment, owner)),
    },
    nowMs,
  );
  const deposit = inserted ?? (await restoreMined(context, payment));
  if (deposit) await emitDeposit(tx, deposit);
  if (inserted?.state === 'UNDER_REVIEW') await notifyDeposit(deps, tx, 'wallet.depositInReview', inserted);
}

/** The person's linked address, if the payment came from it. */
async function linkOf(
  { deps, tx, rule }: BlockContext,
  payment: IncomingPayment,
  owner: OwnAddress | null,
): Promise<string | null> {
  const uid = owner?.uid ?? null;
  if (!deps.linkOf || uid === null || payment.fromAddress === undefined) return null;
  const { network } = rule;
  const { family } = chainOf(deps, network);
  return deps.linkOf(tx, { uid, network, family, fromAddress: payment.fromAddress, txHash: payment.txHash });
}

async function firstState(
  { deps, tx, rule }: BlockContext,
  payment: IncomingPayment,
  owner: OwnAddress | null,
): Promise<{ state: DepositState; stateReason: string | null }> {
  if (!owner)
    return { state: 'UNATTRIBUTED', stateReason: payment.memo === undefined ? 'MEMO_MISSING' : 'MEMO_UNKNOWN' };
  if (owner.purpose !== 'user') return { state: 'DETECTED', stateReason: null };
  const coin = await deps.settings.coin(tx, payment.asset, rule.network);
  if (!coin) return { state: 'UNATTRIBUTED', stateReason: 'COIN_NOT_LISTED' };
  if (payment.amountMinor < coin.depositMinMinor) return { state: 'BELOW_MIN', stateReason: null };
  const risk = await sourceRisk(deps, tx, rule.network, payment.fromAddress);
  if (risk === MEDIUM_RISK) return { state: 'DETECTED', stateReason: risk };
  if (risk !== null) return { state: 'UNDER_REVIEW', stateReason: risk };
  return { state: 'DETECTED', stateReason: null };
}

/** Whether the sending address is reported, sanctioned or of medium risk; null if nothing is known against it. */
async function sourceRisk(
  deps: CustodyDeps,
  tx: Tx,
  network: string,
  fromAddress: string | undefined,
): Promise<string | null> {
  const adapter = chainOf(deps, network);
  const from = fromAddress === undefined ? null : adapter.validateAddress(fromAddress);
  if (!from?.ok) return null;
  const known = await findKnownAddress(tx, adapter.family, from.value);
  return known === null || known.risk === 'NONE' ? null : `SOURCE_${known.risk}`;
}

/** After a reorg the same payment is in another block: updates the place in its row. */
async function restoreMined(context: BlockContext, payment: IncomingPayment): Promise<Deposit | null> {
  const { deps, tx, rule, block } = context;
  const old = await lockDepositAt(tx, { network: rule.network, txHash: payment.txHash, outputKey: payment.outputKey });
  if (!old || old.blockHeight !== null) return null;
  const nowMs = deps.clock.nowMs();
  if (old.completedAtMs !== null) return restoreFound(context, old, nowMs);
  const state = old.state === 'REORGED' ? 'DETECTED' : old.state;
  return changeDeposit(tx, old, { state, block, confirmations: 1 }, nowMs);
}

/** A deposit that had disappeared after it was final is back: undoes the loss that was booked for the house. */
async function restoreFound({ deps, tx, block, rule }: BlockContext, old: Deposit, nowMs: number): Promise<Deposit> {
  await deps.ledger.mustApply(tx, {
    op: 'post',
    key: `deposit:${old.id}:found:${old.creditEpoch}`,
    kind: 'deposit.found',
    ref: old.id,
    legs: [
      {
        account: systemAccount('custody', old.asset, rule.network),
        amountMinor: -old.amountMinor,
      },
      { account: systemAccount('equity', old.asset), amountMinor: old.amountMinor },
    ],
    atMs: nowMs,
  });
  return changeDeposit(tx, old, { block, stateReason: null, creditEpoch: old.creditEpoch + 1 }, nowMs);
}
