import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { endOfWorkday, RECOVERY } from '@bourse/core/recovery/recovery-terms.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { findPersonOfTransaction } from '../../custody/public.ts';
import { findArrived, findDepositorsFrom, type HeldDeposit, isRecoverable } from '../../deposits/public.ts';
import { findOtherCases, findUnsignedCases } from '../queries/case.query.ts';
import type { RecoveryDeps } from '../recovery-deps.ts';
import { lockCase, putOffDecision, type RecoveryCase } from '../store/case.store.ts';
import { findWaits, insertTold, insertWait } from '../store/wait.store.ts';

const BATCH = 100;
const CASES_MAX = 200;
/** An address that sent deposits to more people than this is an exchange's, and does not identify anybody. */
const DEPOSITORS_MAX = 20;

/**
 * For each open case without a signature and each transfer that could be paid for it: begins the time during which
 * others can object, and tells everybody whose money it could be.
 *
 * @invariant others are told once for each transfer, even if several processes run this, and the time never restarts
 */
export async function tellOthers(deps: RecoveryDeps): Promise<'idle'> {
  const errors: unknown[] = [];
  let after: string | null = null;
  let cases: RecoveryCase[];
  do {
    cases = await findUnsignedCases(deps.db, { after, limit: BATCH });
    for (const each of cases) await tellOf(deps, each).catch((error: unknown) => errors.push(error));
    after = cases.at(-1)?.id ?? after;
  } while (cases.length === BATCH);
  if (errors.length > 0) throw errors[0];
  return 'idle';
}

async function tellOf(deps: RecoveryDeps, seen: RecoveryCase): Promise<void> {
  const arrived = await findArrived(deps.db, seen);
  const known = new Set((await findWaits(deps.db, [seen.id])).map(({ depositId }) => depositId));
  const isNew = (deposit: HeldDeposit) =>
    !known.has(deposit.id) && isRecoverable(deposit) && (deposit.uid === null || deposit.uid === seen.uid);
  if (!arrived.some(isNew)) return;
  await deps.db.tx(async (tx) => {
    const row = await lockCase(tx, seen.id);
    if (row?.state !== 'SUBMITTED' || row.signedBy !== null) return;
    for (const deposit of arrived.filter(isNew)) await begin(deps, tx, { row, deposit, arrived });
  });
}

interface Claim {
  readonly row: RecoveryCase;
  readonly deposit: HeldDeposit;
  /** Every deposit that the transaction brought. */
  readonly arrived: readonly HeldDeposit[];
}

async function begin(deps: RecoveryDeps, tx: Tx, claim: Claim): Promise<void> {
  const { row, deposit } = claim;
  const nowMs = deps.clock.nowMs();
  const untilMs = nowMs + RECOVERY.objectionMs;
  const place = { caseId: row.id, depositId: deposit.id };
  if (!(await insertWait(tx, { ...place, fromMs: nowMs, untilMs }))) return;
  await putOffDecision(tx, row.id, endOfWorkday(untilMs, 1));
  const { asset, network } = deposit;
  const params = {
    amount: formatAmount(deposit.amountMinor, deps.assets.coin(asset)?.ledgerScale ?? 0),
    asset,
    network: deps.assets.network(network)?.name ?? network,
    txId: row.txHash,
    days: String(RECOVERY.objectionMs / DAY_MS),
  };
  await deps.notices.notify(tx, { uid: row.uid, kind: 'recovery.waits', params: { id: row.id, ...params } });
  for (const uid of await whoElse(tx, claim)) {
    await insertTold(tx, { ...place, uid, nowMs });
    await deps.notices.notify(tx, { uid, kind: 'recovery.claimed', params });
  }
}

/**
 * Everybody else whose money it could be: owners of addresses that the transaction paid, people with a case about it,
 * those for whom we sent the payment, and those whose earlier deposits came from the same sender.
 */
async function whoElse(tx: Tx, { row, deposit, arrived }: Claim): Promise<readonly string[]> {
  const claims = await findOtherCases(tx, row, CASES_MAX);
  const { fromAddress } = deposit;
  const depositors = fromAddress === null ? [] : await findDepositorsFrom(tx, fromAddress, DEPOSITORS_MAX);
  const paidFor = await findPersonOfTransaction(tx, row);
  const all = [...arrived.map(({ uid }) => uid), ...claims.map(({ uid }) => uid), paidFor, ...depositors];
  return [...new Set(all.filter((uid) => uid !== null && uid !== row.uid))].sort() as string[];
}
