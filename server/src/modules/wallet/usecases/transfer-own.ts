import type { LedgerCommand } from '@bourse/core/ledger/command.ts';
import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { readPositive } from '@bourse/core/wallet/amount-checks.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Coin } from '../../assets/public.ts';
import { payloadHash } from '../payload-hash.ts';
import { findTransferByRequest, type Transfer, type TransferAccount } from '../queries/transfer.query.ts';
import { insertTransfer } from '../store/transfer.store.ts';
import type { Caller, WalletDeps } from '../wallet-deps.ts';
import { emitBalance } from './tell.ts';

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
  | 'FUTURES_ONLY_TO_FUNDING'
  | 'IDEMPOTENCY_MISMATCH';

/**
 * Moves a coin between the person's own accounts, free and at once. Funding is the hub: any other pair goes through it, as
 * two entries of one transaction.
 *
 * @refuses    see TransferRefusal; INSUFFICIENT_BALANCE says what is available in coin units
 * @invariant  a repeat of the same request id answers the first result and moves nothing
 */
export async function transferOwn(
  deps: WalletDeps,
  caller: Caller,
  request: TransferRequest,
): Promise<Result<{ readonly transfer: Transfer; readonly replayed: boolean }, TransferRefusal>> {
  const inputHash = payloadHash('transfer', [request.asset, request.from, request.to, request.amount]);
  const before = await findTransferByRequest(deps.db, caller.uid, request.clientRequestId);
  if (before) return replayOf(before, inputHash);
  const coin = deps.assets.coin(request.asset);
  if (!coin) return refuse('COIN_UNKNOWN', { asset: request.asset });
  const path = await judgePath(deps, caller.uid, request);
  if (!path.ok) return path;
  const amount = readPositive(request.amount, coin.ledgerScale);
  if (!amount.ok) return amount;

  const row: Transfer = {
    id: newId(caller.nowMs),
    uid: caller.uid,
    requestId: request.clientRequestId,
    inputHash,
    asset: coin.asset,
    from: request.from,
    to: request.to,
    amountMinor: amount.value,
    createdAtMs: caller.nowMs,
  };
  return deps.db.decide(async (tx) => {
    const inserted = await insertTransfer(tx, row);
    if (!inserted) return replayOf((await findTransferByRequest(tx, caller.uid, request.clientRequestId))!, inputHash);
    const answers = await deps.ledger.apply(tx, postsOf(row));
    for (const answer of answers) {
      if (answer.ok) continue;
      if (answer.refusal.code === 'INSUFFICIENT_BALANCE') return insufficient(coin, row, answer.refusal.details);
      throw new Error(`the books refused transfer ${row.id}: ${answer.refusal.code}`);
    }
    await emitBalance(tx, caller.uid, [coin.asset]);
    return ok({ transfer: inserted, replayed: false });
  });
}

function replayOf(
  before: Transfer,
  inputHash: string,
): Result<{ readonly transfer: Transfer; readonly replayed: boolean }, 'IDEMPOTENCY_MISMATCH'> {
  if (before.inputHash !== inputHash) return refuse('IDEMPOTENCY_MISMATCH');
  return ok({ transfer: before, replayed: true });
}

/** Which moves there are. @refuses SAME_ACCOUNT | ACCOUNT_NOT_OPENED | FUTURES_ONLY_TO_FUNDING */
async function judgePath(
  deps: WalletDeps,
  uid: string,
  { from, to }: Pick<TransferRequest, 'from' | 'to'>,
): Promise<Result<true, 'SAME_ACCOUNT' | 'ACCOUNT_NOT_OPENED' | 'FUTURES_ONLY_TO_FUNDING'>> {
  if (from === to) return refuse('SAME_ACCOUNT', { account: from });
  if (from !== 'futures' && to !== 'futures') return ok(true);
  if (!(await deps.products.hasFutures(deps.db, uid))) return refuse('ACCOUNT_NOT_OPENED', { account: 'futures' });
  if (from === 'futures' && to !== 'funding') return refuse('FUTURES_ONLY_TO_FUNDING', { to });
  return ok(true);
}

function postsOf(row: Transfer): LedgerCommand[] {
  const hops: (readonly [TransferAccount, TransferAccount])[] =
    row.from === 'funding' || row.to === 'funding'
      ? [[row.from, row.to]]
      : [
          [row.from, 'funding'],
          ['funding', row.to],
        ];
  const { uid, asset, amountMinor } = row;
  return hops.map(([from, to], hop) => ({
    op: 'post',
    key: `transfer:${row.id}:${hop}`,
    kind: 'transfer',
    ref: row.id,
    legs: [
      { account: { kind: 'user', uid, account: from, asset }, amountMinor: -amountMinor },
      { account: { kind: 'user', uid, account: to, asset }, amountMinor },
    ],
    atMs: row.createdAtMs,
  }));
}

/** The books speak minor units; people do not. */
function insufficient(
  coin: Coin,
  row: Transfer,
  details: Readonly<Record<string, string | number | boolean>> | undefined,
): Extract<Result<never, 'INSUFFICIENT_BALANCE'>, { ok: false }> {
  const available = readAmount(String(details?.available ?? '0'), 0);
  return refuse('INSUFFICIENT_BALANCE', {
    account: row.from,
    available: formatAmount(available, coin.ledgerScale),
    needed: formatAmount(row.amountMinor, coin.ledgerScale),
  });
}
