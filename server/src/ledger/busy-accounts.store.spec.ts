import type { LedgerCommand } from '@bourse/core/ledger/command.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Db } from '../platform/db/db.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { amounts, deposit, funding, holdOf, move, newKey, newPerson, outcome, p2p } from './books.fixture.ts';
import { Ledger } from './ledger.ts';

let t: TestDatabase;
let ledger: Ledger;
beforeAll(async () => {
  t = await testDatabase();
  ledger = new Ledger(t.db);
  await t.ownerDb.query('create sequence ledger.tries');
  await t.ownerDb.query(`
    create function ledger.stand_in_the_way() returns trigger language plpgsql as $$ begin
      if nextval('ledger.tries') <= tg_argv[0]::int then
        raise exception 'in the way' using errcode = tg_argv[1];
      end if;
      return null;
    end $$`);
});
afterEach(async () => {
  await t.ownerDb.query('drop trigger if exists in_the_way on ledger.entry');
  expect((await ledger.reconcile(t.db)).differences).toEqual([]);
});
afterAll(() => t.close());

async function person(amountMinor = 10n): Promise<string> {
  const uid = newPerson();
  await ledger.lane.submit(deposit(uid, amountMinor));
  return uid;
}

/** From here on so many tries to write fail, as where transactions are in each other's way. */
async function failing(times: number, state = '40001'): Promise<void> {
  await t.ownerDb.query(`select setval('ledger.tries', 1, false)`);
  await t.ownerDb.query(
    `create trigger in_the_way before insert on ledger.entry for each statement
       execute function ledger.stand_in_the_way('${times}', '${state}')`,
  );
}

/** How often was tried since; what is rolled back counts too. */
async function tries(): Promise<number> {
  const [row] = await t.ownerDb.query<{ tried: string }>('select last_value as tried from ledger.tries');
  return Number(row!.tried);
}

const accountOf = (uid: string) => `(select id from ledger.account where path = 'user:${uid}:funding:USDT')`;

/** Keeps a person's account locked, as somebody's slow transaction would. */
async function keepLocked(uid: string): Promise<() => Promise<void>> {
  const holder = await t.ownerDb.raw();
  await holder.query('begin');
  await holder.query(`select 1 from ledger.balance where account_id = ${accountOf(uid)} for update`);
  return async () => {
    await holder.query('rollback');
    holder.release();
  };
}

const isLocked = async (q: Db, uid: string): Promise<boolean> =>
  (await q.query(`select 1 from ledger.balance where account_id = ${accountOf(uid)} for update skip locked`)).length ===
  0;

/** Resolves once somebody stands in line for a lock. */
const somebodyWaits = () =>
  expect
    .poll(
      () =>
        t.ownerDb.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      { interval: 5 },
    )
    .not.toEqual([]);

describe('what was in somebody’s way', () => {
  it('is tried again as it came, in one commit, and answered as if nothing had been', async () => {
    const [ann, bob] = [await person(), await person()];
    await failing(3);
    const commands = [move(funding(ann), p2p(ann), 1n), move(funding(bob), p2p(bob), 2n)];
    const answers = await Promise.all(commands.map((command) => ledger.lane.submit(command)));
    expect(answers.map(outcome)).toEqual(['ok', 'ok']);
    expect(await tries()).toBe(4);
    const rows = await t.db.query('select distinct xmin::text from ledger.entry where key = any ($1)', [
      commands.map(({ key }) => key),
    ]);
    expect(rows).toHaveLength(1);
  });

  it('always is BUSY in the end, each for itself, and the same keys go through afterwards', async () => {
    const [ann, bob] = [await person(), await person()];
    await failing(1_000);
    const commands = [move(funding(ann), p2p(ann), 1n), move(funding(bob), p2p(bob), 2n)];
    const sendAll = async () =>
      (await Promise.all(commands.map((command) => ledger.lane.submit(command)))).map(outcome);
    expect(await sendAll()).toEqual(['BUSY', 'BUSY']);
    expect(await amounts(ledger, t.db, ann)).toBe('10 + 0 held');
    await t.ownerDb.query('drop trigger in_the_way on ledger.entry');
    expect(await sendAll()).toEqual(['ok', 'ok']);
    expect(await amounts(ledger, t.db, bob)).toBe('8 + 0 held');
  });

  it('fails alone where it is no matter of waiting, and is not tried again', async () => {
    const uid = await person();
    await failing(1, '22012');
    await expect(ledger.lane.submit(move(funding(uid), p2p(uid), 1n))).rejects.toMatchObject({ code: '22012' });
    expect(await tries()).toBe(1);
    expect(await amounts(ledger, t.db, uid)).toBe('10 + 0 held');
  });

  it.each(['40001', '22012'])('fails alone among what ends holds, by %s', async (state) => {
    const uid = await person();
    const holds = [holdOf(uid, 1n), holdOf(uid, 2n)];
    for (const hold of holds) await ledger.lane.submit(hold);
    const ending = holds.map(({ key }) => ({ op: 'release', key: newKey(), holdKey: key, atMs: 1 }) as const);
    await failing(1_000, state);
    const answers = await Promise.allSettled(ending.map((command) => ledger.lane.submit(command)));
    const told = answers.map((each) => (each.status === 'fulfilled' ? outcome(each.value) : each.reason.code));
    expect(told).toEqual(state === '40001' ? ['BUSY', 'BUSY'] : [state, state]);
    expect(await amounts(ledger, t.db, uid)).toBe('7 + 3 held');
  });
});

