import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok } from '@bourse/core/result.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import {
  type CustodyDeps,
  chainOf,
  checkFunds,
  currentHot,
  type Draft,
  forEachRow,
  type Payment,
  type PaymentEnd,
  type PaymentOwner,
  type ReserveRefusal,
  raiseAlarm,
  readSequence,
  signPayment,
} from '../../../custody/public.ts';
import { lockDeposit } from '../../store/deposit.store.ts';
import {
  changeDepositReturn,
  type DepositReturn,
  failDepositReturn,
  findApprovedReturns,
  hasApprovedReturns,
  lockDepositReturn,
  settleDeposit,
} from '../../store/deposit-return.store.ts';
import { custodyOf } from '../credit/credit-deposits.ts';
import { contentOf, inFlight } from './return-deposit.ts';

const CANDIDATES = 20;

/** Lets custody pay deposits that go back. */
export const returnPayments: PaymentOwner = {
  kind: 'return',
  hasWork: hasApprovedReturns,
  async begin(deps, network) {
    await forEachRow(await findApprovedReturns(deps.db, network, CANDIDATES), (each) => begin(deps, each));
    return false;
  },
  noteSent: (deps, tx, payment, txHash) => changeDepositReturn(tx, payment.ref, { txHash, nowMs: deps.clock.nowMs() }),
  end: endReturn,
  async giveUp(deps, tx, payment) {
    const going = await lockDepositReturn(tx, payment.ref);
    if (going) await failReturn(deps, tx, going, 'PAYMENT_CONFLICT');
  },
};

async function begin(deps: CustodyDeps, seen: DepositReturn): Promise<void> {
  const { network } = seen;
  const coin = await deps.settings.coin(deps.db, seen.asset, network);
  if (coin?.withdrawalsPausedReason !== undefined) return;
  if (!(await deps.paymentSeals.isKnown(deps.db, contentOf(seen)))) return giveBack(deps, seen, 'CONTENT_CHANGED');
  const adapter = chainOf(deps, network);
  const draft = draftOf(seen, await currentHot(deps.db, adapter));
  const bare = { prices: {}, feeAsset: adapter.feeAsset, feeMinorMax: 0n };
  // Checked before the trial, as for a withdrawal: with an empty hot wallet the trial fails and the recipient would be
  // blamed.
  if (!(await checkFunds(deps, adapter, draft, bare)).ok) return raiseReturnAlarm(deps, seen, 'RETURN_WAITS_FOR_FUNDS');
  const quoted = await adapter.quote({ ...draft, paymentId: seen.id });
  if (!quoted.ok && quoted.refusal.code === 'FEE_TOO_HIGH') return raiseReturnAlarm(deps, seen, 'FEE_TOO_HIGH');
  if (!quoted.ok) return giveBack(deps, seen, quoted.refusal.code);
  if (!(await checkFunds(deps, adapter, draft, quoted.value)).ok)
    return raiseReturnAlarm(deps, seen, 'RETURN_WAITS_FOR_FUNDS');
  const sequence = await readSequence(deps, network, draft.fromAddress);
  if (!sequence.ok) return;
  const request = { network, draft, terms: quoted.value, minedSequence: sequence.value };
  const stored = await deps.db.decide<boolean, ReserveRefusal | 'SIGNER_REFUSED'>(async (tx) => {
    const held = await lockDepositReturn(tx, seen.id);
    if (held?.state !== 'APPROVED') return ok(false);
    const signed = await signPayment(deps, tx, request);
    if (!signed.ok) return signed;
    await changeDepositReturn(tx, seen.id, { state: 'SENDING', nowMs: deps.clock.nowMs() });
    return ok(true);
  });
  if (!stored.ok && stored.refusal.code === 'HOT_WALLET_SHORT')
    return raiseReturnAlarm(deps, seen, 'RETURN_WAITS_FOR_FUNDS');
  if (stored.ok && stored.value) deps.atStep?.('payment-stored');
}

