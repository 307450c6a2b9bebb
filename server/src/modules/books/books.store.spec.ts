import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../../test/wallet-moves.rig.ts';
import { custody, deposit, funding, holdOf, move, newKey, newPerson } from '../../ledger/books.fixture.ts';
import { Ledger } from '../../ledger/ledger.ts';
import { reconcileAll } from '../../ledger/reconcile/reconcile-all.ts';
import { ManualClock } from '../../platform/clock/clock.ts';
import { Secrets } from '../../platform/config/secrets.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import type { StaffContext } from '../../platform/request/context.ts';
import { createApprovals } from '../approvals/approvals.ts';
import { listAudit } from '../approvals/queries/audit-log.query.ts';
import { type Assets, createAssets, DEMO_CATALOG, installCatalog } from '../assets/public.ts';
import { staffBooksHttp } from './books.staff.http.ts';
import type { BooksDeps } from './books-deps.ts';
import { keepRun, runAskedReconcile } from './usecases/run-reconcile.ts';

let t: TestDatabase;
let assets: Assets;
let deps: BooksDeps;
let http: ReturnType<typeof staffBooksHttp>;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const clock = new ManualClock(NOW);
const staff = { staff: { staffId: 'anna', role: 'auditor' }, requestId: 'r', nowMs: NOW } as StaffContext;

beforeAll(async () => {
  t = await testDatabase();
  await t.db.tx((tx) => installCatalog(tx, DEMO_CATALOG, 1));
  assets = createAssets({ db: t.db });
  await assets.start();
  const approvals = createApprovals({ db: t.db, clock, keys: new Secrets('x'.repeat(32)) });
  deps = { db: t.db, clock, ledger: new Ledger(t.db), assets, approvals };
  http = staffBooksHttp(deps);
});
afterAll(async () => {
  assets.stop();
  await t.close();
});

const post = async (...commands: Parameters<Ledger['apply']>[1]) =>
  t.db.tx(async (tx) => (await deps.ledger.apply(tx, commands)).map((answer) => (answer.ok ? answer.entryId : '')));

describe('looking something up', () => {
  test('an entry by its number, its key and its reference', async () => {
    const uid = newPerson();
    const ref = `withdrawal-${newKey()}`;
    const key = newKey('find');
    const [id] = await post(deposit(uid, 5_000_000n, { key, ref }));
    const [second] = await post(deposit(uid, 1_000_000n, { ref }));
    const search = async (text: string) => must(await http.findEntries({ search: text }, staff)).rows;
    expect((await search(id!)).map(({ entryId }) => entryId)).toContain(id);
    expect(await search(key)).toMatchObject([{ entryId: id, key, ref, kind: 'deposit' }]);
    expect((await search(ref)).map(({ entryId }) => entryId)).toEqual([second, id]);
    expect(await search('nobody knows this')).toEqual([]);
    const first = must(await http.findEntries({ search: ref, limit: 1 }, staff));
    const rest = must(await http.findEntries({ search: ref, limit: 1, before: first.next! }, staff));
    expect(rest.rows.map(({ entryId }) => entryId)).toEqual([id]);
  });

  test('an entry with everything it did, and what undid it', async () => {
    const uid = newPerson();
    const [id] = await post(deposit(uid, 5_000_000n));
    const [undone] = await post({ op: 'reverse', key: newKey(), entryId: id!, ref: 'spec', atMs: 1 });
    const entry = must(await http.entry({ entryId: id! }, staff));
    expect(entry.changes).toEqual([
      { path: 'system:custody:USDT:eth', asset: 'USDT', available: '-5', held: '0' },
      { path: `user:${uid}:funding:USDT`, asset: 'USDT', available: '5', held: '0' },
    ]);
    expect(entry).toMatchObject({ reversedBy: undone, reverses: null });
    expect(must(await http.entry({ entryId: undone! }, staff)).reverses).toBe(id);
    expect(await http.entry({ entryId: '999999999999' }, staff)).toMatchObject({ refusal: { code: 'ENTRY_UNKNOWN' } });
  });

  test('a person’s accounts, one of them with its holds, and the house’s accounts of a coin', async () => {
    const uid = newPerson();
    const key = newKey('hold');
    await post(deposit(uid, 7_000_000n), holdOf(uid, 2_000_000n, { key, ref: 'w-1' }));
    const path = `user:${uid}:funding:USDT`;
    expect(must(await http.accounts({ uid }, staff)).rows).toEqual([
      { path, asset: 'USDT', keptBy: 'BOOKS', available: '5', held: '2' },
    ]);
    const account = must(await http.account({ path }, staff));
    expect(account.holds).toMatchObject([{ key, reason: 'WITHDRAWAL', ref: 'w-1', amount: '2', left: '2' }]);
    const house = must(await http.accounts({ asset: 'USDT' }, staff)).rows;
    expect(house.find((row) => row.path === 'system:custody:USDT:eth')!.available).toMatch(/^-/);
    expect(await http.account({ path: 'user:999999999:funding:USDT' }, staff)).toMatchObject({
      refusal: { code: 'ACCOUNT_UNKNOWN' },
    });
  });

  test('the entries of an account, page by page without a gap, and the same as a file', async () => {
    const uid = newPerson();
    const path = `user:${uid}:funding:USDT`;
    await post(deposit(uid, 100_000_000n, { ref: '=cmd()' }));
    for (let count = 0; count < 6; count++) await post(move(funding(uid), custody(), 1_000_000n));
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = must(await http.accountEntries({ path, limit: 3, ...(before ? { before } : {}) }, staff));
      seen.push(...page.rows.map(({ available }) => available));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(seen).toEqual(['-1', '-1', '-1', '-1', '-1', '-1', '100']);
    const file = must(await http.exportAccount({ path }, staff));
    const lines = file.csv.trimEnd().split('\r\n');
    expect(lines[0]).toBe('entry,time_utc,kind,reference,key,account,asset,available,held');
    expect(lines).toHaveLength(8);
    expect(file).toMatchObject({ rows: 7, next: null });
    expect(lines.at(-1)).toContain(",'=cmd(),");
    const sum = lines.slice(1).reduce((total, line) => total + BigInt(line.split(',').at(-2)!), 0n);
    expect(`${sum}`).toBe(must(await http.account({ path }, staff)).available);
  });

  test('a place that is none is refused', async () => {
    const refused = { refusal: { code: 'FIELD_INVALID' } };
    expect(await http.findEntries({ search: 'x', before: 'abc' }, staff)).toMatchObject(refused);
  });
});

