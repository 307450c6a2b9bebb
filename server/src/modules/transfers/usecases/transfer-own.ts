import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { AMOUNT_MAX } from '@bourse/core/trading/amount.ts';
import { readPositive } from '@bourse/core/wallet/amount-checks.ts';
import { wayRefusal } from '@bourse/core/wallet/transfer-rule.ts';
import {
  TRANSFER_RULES,
  type TransferAccount,
  type TransferRuleRefusal,
} from '@bourse/core/wallet/transfer-rules.gen.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import type { Coin } from '../../assets/public.ts';
import { emitBalance } from '../../balances/public.ts';
import { isAccountOpened, judgeTransfer } from '../../products/public.ts';
import { findTransferByRequest, type OwnTransfer } from '../queries/transfer.query.ts';
import { isCoinStopped } from '../store/coin-stop.store.ts';
import { insertTransfer, moveTransfer } from '../store/transfer.store.ts';
import type { TransfersDeps } from '../transfers-deps.ts';
import { type DriveRefusal, driveTransfer } from './drive-transfer.ts';
import { postsBetween, postsLeaving } from './transfer-posts.ts';

export interface TransferRequest {
  readonly clientRequestId: string;
  readonly asset: string;
  readonly from: TransferAccount;
  readonly to: TransferAccount;
  readonly amount: string;
}

export type TransferRefusal =
  | 'COIN_UNKNOWN'
  | 'AMOUNT_ZERO'
  | 'AMOUNT_PLACES'
  | 'AMOUNT_TOO_LARGE'
  | 'INSUFFICIENT_BALANCE'
  | 'ACCOUNT_NOT_OPENED'
  | 'SAME_ACCOUNT'
  | TransferRuleRefusal
  | 'FEATURE_OFF'
  | 'COIN_STOPPED'
  | 'IDEMPOTENCY_MISMATCH'
  | 'OUTCOME_UNKNOWN';

/**
 * Moves a coin between the person's own accounts, free and at once. Funding is the hub: other pairs go through it, as
 * two entries of one transaction. The trading core keeps the spot account: money leaves the side that it comes from
 * first, and a transfer interrupted in between is finished later.
 *
 * @refuses    see TransferRefusal; INSUFFICIENT_BALANCE says what is available in coin units; OUTCOME_UNKNOWN if the
 *             trading core did not answer in time; a repeat of the same request id then learns how it ended
 * @invariant  a repeat of the same request id returns the first result and moves nothing
 */
export async function transferOwn(
  deps: TransfersDeps,
  caller: Pick<Caller, 'uid' | 'nowMs'>,
  request: TransferRequest,
): Promise<Result<{ readonly transfer: OwnTransfer; readonly replayed: boolean }, TransferRefusal>> {
  const inputHash = payloadHash('transfer', [request.asset, request.from, request.to, request.amount]);
  const before = await findTransferByRequest(deps.db, caller.uid, request.clientRequestId);
  const repeated = { inputHash, nowMs: caller.nowMs };
  if (before) return repeatOf(deps, before, repeated);
  const coin = deps.assets.coin(request.asset);
  if (!coin) return refuse('COIN_UNKNOWN', { asset: request.asset });
  // Money can always leave the P2P account, even while P2P is switched off.
  if (request.to === 'p2p' && !(await deps.settings.isFeatureOn('C2C_CLOSE'))) return refuse('FEATURE_OFF');
  const path = await judgePath(deps, caller.uid, request);
  if (!path.ok) return path;
  const amount = readPositive(request.amount, coin.ledgerScale);
  if (!amount.ok) return amount;
  if (isOfCore(request) && amount.value > AMOUNT_MAX) {
    return refuse('AMOUNT_TOO_LARGE', { max: formatAmount(AMOUNT_MAX, coin.ledgerScale) });
  }
  const row: OwnTransfer = {
    id: newId(caller.nowMs),
    uid: caller.uid,
    requestId: request.clientRequestId,
    inputHash,
    asset: coin.asset,
    from: request.from,
    to: request.to,
    amountMinor: amount.value,
    createdAtMs: caller.nowMs,
    state: request.to === 'spot' ? 'LEAVING' : request.from === 'spot' ? 'ASKED' : 'DONE',
  };
  const begun = await begin(deps, coin, row);
  if (!begun.ok) return begun;
  if (begun.value === null) {
    const earlier = await findTransferByRequest(deps.db, caller.uid, request.clientRequestId);
    return repeatOf(deps, earlier!, repeated);
  }
  if (row.state === 'DONE') return ok({ transfer: row, replayed: false });
  const driven = await driveTransfer(deps, row, { isNew: true });
  return driven.ok ? ok({ transfer: row, replayed: false }) : driven;
}

