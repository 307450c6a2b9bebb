import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cuttingProxy } from '../platform/db/cutting-proxy.fixture.ts';
import { Db, isDatabaseAway } from '../platform/db/db.ts';
import { OutcomeUnknown } from '../platform/db/outcome-unknown.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { amounts, custody, deposit, funding, holdOf, move, newKey, newPerson, outcome, p2p } from './books.fixture.ts';
import type { LaneAnswer } from './lane-waiting.ts';
import { Ledger } from './ledger.ts';

let t: TestDatabase;
let ledger: Ledger;
beforeAll(async () => {
  t = await testDatabase();
  ledger = new Ledger(t.db);
});
afterEach(async () => expect((await ledger.reconcile(t.db)).differences).toEqual([]));
afterAll(() => t.close());

/** How long the spenders and their readers run; the long form sets it to a minute. */
const SPEND_MS = Number(process.env.LEDGER_SPEND_MS ?? 2_000);

/** Answers that are lost on their way. */
const CUTS = 10;

async function people(count: number, amountMinor: bigint): Promise<string[]> {
  const uids = Array.from({ length: count }, newPerson);
  await Promise.all(uids.map((uid) => ledger.lane.submit(deposit(uid, amountMinor))));
  return uids;
}

/** Where the test database is. */
function target(): { host: string; port: number; user: string; database: string } {
  const url = new URL(t.url.replace('@/', '@localhost/'));
  const { searchParams, username, pathname } = url;
  return {
    host: searchParams.get('host')!,
    port: Number(searchParams.get('port')),
    user: username,
    database: pathname.slice(1),
  };
}

