import { systemAccount } from '@bourse/core/ledger/account.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { custody, deposit, funding, holdOf, move, newPerson, p2p } from '../books.fixture.ts';
import { Ledger } from '../ledger.ts';
import type { ChainLook, ReconcilePorts } from '../ports.ts';
import { reconcileAll } from './reconcile-all.ts';
import { reconcileChain } from './reconcile-chain.ts';

let t: TestDatabase;
let ledger: Ledger;
const uid = newPerson();
const hold = holdOf(uid, 30n);
beforeAll(async () => {
  t = await testDatabase();
  ledger = new Ledger(t.db);
  await t.db.tx((tx) => ledger.apply(tx, [deposit(uid, 100n), move(funding(uid), p2p(uid), 20n), hold]));
});
afterAll(() => t.close());

/** Breaks the books as the owner, below all guards, looks, and puts everything back. */
async function broken(statement: string, isWhole = true): Promise<string[]> {
  const found: string[] = [];
  await t.ownerDb
    .tx(async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(statement, statement.includes('$1') ? [`user:${uid}:funding:USDT`] : []);
      const report = await ledger.reconcile(tx, { isWhole });
      expect(report.isBalanced).toBe(report.differences.length === 0);
      for (const one of report.differences) found.push(`${one.kind} ${one.account ?? one.entryId ?? one.asset}`);
      throw new Error('put back');
    })
    .catch((error: Error) => {
      if (error.message !== 'put back') throw error;
    });
  return found.sort();
}

/** Networks that say what they are told to; one that is not named has never been read. */
const chains = (looks: Readonly<Record<string, ChainLook>>): ReconcilePorts => ({
  custody: {
    networks: () => Object.keys(looks),
    prepare: async (_, network) => (looks[network] ? async () => looks[network]! : null),
  },
});

