import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { RandomCommands } from '@bourse/core/trading/reference/random-commands.ts';
import { seeded } from '@bourse/core/trading/reference/seeded.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LocalTrading } from '../../engine/local-trading.ts';
import { verifyInThread } from '../../engine/remote/verify-in-thread.ts';
import { verifyJournal } from '../../engine/verify-journal.ts';
import { findProven } from '../../ledger/reconcile/proof.ts';
import { ManualClock } from '../../platform/clock/clock.ts';
import { Secrets } from '../../platform/config/secrets.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { silentLog } from '../../platform/log/log.ts';
import { Settings } from '../../platform/settings/settings.ts';
import { createApprovals } from '../approvals/approvals.ts';
import { listAudit } from '../approvals/queries/audit-log.query.ts';
import { verifyJournalJob } from './jobs/journal.job.ts';

let t: TestDatabase;
let settings: Settings;
let job: ReturnType<typeof verifyJournalJob>;
let runs = 0;
const clock = new ManualClock(1_700_000_000_000);
const random = new RandomCommands(seeded(5));

beforeAll(async () => {
  t = await testDatabase();
  await t.ownerDb.query(`insert into trading.asset values (1, 'BTC'), (2, 'USDT'), (3, 'ETH'), (4, 'PUSD')`);
  settings = new Settings(t.db);
  const approvals = createApprovals({ db: t.db, clock, keys: new Secrets('x'.repeat(32)) });
  const verify = () => {
    runs += 1;
    return verifyJournal(t.db, { keepAtMs: clock.nowMs() });
  };
  job = verifyJournalJob({ db: t.db, clock, settings, approvals, verifyJournal: verify }, silentLog());
  const one = new LocalTrading({
    db: t.db,
    clock,
    holder: 'one',
    onFailed: (error) => {
      throw error;
    },
  });
  await one.start();
  await Promise.all([...random.start(), ...Array.from({ length: 200 }, () => random.next())].map((c) => one.submit(c)));
  await one.stop();
});
afterAll(() => t.close());

test('verifies once a day, and notes when', async () => {
  await job.run();
  await job.run();
  expect(runs).toBe(1);
  expect((await findProven(t.db, ['journal'])).get('journal')).toBe(clock.nowMs());
  clock.advanceMs(DAY_MS);
  await job.run();
  expect(runs).toBe(2);
});

test('money that was moved between two people by hand stops every withdrawal, with what was found in the audit log', async () => {
  await t.ownerDb.query(
    `update trading.balance b set available_minor = b.available_minor + case b.account when two.one then -1 else 1 end
       from (select min(account) as one, max(account) as other from trading.balance
              where asset = 2 and account > 0 and available_minor > 0) two
      where b.asset = 2 and b.account in (two.one, two.other)`,
  );
  await job.run();
  expect(await settings.get('WITHDRAWALS_HALTED_BY')).toBeNull();
  clock.advanceMs(DAY_MS);
  await job.run();
  expect(await settings.get('WITHDRAWALS_HALTED_BY')).toBe('reconcile');
  const [entry] = await listAudit(t.db, { action: 'ledger.reconcile', beforeSeq: null, limit: 1 });
  expect(entry).toMatchObject({ reason: '2 differences', after: expect.stringContaining('ROWS_NOT_JOURNAL') });
});

test('it runs in a thread of its own', async () => {
  const url = new URL(t.url.replace('@/', '@localhost/'));
  const [host, port] = [url.searchParams.get('host')!, Number(url.searchParams.get('port'))];
  const options = { host, port, user: url.username, database: url.pathname.slice(1), role: 'bourse_app' };
  const verdict = await verifyInThread(options, clock);
  expect(verdict).toMatchObject({ isRight: false, reason: 'ROWS_DIFFER' });
  expect(verdict.differences).toHaveLength(2);
});