describe('the lane', () => {
  it('answers each of many callers on its own', async () => {
    const [ann, bob] = await people(2, 10n);
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => ledger.lane.submit(move(funding(ann!), p2p(ann!), 3n))),
      ...Array.from({ length: 10 }, () => ledger.lane.submit(move(funding(bob!), p2p(bob!), 1n))),
    ]);
    const tally = (list: LaneAnswer[]) => list.map(outcome).filter((one) => one === 'ok').length;
    expect(tally(answers.slice(0, 10))).toBe(3);
    expect(tally(answers.slice(10))).toBe(10);
    expect(await amounts(ledger, t.db, ann!)).toBe('1 + 0 held');
  });

  it('takes holds, settlements and repeats of one key in the same moment', async () => {
    const [uid] = await people(1, 10n);
    const hold = holdOf(uid!, 6n);
    const twice = await Promise.all([ledger.lane.submit(hold), ledger.lane.submit(hold)]);
    expect(twice.map(outcome)).toEqual(['ok', 'replayed']);
    const to = [{ account: custody(), amountMinor: 4n }];
    const settle = { op: 'settle', holdKey: hold.key, kind: 'w', ref: 'w', amountMinor: 4n, to, atMs: 1 } as const;
    const answers = await Promise.all([
      ledger.lane.submit({ ...settle, key: newKey() }),
      ledger.lane.submit({ ...settle, key: newKey() }),
      ledger.lane.submit(move(funding(uid!), p2p(uid!), 4n)),
    ]);
    expect(answers.map(outcome).sort()).toEqual(['HOLD_TOO_SMALL', 'ok', 'ok']);
    expect(await amounts(ledger, t.db, uid!)).toBe('0 + 2 held');
  });

  it('says BUSY when too many wait, and the others go on', async () => {
    const small = new Ledger(t.db, { lane: { queueMax: 5 } });
    const uid = newPerson();
    const answers = await Promise.all(Array.from({ length: 8 }, () => small.lane.submit(deposit(uid, 1n))));
    expect(answers.map(outcome)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'BUSY', 'BUSY', 'BUSY']);
  });

  it('a command that is a bug fails alone', async () => {
    const uid = newPerson();
    const results = await Promise.allSettled([
      ledger.lane.submit(deposit(uid, 1n)),
      ledger.lane.submit(deposit(uid, 0n)),
      ledger.lane.submit(deposit(uid, 2n)),
      // Passes the rules, but two of them are more than an account can hold.
      ledger.lane.submit(deposit(uid, 10n ** 38n - 1n)),
      ledger.lane.submit(deposit(uid, 3n)),
    ]);
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await amounts(ledger, t.db, uid)).toBe('6 + 0 held');
  });

  it('an account that somebody keeps locked makes only its own callers wait', async () => {
    const uids = await people(20, 10n);
    const locked = uids[7]!;
    const release = await t.ownerDb.raw();
    await release.query('begin');
    await release.query(
      `select 1 from ledger.balance where account_id = (select id from ledger.account where path = $1) for update`,
      [`user:${locked}:funding:USDT`],
    );
    const answers = uids.map((uid) => ledger.lane.submit(move(funding(uid), p2p(uid), 1n)));
    const others = await Promise.all(answers.filter((_, at) => at !== 7));
    expect(others.map(outcome)).toEqual(Array.from({ length: 19 }, () => 'ok'));
    await release.query('rollback');
    release.release();
    expect(outcome(await answers[7]!)).toBe('ok');
    await ledger.lane.drain();
    expect(ledger.lane.depth).toBe(0);
  });

  it('says BUSY when the account stays locked, and nothing was done', async () => {
    const [uid] = await people(1, 10n);
    const holder = await t.ownerDb.raw();
    await holder.query('begin');
    await holder.query('select 1 from ledger.balance order by account_id for update');
    const command = move(funding(uid!), p2p(uid!), 1n);
    expect(outcome(await ledger.lane.submit(command))).toBe('BUSY');
    await holder.query('rollback');
    holder.release();
    expect(outcome(await ledger.lane.submit(command))).toBe('ok');
  });

  it('tells that the outcome is unknown when the database stays away', async () => {
    const nowhere = new Db({ host: '/nowhere', user: 'nobody', database: 'none', poolMax: 2 });
    const lost = new Ledger(nowhere, { lane: { recoverMs: 200 } });
    const ending = { op: 'release', key: newKey(), holdKey: newKey(), atMs: 1 } as const;
    for (const failure of [deposit(newPerson(), 1n), ending].map((command) => lost.lane.submit(command))) {
      await expect(failure).rejects.toThrow(OutcomeUnknown);
      await expect(failure).rejects.toSatisfy(isDatabaseAway);
    }
    await nowhere.end();
  });

  it('does not say BUSY of what was cut off before: the first try may be in the books', async () => {
    const [uid] = await people(1, 10n);
    const { user, database, ...server } = target();
    const proxy = await cuttingProxy(server);
    const db = new Db({ host: proxy.host, port: 5432, user, database, role: 'bourse_app', poolMax: 2 });
    const distant = new Ledger(db);
    const holder = await t.ownerDb.raw();
    await holder.query('begin');
    await holder.query('select 1 from ledger.balance order by account_id for update');
    proxy.cutNext('ledger.apply_batch', { isUnheard: true });
    await expect(distant.lane.submit(move(funding(uid!), p2p(uid!), 1n))).rejects.toThrow(OutcomeUnknown);
    expect(proxy.cuts).toBe(1);
    await holder.query('rollback');
    holder.release();
    await db.end();
    await proxy.close();
  });

  it('ends a hold once where the answer is lost, and knows nothing where no later try comes through', async () => {
    const [uid] = await people(1, 10n);
    const holds = [holdOf(uid!, 4n), holdOf(uid!, 5n)];
    for (const hold of holds) await ledger.lane.submit(hold);
    const endOf = (at: number) => ({ op: 'release', key: newKey(), holdKey: holds[at]!.key, atMs: 1 }) as const;
    const { user, database, ...server } = target();
    const proxy = await cuttingProxy(server);
    const db = new Db({ host: proxy.host, port: 5432, user, database, role: 'bourse_app', poolMax: 2 });
    const distant = new Ledger(db);
    proxy.cutNext('commit');
    expect(outcome(await distant.lane.submit(endOf(0)))).toBe('replayed');
    expect(await amounts(ledger, t.db, uid!)).toBe('5 + 5 held');
    const holder = await t.ownerDb.raw();
    await holder.query('begin');
    await holder.query('select 1 from ledger.balance order by account_id for update');
    proxy.cutNext('ledger.end_hold', { isUnheard: true });
    await expect(distant.lane.submit(endOf(1))).rejects.toThrow(OutcomeUnknown);
    expect(proxy.cuts).toBe(2);
    await holder.query('rollback');
    holder.release();
    await db.end();
    await proxy.close();
  });

  it('no account falls below zero under 64 spenders, and every read sums to the whole (I-02, I-14)', async () => {
    const uids = await people(10, 50n);
    const whole = 500n;
    const endMs = performance.now() + SPEND_MS;
    const counts = { ok: 0, refused: 0, reads: 0 };
    async function spender(n: number): Promise<void> {
      while (performance.now() < endMs) {
        const from = uids[Math.floor(Math.random() * uids.length)]!;
        const to = uids[Math.floor(Math.random() * uids.length)]!;
        const amountMinor = BigInt(1 + Math.floor(Math.random() * 40));
        const command = move(funding(from), from === to ? p2p(to) : funding(to), amountMinor);
        const answer =
          n % 2 === 0
            ? await ledger.lane.submit(command)
            : (await t.db.tx((tx) => ledger.apply(tx, [command, move(p2p(from), funding(from), 1n)])))[0]!;
        if (answer.ok) counts.ok++;
        else counts.refused++;
      }
    }
    async function reader(): Promise<void> {
      while (performance.now() < endMs) {
        const rows = await t.ownerDb.query<{ sum: string; lowest: string }>(
          `select sum(b.available_minor + b.held_minor) as sum, min(b.available_minor) as lowest
             from ledger.balance b join ledger.account a on a.id = b.account_id where a.uid = any ($1)`,
          [uids],
        );
        expect(rows[0]!.sum).toBe(`${whole}`);
        expect(Number(rows[0]!.lowest)).toBeGreaterThanOrEqual(0);
        counts.reads++;
      }
    }
    await Promise.all([...Array.from({ length: 64 }, (_, n) => spender(n)), reader(), reader()]);
    expect(counts.ok).toBeGreaterThan(50);
    expect(counts.refused).toBeGreaterThan(0);
    expect(counts.reads).toBeGreaterThan(10);
  });

  it('survives its connection being killed again and again: each transfer is there once (I-10)', async () => {
    const uids = await people(20, 100_000n);
    const { host, port, user, database } = target();
    const db = new Db({ host, port, user, database, role: 'bourse_app', poolMax: 4, applicationName: 'victim' });
    const victim = new Ledger(db);
    const acknowledged: string[] = [];
    const kills = { done: 0 };
    async function caller(): Promise<void> {
      while (kills.done < 12) {
        const command = move(funding(uids[0]!), funding(uids[1 + Math.floor(Math.random() * 19)]!), 1n);
        const answer = await victim.lane.submit(command);
        if (answer.ok) acknowledged.push(command.key);
      }
    }
    async function killer(): Promise<void> {
      while (kills.done < 12) {
        const killed = await t.ownerDb.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'victim' and state = 'active' and query like '%apply_batch%'`,
        );
        kills.done += killed.length;
      }
    }
    await Promise.all([...Array.from({ length: 32 }, caller), killer()]);
    await db.end();
    const rows = await t.db.query<{ count: string; keys: string }>(
      'select count(*) as count, count(distinct key) as keys from ledger.entry where key = any ($1)',
      [acknowledged],
    );
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(rows[0]).toEqual({ count: `${acknowledged.length}`, keys: `${acknowledged.length}` });
    expect(acknowledged.length).toBeGreaterThan(12);
  });

  it('an answer that is lost after the commit doubles nothing (F-06)', async () => {
    const uids = await people(20, 100_000n);
    const { user, database, ...server } = target();
    const proxy = await cuttingProxy(server);
    const db = new Db({ host: proxy.host, port: 5432, user, database, role: 'bourse_app', poolMax: 4 });
    const distant = new Ledger(db);
    const sent: string[] = [];
    const answers: string[] = [];
    async function caller(): Promise<void> {
      while (proxy.cuts < CUTS) {
        const command = move(funding(uids[0]!), funding(uids[1 + Math.floor(Math.random() * 19)]!), 1n);
        sent.push(command.key);
        // The first call names the statement in full; later ones carry its name only, as here.
        if (sent.length % 40 === 0) proxy.cutNext('ledger_apply_batch');
        answers.push(outcome(await distant.lane.submit(command)));
      }
    }
    await Promise.all(Array.from({ length: 32 }, caller));
    await db.end();
    await proxy.close();
    // Those whose answer was lost were found by their key: told as a repeat, and there once.
    expect(answers.filter((one) => one !== 'ok' && one !== 'replayed')).toEqual([]);
    expect(answers.filter((one) => one === 'replayed').length).toBeGreaterThan(CUTS - 1);
    const [owner] = await ledger.balances(t.db, uids[0]!);
    expect(owner!.availableMinor).toBe(100_000n - BigInt(sent.length));
  });
});
