import { createHash, randomUUID } from 'node:crypto';
import { amountsText } from '@bourse/core/proof/amounts-text.ts';
import { checkList, checkPath, type ListedLeaf } from '@bourse/core/proof/check.ts';
import { type Hashing, hashNow } from '@bourse/core/proof/hashing.ts';
import type { Command } from '@bourse/core/trading/command.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Rig, type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { coreTotals } from '../../engine/projection/core-totals.query.ts';
import type { Trading } from '../../engine/trading.ts';
import { Ledger } from '../../ledger/ledger.ts';
import type { UserContext } from '../../platform/request/context.ts';
import type { ReserveReader } from '../custody/public.ts';
import { transferTransit } from '../transfers/usecases/transfer-transit.ts';
import { proofHttp } from './proof.http.ts';
import type { SnapshotDeps } from './proof-deps.ts';
import { monthlySnapshotJob } from './public.ts';
import { type TakenSnapshot, takeSnapshot } from './usecases/take-snapshot.ts';

let rig: Rig;
let deps: SnapshotDeps;
let http: ReturnType<typeof proofHttp>;
beforeAll(async () => {
  rig = await walletRig();
  deps = { db: rig.t.db, clock: rig.clock, reserves: null };
  http = proofHttp(rig.deps);
});
afterAll(() => rig.close());

const run = <Value>(work: Hashing<Value>): Value =>
  hashNow(work, (text) => createHash('sha256').update(text).digest('hex'));
type Place = 'funding' | 'spot';
const move = (who: TestPerson, from: Place, to: Place, amount: string, asset = 'USDT') =>
  rig.http.transfer({ clientRequestId: randomUUID(), asset, from, to, amount }, rig.as(who));
const visitor = {} as UserContext;

async function take(period: string | null = null): Promise<TakenSnapshot> {
  rig.clock.advanceMs(1_000);
  const taken = await takeSnapshot(deps, { period });
  if (!taken.ok) throw new Error(taken.refusal.code);
  return taken.value;
}

async function mine(who: TestPerson, snapshotId?: string) {
  const answer = await http.mine(snapshotId === undefined ? {} : { snapshotId }, rig.as(who));
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
}

async function listed(snapshotId: string): Promise<readonly ListedLeaf[]> {
  const answer = await http.leaves({ snapshotId }, visitor);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.leaves;
}

const order = (who: TestPerson, side: 'buy' | 'sell', lots: number): Command => ({
  kind: 'place',
  account: Number(who.uid),
  market: 1,
  side,
  type: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  ticks: 1_000,
  lots,
  quoteUnits: 0,
  trigger: 'none',
  stopTicks: 0,
  feeFrom: 'received',
  selfTrade: 'expireTaker',
  idUse: 'once',
  clientId: '',
});

/** Has the core do something, and waits for its rows. */
async function tell(command: Command): Promise<void> {
  const answer = await rig.core.submit(command);
  if (!answer.ok || answer.value.outcome[0]?.kind === 'refused') throw new Error(JSON.stringify(answer));
  await rig.core.waitForRows(answer.value.sequence);
}

/** What reconciliation says is owed, by another road: people's postings, and what left the books for the trading core. */
async function owedByReconcile(): Promise<string> {
  const ledger = new Ledger(rig.t.db, { ports: { transit: transferTransit, trading: coreTotals } });
  const { assets, differences } = await ledger.reconcile(rig.t.db);
  expect(differences).toEqual([]);
  return amountsText(new Map(assets.map(({ asset, liabilitiesMinor }) => [asset, liabilitiesMinor])));
}

