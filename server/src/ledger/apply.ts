import type { LedgerAnswer, LedgerCommand } from '@bourse/core/ledger/command.ts';
import type { Queryable } from '../platform/db/db.ts';
import type { AccountIds } from './account-ids.ts';
import {
  BATCH_SQL,
  type BatchCommand,
  type BatchRow,
  batchAnswers,
  batchValues,
  isBatchable,
  type Prepared,
  prepare,
} from './batch.ts';
import { applyDependent, type DependentCommand } from './dependent.ts';

/**
 * Applies commands in order inside the transaction of `q`, each with its own answer. Consecutive posts and holds go to
 * the database as one set-based call; the result is the same as one by one.
 */
export async function applyCommands(
  q: Queryable,
  ids: AccountIds,
  commands: readonly LedgerCommand[],
): Promise<LedgerAnswer[]> {
  const prepared = commands.map(prepare);
  const idOf = lookup(await ids.open(q, pathsOf(prepared), false));
  const runs = runsOf(prepared);
  if (runs.length > 1) await lockAll(q, prepared, idOf);
  const answers: LedgerAnswer[] = [];
  for (const run of runs) {
    if ('dependent' in run) answers.push(await applyDependent(q, run.dependent, idOf));
    else answers.push(...(await applyBatch(q, run.batch, idOf)));
  }
  return answers;
}

/** The accounts that prepared commands name. */
export function pathsOf(prepared: readonly Prepared[]): Set<string> {
  const paths = new Set<string>();
  for (const { changes } of prepared) for (const { path } of changes) paths.add(path);
  return paths;
}

/** Turns found ids into a lookup that throws for a missing one. */
export function lookup(ids: ReadonlyMap<string, string>): (path: string) => string {
  return (path) => {
    const id = ids.get(path);
    if (id === undefined) throw new Error(`the account ${path} was not opened`);
    return id;
  };
}

/**
 * Locks everything that the commands will touch at once and in sorted order, so that two transactions cannot deadlock.
 */
async function lockAll(q: Queryable, prepared: readonly Prepared[], idOf: (path: string) => string): Promise<void> {
  const holdKeys: string[] = [];
  const entryIds: string[] = [];
  for (const { command } of prepared) {
    if (command.op === 'settle' || command.op === 'release') holdKeys.push(command.holdKey);
    if (command.op === 'reverse') entryIds.push(command.entryId);
  }
  const accounts = [...pathsOf(prepared)].map(idOf);
  await q.query('select ledger.lock_accounts($1::bigint[], $2::text[], $3::bigint[])', [accounts, holdKeys, entryIds]);
}

async function applyBatch(
  q: Queryable,
  batch: readonly Prepared<BatchCommand>[],
  idOf: (path: string) => string,
): Promise<LedgerAnswer[]> {
  const rows = await q.query<BatchRow>(BATCH_SQL, batchValues(batch, idOf));
  return batchAnswers(batch, rows[0]!, idOf);
}

type Run = { readonly batch: Prepared<BatchCommand>[] } | { readonly dependent: Prepared<DependentCommand> };

/**
 * Splits the commands into runs. A repeated key starts a new run, so that the second command sees what the first one
 * did.
 */
function runsOf(prepared: readonly Prepared[]): Run[] {
  const runs: Run[] = [];
  let keys = new Set<string>();
  for (const one of prepared) {
    if (!isBatchable(one)) {
      runs.push({ dependent: one as Prepared<DependentCommand> });
      continue;
    }
    const last = runs.at(-1);
    if (last && 'batch' in last && !keys.has(one.command.key)) last.batch.push(one);
    else {
      runs.push({ batch: [one] });
      keys = new Set();
    }
    keys.add(one.command.key);
  }
  return runs;
}