const isOfCore = ({ from, to }: Pick<TransferRequest, 'from' | 'to'>): boolean => from === 'spot' || to === 'spot';

type BeginRefusal = 'INSUFFICIENT_BALANCE' | 'COIN_STOPPED' | TransferRuleRefusal;

/**
 * The first commit: inserts the row and takes out of the books what leaves them.
 *
 * @returns null if the request id was used before; then nothing was done
 */
function begin(
  deps: TransfersDeps,
  coin: Coin,
  row: OwnTransfer,
): Promise<Result<{ readonly transfer: OwnTransfer } | null, BeginRefusal>> {
  return deps.db.decide<{ readonly transfer: OwnTransfer } | null, BeginRefusal>(async (tx) => {
    if (!(await insertTransfer(tx, row))) return ok(null);
    if (await isCoinStopped(tx, row.asset)) return refuse('COIN_STOPPED', { asset: row.asset });
    const judged = await judgeTransfer(deps.products, tx, { ...row, nowMs: row.createdAtMs });
    if (!judged.ok) return judged;
    if (row.state === 'ASKED') return ok({ transfer: row });
    const answers = await deps.ledger.apply(tx, row.state === 'DONE' ? postsBetween(row) : postsLeaving(row));
    for (const answer of answers) {
      if (answer.ok) continue;
      if (answer.refusal.code === 'INSUFFICIENT_BALANCE') return insufficient(coin, row, answer.refusal.details);
      throw new Error(`the books refused transfer ${row.id}: ${answer.refusal.code}`);
    }
    if (row.state === 'DONE') await emitBalance(tx, row.uid, [coin.asset]);
    return ok({ transfer: row });
  });
}

/** The answer to a request id that was used before; a transfer still under way is finished first. */
async function repeatOf(
  deps: TransfersDeps,
  before: OwnTransfer,
  { inputHash, nowMs }: { readonly inputHash: string; readonly nowMs: number },
): Promise<
  Result<
    { readonly transfer: OwnTransfer; readonly replayed: boolean },
    'IDEMPOTENCY_MISMATCH' | 'COIN_STOPPED' | TransferRuleRefusal | DriveRefusal
  >
> {
  if (before.inputHash !== inputHash) return refuse('IDEMPOTENCY_MISMATCH');
  if (before.state === 'DONE') return ok({ transfer: before, replayed: true });
  if (before.state === 'RETURNED') return refuse('AMOUNT_TOO_LARGE');
  // A refused transfer has moved nothing, so the same request may be tried again.
  if (before.state === 'REFUSED') {
    const again = await deps.db.decide<true, 'COIN_STOPPED' | TransferRuleRefusal>(async (tx) => {
      await moveTransfer(tx, before.id, ['REFUSED'], 'ASKED');
      if (await isCoinStopped(tx, before.asset)) return refuse('COIN_STOPPED', { asset: before.asset });
      return judgeTransfer(deps.products, tx, { ...before, nowMs });
    });
    if (!again.ok) return again;
  }
  const driven = await driveTransfer(deps, before);
  return driven.ok ? ok({ transfer: before, replayed: true }) : driven;
}

/**
 * Whether this transfer is possible.
 *
 * @refuses SAME_ACCOUNT | ACCOUNT_NOT_OPENED, or what the product of either account objects
 */
async function judgePath(
  deps: TransfersDeps,
  uid: string,
  { from, to }: Pick<TransferRequest, 'from' | 'to'>,
): Promise<Result<true, 'SAME_ACCOUNT' | 'ACCOUNT_NOT_OPENED' | TransferRuleRefusal>> {
  if (from === to) return refuse('SAME_ACCOUNT', { account: from });
  for (const account of [from, to]) {
    if (await isAccountOpened(deps.products, deps.db, { uid, account })) continue;
    return refuse('ACCOUNT_NOT_OPENED', { account });
  }
  const refusal = wayRefusal(TRANSFER_RULES, { from, to });
  return refusal === null ? ok(true) : refuse(refusal.code, refusal.details);
}

/** Translates the minor units of the books into coin units for people. */
function insufficient(
  coin: Coin,
  row: OwnTransfer,
  details: Readonly<Record<string, string | number | boolean>> = {},
): Extract<Result<never, 'INSUFFICIENT_BALANCE'>, { ok: false }> {
  const available = readAmount(String(details.available), 0);
  return refuse('INSUFFICIENT_BALANCE', {
    account: row.from,
    available: formatAmount(available, coin.ledgerScale),
    needed: formatAmount(row.amountMinor, coin.ledgerScale),
  });
}
