import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { custody, deposit, funding, holdOf, move, newKey, newPerson, p2p } from './books.fixture.ts';
import { Ledger } from './ledger.ts';
import { isStatementCursor, placeFrom, type StatementFilter } from './statement.query.ts';

let t: TestDatabase;
let ledger: Ledger;
beforeAll(async () => {
  t = await testDatabase();
  ledger = new Ledger(t.db);
});
afterAll(async () => {
  expect((await ledger.reconcile(t.db)).differences).toEqual([]);
  await t.close();
});

async function walk(filter: StatementFilter, between: () => Promise<unknown> = async () => {}): Promise<string[]> {
  const seen: string[] = [];
  let before: string | undefined;
  for (;;) {
    const page = await ledger.statement(t.db, before === undefined ? filter : { ...filter, before });
    seen.push(...page.rows.map((row) => `${row.entryId}/${row.account}`));
    if (page.next === null) return seen;
    before = page.next;
    await between();
  }
}

describe('a statement', () => {
  it('walks all rows once while others are added (I-38)', async () => {
    const uid = newPerson();
    await t.db.tx((tx) => ledger.apply(tx, [deposit(uid, 1_000n)]));
    const moves = (count: number) =>
      t.db.tx((tx) =>
        ledger.apply(
          tx,
          Array.from({ length: count }, () => move(funding(uid), p2p(uid), 1n)),
        ),
      );
    await moves(40);
    const before = await walk({ uid, limit: 1_000 });
    expect(before).toHaveLength(81);
    for (const limit of [1, 2, 3, 7, 50]) {
      const seen = await walk({ uid, limit }, () => moves(2));
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((row) => before.includes(row))).toEqual(before);
    }
  });

  it('filters by account, asset, kind and time, and leaves pure holds out unless asked', async () => {
    const uid = newPerson();
    const start = Number((await ledger.statement(t.db, { uid: newPerson(), limit: 1 })).rows.length) + 10_000;
    await t.db.tx((tx) => ledger.apply(tx, [deposit(uid, 10n, { atMs: start })]));
    await t.db.tx((tx) => ledger.apply(tx, [move(funding(uid), p2p(uid), 4n, { atMs: start + 10 })]));
    await t.db.tx((tx) => ledger.apply(tx, [holdOf(uid, 2n, { atMs: start + 20 })]));
    const kinds = async (filter: Omit<StatementFilter, 'uid' | 'limit'>) =>
      (await ledger.statement(t.db, { uid, limit: 10, ...filter })).rows.map((row) => `${row.kind} ${row.amountMinor}`);
    expect(await kinds({ account: 'funding' })).toEqual(['transfer -4', 'deposit 10']);
    expect(await kinds({ account: 'funding', includeHolds: true })).toEqual(['hold 0', 'transfer -4', 'deposit 10']);
    expect(await kinds({ kinds: ['deposit'] })).toEqual(['deposit 10']);
    expect(await kinds({ asset: 'ETH' })).toEqual([]);
    expect(await kinds({ account: 'p2p' })).toEqual(['transfer 4']);
    expect(await kinds({ account: 'funding', fromMs: start + 1 })).toEqual(['transfer -4']);
    expect(await kinds({ account: 'funding', fromMs: start, toMs: start + 10 })).toEqual(['deposit 10']);
    expect(await kinds({ account: 'funding', toMs: start + 10 })).toEqual(['deposit 10']);
    expect(await kinds({ fromMs: start + 1_000 })).toEqual([]);
  });

  it('tells one entry, to its own people only', async () => {
    const [uid, other] = [newPerson(), newPerson()];
    const command = deposit(uid, 10n);
    const [answer] = await t.db.tx((tx) => ledger.apply(tx, [command]));
    const entryId = answer?.ok ? answer.entryId : '';
    const entry = await ledger.entry(t.db, { entryId });
    expect(entry).toMatchObject({
      entryId,
      key: command.key,
      kind: 'deposit',
      ref: 'spec',
      holdKey: null,
      reverses: null,
    });
    expect(entry?.atMs).toBeGreaterThan(0);
    expect(entry?.changes).toEqual([
      { account: custody(), availableMinor: -10n, heldMinor: 0n },
      { account: funding(uid), availableMinor: 10n, heldMinor: 0n },
    ]);
    expect((await ledger.entry(t.db, { key: command.key, uid }))?.changes).toHaveLength(1);
    expect(await ledger.entry(t.db, { entryId, uid: other })).toBeNull();
  });

  it('tells which hold an entry is of, and which entry it takes back', async () => {
    const uid = newPerson();
    const [come, held] = [deposit(uid, 10n), holdOf(uid, 4n)];
    const answers = await t.db.tx((tx) => ledger.apply(tx, [come, deposit(uid, 3n), held]));
    const entryId = answers[1]?.ok ? answers[1].entryId : '';
    const back = { op: 'reverse', key: newKey(), entryId, ref: 'reorg', atMs: 1 } as const;
    await t.db.tx((tx) => ledger.apply(tx, [back]));
    expect(await ledger.entry(t.db, { key: held.key })).toMatchObject({
      holdKey: held.key,
      changes: [{ availableMinor: -4n, heldMinor: 4n }],
    });
    expect(await ledger.entry(t.db, { key: back.key })).toMatchObject({ ref: 'reorg', reverses: entryId });
    expect(await ledger.entry(t.db, { key: 'none' })).toBeNull();
  });

  it('has at least one row and at most a thousand on a page', async () => {
    const uid = newPerson();
    const many = Array.from({ length: 1_001 }, () => deposit(uid, 1n));
    await t.db.tx((tx) => ledger.apply(tx, many));
    const page = async (limit: number) => (await ledger.statement(t.db, { uid, limit })).rows.length;
    expect([await page(0), await page(1.9), await page(5_000)]).toEqual([1, 1, 1_000]);
  });

  it('begins again with the row at a place that was written down', async () => {
    const uid = newPerson();
    const moves = Array.from({ length: 3 }, () => move(funding(uid), p2p(uid), 1n));
    await t.db.tx((tx) => ledger.apply(tx, [deposit(uid, 9n), ...moves]));
    const { rows } = await ledger.statement(t.db, { uid, limit: 10 });
    for (const [at, { place }] of rows.entries()) {
      const again = await ledger.statement(t.db, { uid, limit: 10, before: placeFrom(place) });
      expect(again.rows).toEqual(rows.slice(at));
    }
  });

  it('lists what is set aside, of one coin where asked, the newest first', async () => {
    const uid = newPerson();
    const holds = [
      holdOf(uid, 1n),
      holdOf(uid, 2n, { releaseAtMs: 900 }),
      holdOf(uid, 3n, { account: funding(uid, 'XRP') }),
    ];
    await t.db.tx((tx) =>
      ledger.apply(tx, [deposit(uid, 9n), move(custody('XRP'), funding(uid, 'XRP'), 9n), ...holds]),
    );
    const keys = async (asset?: string) =>
      (await ledger.holds(t.db, asset === undefined ? { uid } : { uid, asset })).map(({ holdKey }) => holdKey);
    expect(await keys()).toEqual(holds.map(({ key }) => key).reverse());
    expect(await keys('USDT')).toEqual([holds[1]!.key, holds[0]!.key]);
    expect((await ledger.holds(t.db, { uid, asset: 'USDT' }))[0]).toMatchObject({
      account: 'funding',
      asset: 'USDT',
      ref: 'spec',
      amountMinor: 2n,
      leftMinor: 2n,
      releaseAtMs: 900,
    });
  });

  it('tells which holds are due', async () => {
    const uid = newPerson();
    const hold = holdOf(uid, 3n, { reason: 'VESTING', releaseAtMs: 500 });
    await t.db.tx((tx) => ledger.apply(tx, [deposit(uid, 5n), hold, holdOf(uid, 1n, { reason: 'VESTING' })]));
    const due = { reason: 'VESTING', limit: 10 } as const;
    expect(await ledger.dueHolds(t.db, { ...due, nowMs: 499 })).toEqual([]);
    expect(await ledger.dueHolds(t.db, { ...due, nowMs: 500 })).toEqual([
      { holdKey: hold.key, reason: 'VESTING', ref: 'spec', leftMinor: 3n, releaseAtMs: 500 },
    ]);
  });

  it('knows its cursors from other text', async () => {
    expect(['1-2', '', '1', "1-2'", '-1-2', '1-'].map(isStatementCursor)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    await expect(ledger.statement(t.db, { uid: '1', limit: 1, before: 'x' })).rejects.toThrow('not a statement cursor');
  });
});
