import { systemAccount } from '@bourse/core/ledger/account.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Db, isDatabaseAway } from '../../platform/db/db.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { custody, deposit, funding, move, newPerson } from '../books.fixture.ts';
import { Ledger } from '../ledger.ts';
import type { CustodyReader, ReconcilePorts } from '../ports.ts';
import { houseCheck } from './book-check.ts';
import type { Difference } from './difference.ts';
import { expectProofs, findLate, findProven, isProvenLately, noteDoubted, noteProven } from './proof.ts';
import { compareChain, reconcileAll } from './reconcile-all.ts';

let t: TestDatabase;
const uid = newPerson();
beforeAll(async () => {
  t = await testDatabase();
  await t.db.tx((tx) =>
    new Ledger(t.db).apply(tx, [
      deposit(uid, 100n),
      move(funding(uid), systemAccount('trading_transit', 'USDT'), 7n),
      move(funding(uid), systemAccount('trading', 'USDT'), 40n),
      move(custody('XRP'), systemAccount('trading_transit', 'XRP'), 3n),
    ]),
  );
});
afterAll(() => t.close());

const report = (ports: ReconcilePorts) => reconcileAll(new Ledger(t.db, { ports }), t.db);

describe('the clock of a proof', () => {
  const [eth, base] = ['chain:eth', 'chain:base'] as const;

  it('begins when a part is expected, and is not set back for one that was proven', async () => {
    await noteProven(t.db, [eth], 5_000);
    await expectProofs(t.db, [eth, base]);
    expect(await findProven(t.db, [eth, base])).toEqual(
      new Map([
        [eth, 5_000],
        [base, 0],
      ]),
    );
    await noteProven(t.db, [eth, base], 4_000);
    expect(await findProven(t.db, [eth, base])).toEqual(
      new Map([
        [eth, 5_000],
        [base, 4_000],
      ]),
    );
    await noteDoubted(t.db, eth);
    expect(await findProven(t.db, [eth, 'journal'])).toEqual(new Map([[eth, 0]]));
  });

  it('stops what depends on a part whose proof is old, on its own network alone, and all where the books’ is', async () => {
    await noteProven(t.db, ['books', eth, base, 'journal'], 6_000);
    const age = (part: string, minutes: number) =>
      t.ownerDb.query(
        `update ledger.proof set proven_at = clock_timestamp() - $2 * interval '1 minute' where part = $1`,
        [part, minutes],
      );
    const may = async () => [await isProvenLately(t.db, 'eth'), await isProvenLately(t.db, 'base')];
    await age(eth, 9);
    await age('journal', 99);
    expect(await may()).toEqual([true, true]);
    await age(eth, 11);
    expect(await may()).toEqual([false, true]);
    expect([...(await findLate(t.db)).keys()]).toEqual([eth]);
    await age('books', 11);
    expect(await may()).toEqual([false, false]);
    await noteProven(t.db, ['books', eth], 7_000);
    expect(await may()).toEqual([true, true]);
  });
});