/** Nothing was signed: the deposit goes back to waiting for a decision. */
function giveBack(deps: CustodyDeps, seen: DepositReturn, failureCode: string): Promise<void> {
  return deps.db.tx(async (tx) => {
    const held = await lockDepositReturn(tx, seen.id);
    if (held?.state === 'APPROVED') await failReturn(deps, tx, held, failureCode);
  });
}

function draftOf(row: DepositReturn, hot: { address: string; keyPath: string }): Draft {
  return {
    kind: 'return',
    ref: row.id,
    asset: row.asset,
    fromAddress: hot.address,
    fromPath: hot.keyPath,
    toAddress: row.toAddress,
    ...(row.memo === null ? {} : { memo: row.memo }),
    amountMinor: row.amountMinor - row.feeMinor,
  };
}

/** Ends a return whose payment is final: either the coins are gone, or the deposit waits again. */
async function endReturn(deps: CustodyDeps, tx: Tx, payment: Payment, end: PaymentEnd): Promise<void> {
  const held = await lockDepositReturn(tx, payment.ref);
  if (!held) throw new Error(`payment ${payment.paymentId} pays a return that is not there`);
  if (!end.isPaid) return failReturn(deps, tx, held, 'NOT_PAID_ON_CHAIN', end.isCancel ? null : end.txHash);
  const nowMs = deps.clock.nowMs();
  const amountMinor = held.amountMinor - held.feeMinor;
  await deps.ledger.mustApply(tx, {
    op: 'post',
    key: `return:${held.id}:settle`,
    kind: 'deposit.returned',
    ref: held.depositId,
    legs: [
      { account: inFlight(held.asset, held.network), amountMinor: -amountMinor },
      { account: custodyOf(held), amountMinor },
    ],
    atMs: nowMs,
  });
  await changeDepositReturn(tx, held.id, { state: 'COMPLETED', txHash: end.txHash, nowMs });
  await notifyReturn(deps, tx, 'wallet.depositReturned', held);
}

/** Lets the deposit wait as before and tells staff why. A transaction is shown only if it is in a block. */
async function failReturn(
  deps: CustodyDeps,
  tx: Tx,
  row: DepositReturn,
  failureCode: string,
  minedTxHash: string | null = null,
): Promise<void> {
  const nowMs = deps.clock.nowMs();
  await deps.ledger.mustApply(tx, {
    op: 'reverse',
    key: `return:${row.id}:undone`,
    entryId: row.entryId,
    ref: row.depositId,
    atMs: nowMs,
  });
  const deposit = await lockDeposit(tx, row.depositId);
  if (!deposit) throw new Error(`return ${row.id} has no deposit`);
  const isReview = row.fromState === 'UNDER_REVIEW';
  await settleDeposit(tx, deposit, {
    state: row.fromState,
    uid: deposit.uid,
    entryId: isReview ? null : deposit.entryId,
    completedAtMs: isReview ? null : deposit.completedAtMs,
    creditedAtMs: null,
    nowMs,
  });
  await failDepositReturn(tx, row.id, { txHash: minedTxHash, failureCode, nowMs });
  const { network } = row;
  const details = { refusal: failureCode, ref: row.depositId };
  await raiseAlarm(tx, { network, code: 'RETURN_FAILED', subject: row.id, details, nowMs });
}

async function notifyReturn(
  deps: Pick<CustodyDeps, 'assets' | 'notices'>,
  tx: Tx,
  kind: 'wallet.depositReturned',
  row: DepositReturn,
): Promise<void> {
  const scale = deps.assets.coin(row.asset)?.ledgerScale ?? 0;
  const amount = formatAmount(row.amountMinor - row.feeMinor, scale);
  const params = { id: row.depositId, asset: row.asset, amount, address: row.toAddress, network: row.network };
  await deps.notices.notify(tx, { uid: row.uid, kind, params });
}

async function raiseReturnAlarm(
  deps: CustodyDeps,
  row: DepositReturn,
  code: 'FEE_TOO_HIGH' | 'RETURN_WAITS_FOR_FUNDS',
): Promise<void> {
  const details = { ref: row.depositId };
  await raiseAlarm(deps.db, { network: row.network, code, subject: row.id, details, nowMs: deps.clock.nowMs() });
}