describe('a snapshot', () => {
  test('is not taken while nothing is owed', async () => {
    expect(await takeSnapshot(deps, { period: null })).toMatchObject({ refusal: { code: 'NOTHING_OWED' } });
    expect(await http.latest({}, visitor)).toMatchObject({ value: { snapshot: null, reserves: null, earlier: [] } });
    const who = await rig.person();
    expect(await http.mine({}, rig.as(who))).toMatchObject({ refusal: { code: 'SNAPSHOT_UNKNOWN' } });
  });

  test('counts funding, holds, spot and what is in between, and equals what reconcile says (I-36)', async () => {
    await expect.poll(() => rig.core.isLeading).toBe(true);
    const [ann, ben, cid] = [await rig.person(), await rig.person(), await rig.person()];
    await rig.give(ann, 'USDT', '10');
    await rig.give(ann, 'BTC', '0.5');
    await rig.give(ben, 'USDT', '7');
    await rig.give(cid, 'ETH', '3');
    await rig.deps.db.tx((tx) =>
      rig.deps.ledger.apply(tx, [
        {
          op: 'hold',
          key: randomUUID(),
          reason: 'RISK_FREEZE',
          ref: 'spec',
          account: { kind: 'user', uid: cid.uid, account: 'funding', asset: 'ETH' },
          amountMinor: 5n,
          atMs: 1,
        },
      ]),
    );
    expect((await move(ann, 'funding', 'spot', '4')).ok).toBe(true);
    expect((await move(ben, 'funding', 'spot', '5')).ok).toBe(true);
    expect((await move(ben, 'spot', 'funding', '1')).ok).toBe(true);
    const dead: Trading = Object.create(rig.core, {
      submit: { value: () => Promise.reject(new Error('the process has died')) },
    });
    Object.assign(rig.deps, { trading: dead });
    await expect(move(ann, 'funding', 'spot', '2')).rejects.toThrow('has died');
    Object.assign(rig.deps, { trading: rig.core });

    const snapshot = await take();
    expect(snapshot.leafCount).toBe(3);
    expect(snapshot.sums).toBe(await owedByReconcile());
    expect((await mine(ann)).leaf).toMatchObject({ uid: ann.uid, amounts: 'BTC=50000000,USDT=10000000' });
    expect((await mine(ben)).leaf).toMatchObject({ amounts: 'USDT=7000000' });
    for (const who of [ann, ben, cid]) {
      const { leaf, snapshot: published } = await mine(who);
      expect(run(checkPath(published, leaf!))).toEqual({ ok: true, value: true });
    }
    expect(run(checkList(snapshot, await listed(snapshot.id)))).toEqual({ ok: true, value: true });
    const [row] = await rig.t.db.query<{ seq: string; core: string }>(
      'select max(e.seq)::text as seq, (select sequence::text from trading.progress) as core from ledger.entry e',
    );
    expect(snapshot).toMatchObject({ ledgerSequence: row!.seq, tradingSequence: row!.core });
  });

  test('is of one moment while money moves', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => rig.person()));
    for (const who of people) await rig.give(who, 'USDT', '100');
    const expected = await owedByReconcile();
    let isOver = false;
    const busy = people.map(async (who) => {
      for (let turn = 0; !isOver; turn++) {
        const [from, to] = turn % 2 === 0 ? (['funding', 'spot'] as const) : (['spot', 'funding'] as const);
        await move(who, from, to, '3');
      }
    });
    const taken = [await take(), await take(), await take(), await take()];
    isOver = true;
    await Promise.all(busy);
    for (const snapshot of taken) {
      expect(snapshot.sums).toBe(expected);
      expect(run(checkList(snapshot, await listed(snapshot.id)))).toEqual({ ok: true, value: true });
    }
    expect(await owedByReconcile()).toBe(expected);
  });

  test('has what was traded, and leaves out what the house has earned by it and not collected yet', async () => {
    const [seller, buyer] = [await rig.person(), await rig.person()];
    await rig.give(seller, 'BTC', '1');
    await rig.give(buyer, 'USDT', '100');
    expect((await move(seller, 'funding', 'spot', '1', 'BTC')).ok).toBe(true);
    expect((await move(buyer, 'funding', 'spot', '100')).ok).toBe(true);
    const before = await take();
    expect(before.sums).toBe(await owedByReconcile());
    const numbers = rig.deps.assetNumbers;
    await tell({ kind: 'fees', version: 1, levels: [{ makerPpm: 1_000, takerPpm: 2_000 }] });
    const [base, quote] = [await numbers.numberOf('BTC'), await numbers.numberOf('USDT')];
    const units = { lotMinor: 100_000n, unitMinor: 1n, minNotionalUnits: 0, bandPpm: 0 };
    await tell({ kind: 'market', market: 1, base, quote, ...units });
    await tell(order(seller, 'sell', 10));
    await tell(order(buyer, 'buy', 4));
    const after = await take();
    expect(after.sums).toBe(await owedByReconcile());
    const owed = (sums: string, asset: string) => BigInt(new RegExp(`${asset}=([0-9]+)`).exec(sums)![1]!);
    const house = await rig.t.db.query<{ asset: string; minor: string }>(
      `select a.asset, available_minor::text as minor from trading.balance b join trading.asset a on a.number = b.asset
        where account = 0 and available_minor > 0 order by 1`,
    );
    expect(house.map(({ asset }) => asset)).toEqual(['BTC', 'USDT']);
    for (const { asset, minor } of house) {
      expect(owed(before.sums, asset) - owed(after.sums, asset)).toBe(BigInt(minor));
    }
    expect((await mine(buyer)).leaf?.amounts).toContain('BTC=399200');
  });

  test('has no leaf for a person without anything, and is kept for ever', async () => {
    const [rich, poor] = [await rig.person(), await rig.person()];
    await rig.give(rich, 'USDT', '1');
    const first = await take();
    expect((await mine(poor)).leaf).toBeNull();
    await rig.give(rich, 'USDT', '8');
    const second = await take();
    expect((await mine(rich)).leaf?.amounts).toBe('USDT=9000000');
    const old = await mine(rich, first.id);
    expect(old.leaf?.amounts).toBe('USDT=1000000');
    expect(run(checkPath(old.snapshot, old.leaf!)).ok).toBe(true);
    expect(old.leaf?.salt).not.toBe((await mine(rich, second.id)).leaf?.salt);
    expect(run(checkPath(second, old.leaf!)).ok).toBe(false);
    const latest = await http.latest({}, visitor);
    expect(latest).toMatchObject({
      value: { snapshot: { id: second.id }, coins: [{ asset: 'BTC', ledgerScale: 8 }, {}, {}] },
    });
    expect(latest.ok && latest.value.earlier[0]).toMatchObject({ id: first.id, root: first.root });
  });

  test('is taken once in a month, by one of many', async () => {
    const period = '2026-02';
    const jobs = Array.from({ length: 5 }, () => monthlySnapshotJob(deps));
    await Promise.all(jobs.map((job) => job.run()));
    await jobs[0]!.run();
    const rows = await rig.t.db.query('select 1 from proof.snapshot where period = $1', [period]);
    expect(rows).toHaveLength(1);
    expect(await takeSnapshot(deps, { period })).toMatchObject({ refusal: { code: 'ALREADY_TAKEN' } });
  });

  test.each(['snapshot', 'leaf', 'node', 'reserve'])('nobody can change proof.%s afterwards', async (table) => {
    await expect(rig.t.db.query(`delete from proof.${table}`)).rejects.toThrow('permission denied');
    await expect(rig.t.db.query(`update proof.${table} set snapshot_id = null`)).rejects.toThrow();
  });

  test('has what the chains say beside it, and is not published when a chain cannot be asked', async () => {
    const reserves: ReserveReader = {
      sign: async (network, address) => `signed by ${network} ${address}`,
      reserves: async () => [
        { asset: 'BTC', network: 'btc', address: 'bcrt1qhouse', addressCount: 1, minor: 123n },
        { asset: 'BTC', network: 'btc', address: null, addressCount: 2, minor: 5n },
      ],
    };
    rig.clock.advanceMs(1_000);
    const taken = await takeSnapshot({ ...deps, reserves }, { period: null });
    expect(taken.ok).toBe(true);
    expect(await http.latest({}, visitor)).toMatchObject({
      value: {
        reserves: [
          { asset: 'BTC', network: 'btc', address: 'bcrt1qhouse', addressCount: 1, minor: '123' },
          { address: null, addressCount: 2, minor: '5' },
        ],
      },
    });
    const away: ReserveReader = {
      sign: async () => null,
      reserves: () => Promise.reject(new Error('the chain is away')),
    };
    await expect(takeSnapshot({ ...deps, reserves: away }, { period: null })).rejects.toThrow('is away');
    expect(await http.latest({}, visitor)).toMatchObject({ value: { snapshot: { id: taken.ok && taken.value.id } } });
  });

  test('a snapshot that there is not is named as such', async () => {
    const snapshotId = randomUUID();
    expect(await http.leaves({ snapshotId }, visitor)).toMatchObject({ refusal: { code: 'SNAPSHOT_UNKNOWN' } });
    const who = await rig.person();
    expect(await http.mine({ snapshotId }, rig.as(who))).toMatchObject({ refusal: { code: 'SNAPSHOT_UNKNOWN' } });
  });
});