describe('what the report of reconciliation says', () => {
  it('owes people what is in the trading core and on its way too, without the fees that are the house’s there', async () => {
    const minors =
      (...rows: [string, bigint][]) =>
      async () =>
        new Map(rows);
    const { assets, differences } = await report({
      trading: { inCore: minors(['USDT', 40n]), ofHouse: minors(['USDT', 4n]) },
      transit: { transit: minors(['USDT', 7n], ['XRP', 3n]), ofHouse: minors(['USDT', 2n], ['XRP', 1n]) },
    });
    expect(differences).toEqual([]);
    expect(assets.map(({ asset, liabilitiesMinor }) => [asset, liabilitiesMinor])).toEqual([
      ['USDT', 53n + 40n + 7n - 4n - 2n],
      ['XRP', 3n - 1n],
    ]);
    expect((await report({})).assets.map(({ liabilitiesMinor }) => liabilitiesMinor)).toEqual([100n, 3n]);
  });

  it('names the account of the house that its rows do not explain, on its network where it has one', async () => {
    const checks = () => [
      houseCheck({
        kind: 'TRADING_NOT_CORE',
        account: 'trading',
        sql: `select 'USDT' as asset, null as sub, 39::numeric as minor`,
      }),
      houseCheck({
        kind: 'SUSPENSE_NOT_DEPOSITS',
        account: 'custody',
        sql: `select 'XRP' as asset, 'eth' as sub, -3::numeric as minor`,
      }),
    ];
    const { differences } = await report({ checks });
    expect(differences).toEqual([
      {
        kind: 'TRADING_NOT_CORE',
        asset: 'USDT',
        account: 'system:trading:USDT',
        entryId: null,
        expected: '39',
        found: '40',
      },
      {
        kind: 'SUSPENSE_NOT_DEPOSITS',
        asset: 'USDT',
        account: 'system:custody:USDT:eth',
        entryId: null,
        expected: '0',
        found: '-100',
      },
    ]);
  });

  it.each([
    [100, 100, false],
    [101, 100, true],
  ])('lists %i differences of a kind as %i, and says so where that is not all', async (count, listed, isCut) => {
    const one: Omit<Difference, 'kind'> = { asset: null, account: null, entryId: '1', expected: '1', found: '2' };
    const find = async (_: unknown, limit: number) => Array.from({ length: Math.min(count, limit) }, () => one);
    const { differences, ...rest } = await report({
      checks: () => [
        { kind: 'ROW_NOT_ENTRY', isWhole: false, find },
        { kind: 'ROWS_DIFFER', isWhole: false, find: async () => [one] },
      ],
    });
    const of = (kind: string) => differences.filter((each) => each.kind === kind).length;
    expect([of('ROW_NOT_ENTRY'), of('ROWS_DIFFER')]).toEqual([listed, 1]);
    expect(rest).toMatchObject({ isCut, isBalanced: false });
  });

  it('goes on where a network fails, and says why in one line', async () => {
    const reader: CustodyReader = {
      networks: () => ['eth', 'base'],
      prepare: async (_, network) => {
        if (network === 'eth') throw new Error('the node says no\n  at somewhere');
        return async () => ({ isSeen: true, height: 1, rows: [] });
      },
    };
    expect(await report({ custody: reader })).toMatchObject({
      isBalanced: true,
      networks: ['base'],
      notCompared: [{ part: 'eth', because: 'the node says no' }],
    });
  });

  it('does not wait for ever for a network that says nothing', async () => {
    const reader: CustodyReader = { networks: () => ['eth'], prepare: async () => () => new Promise(() => {}) };
    const ledger = new Ledger(t.db, { ports: { custody: reader } });
    const because = 'no answer within 0.01 s';
    expect(await compareChain(ledger, t.db, 'eth', 10)).toEqual({ isCompared: false, because });
  });

  it('does not blame a network for a database that is away', async () => {
    const nowhere = new Db({ host: '/nowhere', user: 'nobody', database: 'none', poolMax: 1 });
    const reader: CustodyReader = { networks: () => ['eth'], prepare: async () => null };
    const ledger = new Ledger(nowhere, { ports: { custody: reader } });
    await expect(compareChain(ledger, nowhere, 'eth')).rejects.toSatisfy(isDatabaseAway);
    await nowhere.end();
  });

  it('may take longer than what a page asks of the books', async () => {
    const { differences } = await t.db.tx(async (tx) => {
      await tx.query('set local statement_timeout = 1');
      return new Ledger(t.db).reconcile(tx, { isWhole: true });
    });
    expect(differences).toEqual([]);
  });

  it('reads a network that only the books know, and says that all is missing there', async () => {
    const reader: CustodyReader = { networks: () => [], prepare: async () => null };
    const { differences, networks } = await report({ custody: reader });
    expect(differences.map(({ account, expected, found }) => [account, expected, found])).toEqual([
      ['system:custody:USDT:eth', '0', '100'],
      ['system:custody:XRP:eth', '0', '3'],
    ]);
    expect(networks).toEqual([]);
  });
});