describe('reconciliation', () => {
  it('says what everybody has', async () => {
    const report = await ledger.reconcile(t.db);
    expect(report).toMatchObject({ isBalanced: true, differences: [], entryCount: 3 });
    expect(report.assets).toEqual([
      {
        asset: 'USDT',
        sumMinor: 0n,
        liabilitiesMinor: 100n,
        heldMinor: 30n,
        custodyMinor: 100n,
        house: { custody: -100n },
      },
    ]);
  });

  const account = `user:${uid}:funding:USDT`;
  const id = '(select id from ledger.account where path = $1)';
  it.each([
    [
      `update ledger.balance set available_minor = available_minor + 1 where account_id = ${id}`,
      [`BALANCE_NOT_HISTORY ${account}`],
    ],
    [`delete from ledger.balance where account_id = ${id}`, [`BALANCE_NOT_HISTORY ${account}`]],
    ['update ledger.hold set left_minor = left_minor - 1', [`HELD_NOT_HOLDS ${account}`, `HELD_NOT_HOLDS ${account}`]],
    ['update ledger.hold set amount_minor = amount_minor + 1', [`HELD_NOT_HOLDS ${account}`]],
    [
      `update ledger.posting set available_minor = available_minor + 1 where account_id = ${id} and entry_seq = 1`,
      ['ASSET_NOT_ZERO USDT', `BALANCE_NOT_HISTORY ${account}`, 'ENTRY_NOT_ZERO 1'],
    ],
    ['delete from ledger.entry where seq = 2', ['POSTING_WITHOUT_ENTRY 2']],
    ["insert into ledger.entry values (99, 'x', gen_random_uuid(), 'k', 'r', 9)", ['POSTING_WITHOUT_ENTRY 99']],
    ['update ledger.entry set at_ms = 0 where seq = 3', ['TIME_FELL 3']],
  ])('finds %s', async (statement, expected) => {
    expect(await broken(statement)).toEqual(expected);
  });

  it('compares holds with their owners and custody with the chains', async () => {
    const withPorts = async (ports: ReconcilePorts) =>
      (await reconcileAll(new Ledger(t.db, { ports }), t.db)).differences.map(({ kind, expected, found }) => [
        kind,
        expected,
        found,
      ]);
    const owner = (minor: bigint, key = hold.key): ReconcilePorts => ({
      holdOwners: () => [{ reason: 'WITHDRAWAL', openHoldsSql: `select '${key}' as key, ${minor}::numeric as minor` }],
    });
    const chain = (onChainMinor: bigint, explainedMinor = 0n): ReconcilePorts =>
      chains({ eth: { isSeen: true, height: 9, rows: [{ asset: 'USDT', onChainMinor, explainedMinor }] } });
    expect(await withPorts(owner(30n))).toEqual([]);
    expect(await withPorts(owner(29n))).toEqual([['HOLD_NOT_OWNED', `WITHDRAWAL 29 for ${hold.key}`, '30']]);
    expect(await withPorts(owner(30n, 'other'))).toHaveLength(2);
    expect(await withPorts(chain(100n))).toEqual([]);
    expect(await withPorts(chain(90n, 10n))).toEqual([]);
    expect(await withPorts(chain(99n))).toEqual([['CUSTODY_NOT_CHAIN', '99', '100']]);
    expect(await withPorts(chains({}))).toEqual([['CUSTODY_NOT_CHAIN', '0', '100']]);
    const transit = (minor: bigint): ReconcilePorts => ({
      transit: { transit: async () => new Map([['USDT', minor]]), ofHouse: async () => new Map() },
    });
    expect(await withPorts(transit(0n))).toEqual([]);
    expect(await withPorts(transit(5n))).toEqual([['TRANSIT_NOT_TRANSFERS', '5', '0']]);
    expect(custody().account).toBe('custody');
  });

  it('calls what a chain has too much no difference, and names a network that says nothing', async () => {
    const look = async (looks: Readonly<Record<string, ChainLook>>) =>
      reconcileAll(new Ledger(t.db, { ports: chains(looks) }), t.db);
    const more: ChainLook = {
      isSeen: true,
      height: 9,
      rows: [
        { asset: 'USDT', onChainMinor: 101n, explainedMinor: 0n },
        { asset: 'ETH', onChainMinor: 1n, explainedMinor: 0n },
      ],
    };
    const away: ChainLook = { isSeen: false, because: 'UNAVAILABLE: no answer' };
    expect(await look({ eth: more, base: away })).toMatchObject({
      isBalanced: true,
      surpluses: [
        { network: 'eth', asset: 'USDT', height: 9, unexplainedMinor: 1n, bookedMinor: 0n },
        { network: 'eth', asset: 'ETH', height: 9, unexplainedMinor: 1n, bookedMinor: 0n },
      ],
      notCompared: [{ part: 'base', because: away.because }],
    });
    expect(await look({ eth: away })).toMatchObject({
      isBalanced: true,
      surpluses: [],
      notCompared: [{ part: 'eth' }],
    });
  });

  const mark = async () =>
    (await t.db.query<{ seq: string }>('select seq::text as seq from ledger.proven_mark'))[0]!.seq;
  /** Two runs, or more while transactions of other databases of the cluster go on. */
  const provenUpTo = (seq: string) =>
    expect
      .poll(async () => (await reconcileAll(ledger, t.db)).isBalanced && (await mark()), {
        interval: 5,
        timeout: 10_000,
      })
      .toBe(seq);

  it('finds what is open or new each time, and what was proven when it reads everything', async () => {
    await provenUpTo('3');
    await t.db.tx((tx) => ledger.apply(tx, [deposit(uid, 7n)]));
    expect(await ledger.reconcile(t.db)).toMatchObject({ isBalanced: true, entryCount: 4, lastEntryId: '4' });
    const raised = `update ledger.posting set available_minor = available_minor + 1 where account_id = ${id} and entry_seq = `;
    expect(await broken(`${raised}4`, false)).toEqual([
      'ASSET_NOT_ZERO USDT',
      `BALANCE_NOT_HISTORY ${account}`,
      'ENTRY_NOT_ZERO 4',
    ]);
    expect(await broken(`${raised}1`, false)).toEqual([]);
    expect(await broken(`${raised}1`)).toContain('ENTRY_NOT_ZERO 1');
    expect(await broken('delete from ledger.entry where seq = 2', false)).toEqual([]);
    expect(await broken('delete from ledger.entry where seq = 2')).toEqual([
      'POSTING_WITHOUT_ENTRY 2',
      'PROVEN_NOT_HISTORY 3',
    ]);
    expect(
      await broken(`update ledger.proven set held_minor = held_minor - 1 where account_id = ${id}`, false),
    ).toContain(`BALANCE_NOT_HISTORY ${account}`);
    expect(await broken(`delete from ledger.proven where account_id = ${id}`)).toContain(
      `PROVEN_NOT_HISTORY ${account}`,
    );
  });

  it('an entry that is committed late is read by the next run: the mark waits for every transaction of its time', async () => {
    let commit = () => {};
    let isWritten = () => {};
    const written = new Promise<void>((resolve) => {
      isWritten = resolve;
    });
    const late = t.db.tx(async (tx) => {
      await ledger.apply(tx, [deposit(newPerson(), 11n)]);
      isWritten();
      await new Promise<void>((resolve) => {
        commit = resolve;
      });
    });
    await written;
    await t.db.tx((tx) => ledger.apply(tx, [deposit(newPerson(), 12n)]));
    const before = await mark();
    for (let run = 0; run < 3; run++) await reconcileAll(ledger, t.db);
    expect(Number(await mark())).toBeLessThanOrEqual(Number(before) + 1);
    commit();
    await late;
    await provenUpTo('6');
    expect(await ledger.reconcile(t.db, { isWhole: true })).toMatchObject({ isBalanced: true, entryCount: 6 });
  });
});