describe('accounts that others wait for', () => {
  it('are locked in one order, whatever the order of the commands, so that no two transactions wait for each other', async () => {
    const [first, last] = [await person(), await person()];
    const [early, late] = [holdOf(first, 5n), holdOf(last, 5n)];
    await ledger.lane.submit(early);
    await ledger.lane.submit(late);
    const ends = (...holds: { readonly key: string }[]) =>
      t.db.tx((tx) =>
        ledger.apply(
          tx,
          holds.map(({ key }) => ({ op: 'release', key: newKey(), holdKey: key, atMs: 1 })),
        ),
      );
    const unlock = await keepLocked(last);
    const backwards = ends(late, early);
    // It has the first account before it waits for the last, although it names the last one first.
    await expect.poll(() => isLocked(t.ownerDb, first), { interval: 5 }).toBe(true);
    const forwards = ends(early, late);
    await unlock();
    expect((await backwards).map(outcome)).toEqual(['ok', 'ok']);
    expect((await forwards).map(outcome)).toEqual(['HOLD_ENDED', 'HOLD_ENDED']);
  });

  it('are locked in it by what is reversed too', async () => {
    const [first, last] = [await person(), await person()];
    const answer = await ledger.lane.submit(deposit(first, 4n));
    const unlock = await keepLocked(last);
    const both = t.db.tx((tx) =>
      ledger.apply(tx, [
        move(funding(last), p2p(last), 1n),
        { op: 'reverse', key: newKey(), entryId: answer.ok ? answer.entryId : '', ref: 'reorg', atMs: 1 },
      ]),
    );
    await expect.poll(() => isLocked(t.ownerDb, first), { interval: 5 }).toBe(true);
    await unlock();
    expect((await both).map(outcome)).toEqual(['ok', 'ok']);
    expect(await amounts(ledger, t.db, first)).toBe('10 + 0 held');
  });
});

describe('what comes at once', () => {
  it('goes to the disk in commits of a size that is given', async () => {
    const small = new Ledger(t.db, { lane: { batchMax: 3 } });
    const all = Array.from({ length: 20 }, () => deposit(newPerson(), 1n));
    const answers = await Promise.all(all.map((command) => small.lane.submit(command)));
    expect(new Set(answers.map(outcome))).toEqual(new Set(['ok']));
    const rows = await t.db.query<{ size: number }>(
      'select count(*)::int as size from ledger.entry where key = any ($1) group by xmin::text order by 1',
      [all.map(({ key }) => key)],
    );
    expect(rows.map(({ size }) => size)).toEqual([2, 3, 3, 3, 3, 3, 3]);
    expect(small.lane.depth).toBe(0);
  });
});

describe('a server that stops', () => {
  it.each<[string, (uid: string, holdKey: string) => LedgerCommand]>([
    ['money that moves', (uid) => move(funding(uid), p2p(uid), 4n)],
    ['a hold that ends', (_, holdKey) => ({ op: 'release', key: newKey(), holdKey, atMs: 1 })],
  ])('waits for %s until the books have it', async (_, commandOf) => {
    const uid = await person();
    const hold = holdOf(uid, 4n);
    await ledger.lane.submit(hold);
    const unlock = await keepLocked(uid);
    const answer = ledger.lane.submit(commandOf(uid, hold.key));
    await somebodyWaits();
    const isDrained = vi.fn();
    const drained = ledger.lane.drain().then(isDrained);
    await t.ownerDb.query('select 1');
    expect(isDrained).not.toHaveBeenCalled();
    await unlock();
    await drained;
    expect(outcome(await answer)).toBe('ok');
    expect(ledger.lane.depth).toBe(0);
  });
});