describe('comparing the books', () => {
  test('runs when somebody asks, once at a time, tells how far it is and keeps what it found', async () => {
    expect(must(await http.lastRun({}, staff)).last).toBeNull();
    const { id } = must(await http.reconcile({ reason: 'month end' }, staff));
    expect(await http.reconcile({ reason: 'again' }, staff)).toMatchObject({ refusal: { code: 'RUN_OPEN' } });
    expect(must(await http.runs({}, staff)).rows[0]).toMatchObject({ id, state: 'ASKED', step: 0, steps: 3 });
    expect(must(await http.run({ id }, staff)).sums).toEqual([]);
    await runAskedReconcile(deps);
    expect(must(await http.lastRun({}, staff)).last).toEqual({ endedAtMs: NOW, balanced: true, differences: 0 });
    const run = must(await http.run({ id }, staff));
    expect(run).toMatchObject({ state: 'DONE', step: 3, balanced: true, differences: 0, found: [] });
    expect(run.entryCount).toBeGreaterThan(0);
    expect(run.sums.find(({ asset }) => asset === 'USDT')).toMatchObject({ sum: '0' });
    const [entry] = await listAudit(t.db, { action: 'staffBooks.reconcile', beforeSeq: null, limit: 1 });
    expect(entry).toMatchObject({ subject: `reconcile:${id}`, reason: 'month end' });
    expect(await runAskedReconcile(deps)).toBe('idle');
    must(await http.reconcile({ reason: 'after the first has ended' }, staff));
    await runAskedReconcile(deps);
  });

  test('finds a balance that somebody changed by hand, with its account and both numbers', async () => {
    const uid = newPerson();
    await post(deposit(uid, 5_000_000n));
    const change = (by: string) =>
      t.ownerDb.query(
        `update ledger.balance set available_minor = available_minor ${by}
         where account_id = (select id from ledger.account where path = $1)`,
        [`user:${uid}:funding:USDT`],
      );
    await change('+ 1');
    clock.advanceMs(1);
    const { id } = must(await http.reconcile({ reason: 'something is odd' }, staff));
    expect(must(await http.lastRun({}, staff)).last, 'one that is only asked for says nothing').toMatchObject({
      balanced: true,
    });
    await runAskedReconcile(deps);
    await change('- 1');
    const run = must(await http.run({ id }, staff));
    expect(run).toMatchObject({ balanced: false, differences: 1 });
    expect(must(await http.lastRun({}, staff)).last).toEqual({ endedAtMs: NOW + 1, balanced: false, differences: 1 });
    expect(run.found).toMatchObject([
      { kind: 'BALANCE_NOT_HISTORY', asset: 'USDT', account: `user:${uid}:funding:USDT`, found: '5000001 + 0 held' },
    ]);
  });

  test('keeps only the last of the job’s runs that found nothing', async () => {
    for (let count = 0; count < 3; count++) {
      clock.advanceMs(60_000);
      await keepRun(deps, await reconcileAll(deps.ledger, t.db));
    }
    expect(must(await http.lastRun({}, staff)).last).toMatchObject({ endedAtMs: clock.nowMs(), balanced: true });
    const rows = must(await http.runs({}, staff)).rows.filter(({ askedBy }) => askedBy === 'system');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ state: 'DONE', balanced: true, askedAtMs: clock.nowMs() });
  });
});
