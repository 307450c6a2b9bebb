import { setTimeout as wait } from 'node:timers/promises';
import type { LedgerCommand } from '@bourse/core/ledger/command.ts';
import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { ok, type Refusal, type Result, refuse } from '@bourse/core/result.ts';
import type { TradingEvent, TradingRefusal } from '@bourse/core/trading/event.ts';
import type { Answer } from '../../../engine/trading.ts';
import { isDatabaseAway, type Tx } from '../../../platform/db/db.ts';
import { coreAccountOf, emitBalance, HOUSE_UIDS } from '../../balances/public.ts';
import { findTransferState, isMoved, type Transfer } from '../queries/transfer.query.ts';
import { moveTransfer } from '../store/transfer.store.ts';
import type { TransfersDeps } from '../transfers-deps.ts';
import { postsArriving, postsReturning } from './transfer-posts.ts';

export type TransferDeps = Pick<TransfersDeps, 'db' | 'clock' | 'ledger' | 'assets' | 'trading' | 'assetNumbers'>;
/** OUTCOME_UNKNOWN: the core did not answer in time. The transfer stays under way and is finished later, once. */
export type DriveRefusal = 'INSUFFICIENT_BALANCE' | 'AMOUNT_TOO_LARGE' | 'OUTCOME_UNKNOWN';

/** How long the core is asked again before the caller is told that the outcome is unknown. */
const PATIENCE_MS = 4_000;
const ASK_AGAIN_MS = 50;

const underWay = new Map<string, Promise<Result<true, DriveRefusal>>>();

/**
 * Takes a transfer into or out of the trading core from its present state to its end. Calls for the same transfer in
 * this process share one run; another process finds in the row what was already done.
 *
 * @param isNew  true if nobody can have asked the core yet
 * @refuses      see DriveRefusal
 * @invariant    money is in exactly one place whatever happens between two steps: the row says what is still to be
 *               done, the core moves an id once, and each commit of the books checks the row's state
 */
export function driveTransfer(
  deps: TransferDeps,
  row: Transfer,
  { isNew = false } = {},
): Promise<Result<true, DriveRefusal>> {
  const before = underWay.get(row.id);
  if (before) return before;
  const run = drive(deps, row, isNew).finally(() => underWay.delete(row.id));
  underWay.set(row.id, run);
  return run;
}

async function drive(deps: TransferDeps, row: Transfer, isNew: boolean): Promise<Result<true, DriveRefusal>> {
  const isDone = !isNew && (await isMoved(deps.db, row.id));
  if (!isDone) {
    const asked = await ask(deps, row);
    if (!asked.ok) return asked;
    const first = asked.value.outcome[0]!;
    if (first.kind === 'refused') return writeRefusal(deps, row, first.refusal);
    assertMoved(row, first);
    if (!(await waitUntilProjected(deps, asked.value.sequence))) return refuse('OUTCOME_UNKNOWN');
  }
  await finish(deps, row);
  return ok(true);
}

/** Asks the core until it answers, under the same id. @refuses OUTCOME_UNKNOWN */
async function ask(deps: TransferDeps, row: Transfer): Promise<Result<Answer, 'OUTCOME_UNKNOWN'>> {
  const asset = await deps.assetNumbers.numberOf(row.asset);
  const deadlineMs = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await deps.trading
      .submit({
        kind: row.to === 'spot' ? 'credit' : 'debit',
        account: coreAccountOf(row.uid),
        asset,
        amountMinor: row.amountMinor,
        transferId: row.id,
      })
      .catch(nullWhereUnknown);
    if (answer?.ok) return answer;
    if (performance.now() > deadlineMs) return refuse('OUTCOME_UNKNOWN');
    await wait(ASK_AGAIN_MS);
  }
}

/** Waits until the core's rows show the transfer, because reconciliation compares money in transit with them. */
async function waitUntilProjected(deps: TransferDeps, sequence: number): Promise<boolean> {
  const projected = await deps.trading.waitForRows(sequence).then(() => true, nullWhereUnknown);
  return projected === true;
}

/** An unknown outcome counts as no answer: asking again under the same id learns it. */
function nullWhereUnknown(error: unknown): null {
  if (isDatabaseAway(error)) return null;
  throw error;
}

function assertMoved(row: Transfer, event: TradingEvent): void {
  if (event.kind !== 'done' && event.kind !== 'repeated') {
    throw new Error(`the core answered transfer ${row.id} with ${event.kind}`);
  }
}

/** The last step: the core has moved the money, and now the books record it. */
async function finish(deps: TransferDeps, row: Transfer): Promise<void> {
  await deps.db.tx(async (tx) => {
    // A debit that was answered as refused may have been carried out for another caller who asked at the same time.
    const open = row.to === 'spot' ? (['LEAVING'] as const) : (['ASKED', 'REFUSED'] as const);
    if (!(await moveTransfer(tx, row.id, open, 'DONE'))) return;
    if (row.to !== 'spot') await post(deps, tx, postsArriving(row, deps.clock.nowMs()));
    if (!HOUSE_UIDS.includes(row.uid)) await emitBalance(tx, row.uid, [row.asset]);
  });
}

/** The core refused: a debit has moved nothing, and the money of a credit goes back. */
async function writeRefusal(
  deps: TransferDeps,
  row: Transfer,
  { code, details }: Refusal<TradingRefusal>,
): Promise<Result<true, DriveRefusal>> {
  const scale = deps.assets.coin(row.asset)?.ledgerScale ?? 0;
  const text = (minor: unknown): string => formatAmount(readAmount(String(minor ?? '0'), 0), scale);
  if (code === 'INSUFFICIENT_BALANCE' && row.to !== 'spot') {
    const isOver = await deps.db.tx((tx) => moveTransfer(tx, row.id, ['ASKED'], 'REFUSED'));
    if (!isOver && (await findTransferState(deps.db, row.id)) === 'DONE') return ok(true);
    return refuse(code, { account: row.from, available: text(details?.available), needed: text(details?.needed) });
  }
  if (code === 'AMOUNT_TOO_LARGE' && row.to === 'spot') {
    await deps.db.tx(async (tx) => {
      if (!(await moveTransfer(tx, row.id, ['LEAVING'], 'RETURNED'))) return;
      await post(deps, tx, postsReturning(row, deps.clock.nowMs()));
      if (!HOUSE_UIDS.includes(row.uid)) await emitBalance(tx, row.uid, [row.asset]);
    });
    return refuse(code, { max: text(details?.max) });
  }
  throw new Error(`the core refused transfer ${row.id}: ${code}`);
}

async function post({ ledger }: TransferDeps, tx: Tx, commands: readonly LedgerCommand[]): Promise<void> {
  for (const command of commands) await ledger.mustApply(tx, command);
}
