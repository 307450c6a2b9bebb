import { accountPath } from '@bourse/core/ledger/account.ts';
import { MINUTE_MS } from '../../core/src/calendar/durations.ts';
import { Ledger } from '../../server/src/ledger/ledger.ts';
import { Db } from '../../server/src/platform/db/db.ts';
import type { PostgresConnection } from '../../server/src/platform/db/postgres/embedded-postgres.ts';
import { ASSET } from '../ledger/throw-away-books.ts';
import { type Acknowledgement, fundingOf, PEOPLE, START_MINOR } from './acknowledgement.ts';
import type { Verdict } from './verdict.ts';

/** Compares what was acknowledged to callers with the books, and the books with themselves. */
export async function verify(
  connection: PostgresConnection,
  acknowledged: readonly Acknowledgement[],
): Promise<Verdict> {
  const db = new Db({ ...connection, database: 'postgres', poolMax: 2, statementTimeoutMs: 2 * MINUTE_MS });
  try {
    const report = await new Ledger(db).reconcile(db);
    const { lost, doubled } = await compare(db, acknowledged);
    const owed = report.assets.find((sums) => sums.asset === ASSET)?.liabilitiesMinor;
    return {
      acknowledged: acknowledged.length,
      lost,
      doubled,
      invented: [],
      differences: report.differences,
      isWhole: owed === START_MINOR * BigInt(PEOPLE),
    };
  } finally {
    await db.end();
  }
}

async function compare(
  db: Db,
  acknowledged: readonly Acknowledgement[],
): Promise<{ lost: string[]; doubled: string[] }> {
  // `ref` repeats the key without being unique, so an effect booked twice under different keys shows here.
  const rows = await db.query<{ ref: string; path: string; minor: string; times: string }>(
    `select e.ref, a.path, sum(p.available_minor) as minor, count(*) as times
       from ledger.entry e join ledger.posting p on p.entry_seq = e.seq join ledger.account a on a.id = p.account_id
      where e.kind = 'transfer' group by e.ref, a.path`,
  );
  const found = new Map(rows.map((row) => [`${row.ref} ${row.path}`, row]));
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const { key, from, to, amountMinor } of acknowledged) {
    const debit = found.get(`${key} ${accountPath(fundingOf(from))}`);
    const credit = found.get(`${key} ${accountPath(fundingOf(to))}`);
    if (debit?.times !== undefined && Number(debit.times) > 1) doubled.push(key);
    else if (debit?.minor !== `${-amountMinor}` || credit?.minor !== `${amountMinor}`) lost.push(key);
  }
  return { lost, doubled };
}