describe('a chain beside the books', () => {
  const seen = async (moreMinor: bigint, explainedMinor = 0n) => {
    const onChainMinor = bookedMinor + moreMinor;
    const { custody: reader } = chains({
      eth: { isSeen: true, height: 9, rows: [{ asset: 'USDT', onChainMinor, explainedMinor }] },
    });
    return reconcileChain(t.db, reader!, 'eth');
  };
  let bookedMinor: bigint;
  beforeAll(async () => {
    bookedMinor = -(await ledger.systemBalance(t.db, 'system:custody:USDT:eth'));
  });
  const surplus = { network: 'eth', asset: 'USDT', height: 9 };
  const missing = { kind: 'CUSTODY_NOT_CHAIN', asset: 'USDT', account: 'system:custody:USDT:eth', entryId: null };

  it('has a surplus where it has more, and a difference where it has less than surpluses that are booked cover', async () => {
    expect(await seen(30n, -10n)).toEqual({
      isCompared: true,
      differences: [],
      surpluses: [{ ...surplus, unexplainedMinor: 20n, bookedMinor: 0n }],
    });
    expect(await seen(-10n)).toEqual({
      isCompared: true,
      differences: [{ ...missing, expected: `${bookedMinor - 10n}`, found: `${bookedMinor}` }],
      surpluses: [],
    });
    const booked = move(custody(), systemAccount('custody_surplus', 'USDT', 'eth'), 5n);
    await t.db.tx((tx) => ledger.apply(tx, [booked]));
    expect(await seen(0n)).toMatchObject({
      differences: [],
      surpluses: [{ ...surplus, unexplainedMinor: 0n, bookedMinor: 5n }],
    });
    expect(await seen(-5n)).toEqual({
      isCompared: true,
      differences: [{ ...missing, expected: `${bookedMinor - 5n}`, found: `${bookedMinor}` }],
      surpluses: [{ ...surplus, unexplainedMinor: 0n, bookedMinor: 5n }],
    });
  });
});
