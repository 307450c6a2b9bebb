import { MessageChannel } from 'node:worker_threads';
import { hashOf } from '@bourse/core/journal/digest.ts';
import type { Command } from '@bourse/core/trading/command.ts';
import { RandomCommands } from '@bourse/core/trading/reference/random-commands.ts';
import { seeded } from '@bourse/core/trading/reference/seeded.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Journal, journalHead } from '../../journal/journal.ts';
import { Ledger } from '../../ledger/ledger.ts';
import { ManualClock } from '../../platform/clock/clock.ts';
import { cuttingProxy } from '../../platform/db/cutting-proxy.fixture.ts';
import { Db } from '../../platform/db/db.ts';
import { OutcomeUnknown } from '../../platform/db/outcome-unknown.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { portLine } from '../../platform/line/port-line.ts';
import { LocalTrading } from '../local-trading.ts';
import { RemoteTrading } from '../remote/remote-trading.ts';
import { serveLine } from '../remote/serve-line.ts';
import { Replica } from '../replica.ts';
import { SPOT_MACHINE, type SpotTypes } from '../spot-machine.ts';
import type { Projected } from '../trading.ts';
import { journalStateHash, verifyJournal } from '../verify-journal.ts';
import { coreChecks } from './core-checks.query.ts';
import { coreTotals } from './core-totals.query.ts';
import { imageFromRows, readProgress } from './image.query.ts';
import { assertSums, type Counts, openCounts } from './projection.rig.ts';
import { orderOfColumns } from './told-rows.ts';

let t: TestDatabase;
let failures: Error[];
const clock = new ManualClock(1_700_000_000_000);
const ASSETS = ['BTC', 'USDT', 'ETH', 'PUSD'];

beforeEach(async () => {
  t = await testDatabase();
  failures = [];
  await t.ownerDb.query('insert into trading.asset select * from unnest($1::int[], $2::text[])', [
    [1, 2, 3, 4],
    ASSETS,
  ]);
});
afterEach(async () => {
  await t.close();
  expect(failures).toEqual([]);
});

function trading(holder: string, db = t.db): LocalTrading {
  const failed = (error: Error) => void failures.push(error);
  const one = new LocalTrading({ db, ledger: new Ledger(db), clock, holder, leaseMs: 60_000, onFailed: failed });
  one.start();
  return one;
}

const leads = (one: LocalTrading) => expect.poll(() => one.isLeading).toBe(true);

async function run(one: LocalTrading, commands: readonly Command[]): Promise<number> {
  const answers = await Promise.all(commands.map((command) => one.submit(command)));
  return Math.max(...answers.map((answer) => (answer.ok ? answer.value.sequence : 0)));
}

/** What a new process would begin with: the rows, and the journal behind them. */
async function restarted(): Promise<Replica<SpotTypes>> {
  const replica = new Replica(SPOT_MACHINE, new Journal(t.db), () => imageFromRows(t.db));
  await replica.follow();
  return replica;
}

const batch = (random: RandomCommands, count: number) => Array.from({ length: count }, () => random.next());

/** Everything that a random exchange did, and its rows. */
async function busy(seed: number, rounds: number): Promise<{ one: LocalTrading; steps: Projected[] }> {
  const one = trading('one');
  await leads(one);
  const steps: Projected[] = [];
  one.onProjected((step) => void steps.push(step));
  const random = new RandomCommands(seeded(seed));
  await run(one, random.start());
  for (let round = 0; round < rounds; round++) {
    clock.advanceMs(1 + Math.floor(Math.abs(Math.sin(round + seed)) * 90_000));
    const sequence = await run(one, batch(random, 60));
    if (round % 5 === 0) await one.waitForRows(sequence);
  }
  await one.stop();
  return { one, steps };
}

describe('the rows of the core', () => {
  it('are what it knows: a restart from them equals the machine that went on (I-07)', async () => {
    const one = trading('one');
    await leads(one);
    const random = new RandomCommands(seeded(14));
    await run(one, random.start());
    const seen = { pending: 0, covered: 0, hidden: 0, tracking: 0 };
    for (let round = 0; round < 30; round++) {
      clock.advanceMs(40_000);
      const sequence = await run(one, batch(random, 1 + round * 4));
      if (round % 3 === 0) {
        await one.waitForRows(sequence);
        const counts = await openCounts(t);
        for (const name of Object.keys(seen) as (keyof Counts)[]) seen[name] += counts[name];
        expect(await coreChecks[0]!.find(t.db, 3)).toEqual([]);
      }
      expect((await restarted()).stateHash()).toEqual(one.stateHash());
    }
    await one.stop();
    const rows = await imageFromRows(t.db);
    expect({ sequence: rows!.place.sequence, hash: hashOf(rows!.image) }).toEqual(one.stateHash());
    expect(rows!.place).toEqual(await journalHead(t.db));
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(3);
  });

  it('are written once, whoever leads: leases that run out under load leave no gap and no double (I-12, I-39)', async () => {
    const random = new RandomCommands(seeded(23));
    let leaders = [trading('first'), trading('second')];
    await expect.poll(() => leaders.some((one) => one.isLeading)).toBe(true);
    for (const command of random.start()) await untilTaken(leaders, command);
    for (let turn = 0; turn < 6; turn++) {
      const asked = Promise.all(batch(random, 150).map((command) => untilTaken(leaders, command)));
      // Acts as if the one that leads slept: both believe that they lead, until one of them writes.
      await t.ownerDb.query('update platform.lease set until_at_ms = 1');
      await asked;
      if (turn % 2 === 1) {
        await leaders[0]!.stop();
        leaders = [leaders[1]!, trading(`after ${turn}`)];
      }
    }
    await Promise.all(leaders.map((one) => one.stop()));
    expect(await verifyJournal(t.db)).toMatchObject({ isRight: true, reason: null });
    expect((await restarted()).stateHash()).toEqual(leaders.at(-1)!.stateHash());
    await assertSums(t);
  }, 60_000);

  it('agree with each other: orders with their trades, charts with trades, the books with balances', async () => {
    await busy(31, 40);
    await assertSums(t);
    for (const check of coreChecks) expect(await check.find(t.db, 3), check.kind).toEqual([]);
    const books = await new Ledger(t.db, { ports: { trading: coreTotals } }).reconcile(t.db);
    expect(books.differences).toEqual([]);
    const coin = books.assets.find(({ asset }) => asset === 'USDT')!;
    expect(coin.house.trading).toBeGreaterThan(0n);
    expect(coin.house.trading_transit).toBe(-coin.house.trading!);
    await t.ownerDb.query(
      'update trading.balance set available_minor = available_minor + 1 where account = 1 and asset = 2',
    );
    const off = await new Ledger(t.db, { ports: { trading: coreTotals } }).reconcile(t.db);
    expect(off.differences.map(({ kind, asset }) => `${kind} ${asset}`)).toEqual(['TRADING_NOT_CORE USDT']);
  });

  it('are told step by step, without a gap: whoever adds the steps up has the rows', async () => {
    const { steps } = await busy(47, 25);
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.every((step, at) => step.previous === (steps[at - 1]?.sequence ?? 0))).toBe(true);
    const orders = new Map(steps.flatMap((step) => step.orders).map((order) => [order.id, order]));
    const rows = await t.db.query<Parameters<typeof orderOfColumns>[0]>('select * from trading.order');
    expect(orders).toEqual(new Map(rows.map(orderOfColumns).map((order) => [order.id, order])));
    const [trades] = await t.db.query<{ count: string }>('select count(*) from trading.trade');
    expect(steps.flatMap((step) => step.trades).length).toBe(Number(trades!.count));
    const levels = new Map(
      steps.flatMap((step) => step.levels).map(({ market, side, ticks, lots }) => [`${market} ${side} ${ticks}`, lots]),
    );
    const open = await t.db.query<{ level: string; lots: string }>(
      `select concat_ws(' ', market, case when is_buy then 'buy' else 'sell' end, ticks) as level,
              sum(lots - traded_lots - hidden_lots) as lots
       from trading.order where closed_at_ms is null and not is_waiting group by 1`,
    );
    expect(new Map([...levels].filter(([, lots]) => lots > 0))).toEqual(
      new Map(open.map(({ level, lots }) => [level, Number(lots)])),
    );
  });
});

describe('a commit of a step whose answer is lost (F-06)', () => {
  it('is found again, written once, and told as a step that everybody missed', async () => {
    const url = new URL(t.url.replace('@/', '@localhost/'));
    const target = { host: url.searchParams.get('host')!, port: Number(url.searchParams.get('port')) };
    const proxy = await cuttingProxy(target);
    const [user, database] = [url.username, url.pathname.slice(1)];
    const distant = new Db({ host: proxy.host, port: 5432, user, database, role: 'bourse_app', poolMax: 4 });
    const one = trading('distant', distant);
    await leads(one);
    const steps: Projected[] = [];
    one.onProjected((step) => void steps.push(step));
    const random = new RandomCommands(seeded(61));
    for (const command of random.start()) await one.submit(command);
    for (let turn = 0; turn < 12; turn++) {
      // The end of a transaction, as the driver sends it.
      if (turn % 3 === 0) proxy.cutNext('commit\0');
      await one.waitForRows(await run(one, batch(random, 120)), 10_000);
    }
    await one.stop();
    expect(proxy.cuts).toBeGreaterThanOrEqual(4);
    expect(steps.filter((step) => step.previous === step.sequence).length).toBeGreaterThan(0);
    expect(await verifyJournal(t.db)).toMatchObject({ isRight: true, ...one.stateHash() });
    await assertSums(t);
    await distant.end();
    await proxy.close();
  }, 60_000);
});

describe('rows that nobody waits for', () => {
  it('come together, and at once where somebody comes to wait, here or at the other end of a line', async () => {
    const failed = (error: Error) => void failures.push(error);
    // A step of any length keeps the next one away for an hour.
    const steps = { everyMs: 0, restTimes: 1e9, restMsMax: 3_600_000 };
    const one = new LocalTrading({ db: t.db, clock, holder: 'one', leaseMs: 60_000, onFailed: failed, steps });
    one.start();
    await leads(one);
    const told: Projected[] = [];
    one.onProjected((step) => void told.push(step));
    const { port1, port2 } = new MessageChannel();
    serveLine(one, portLine(port1));
    const far = new RemoteTrading();
    far.attach(portLine(port2));
    await expect.poll(() => far.isLeading).toBe(true);

    const random = new RandomCommands(seeded(31));
    await one.waitForRows(await run(one, random.start()));
    const first = await run(one, batch(random, 5));
    const second = await run(one, batch(random, 5));
    const before = told.length;
    await one.waitForRows(second);
    expect(told.slice(before).map(({ sequence }) => sequence)).toEqual([second]);
    expect(first).toBeLessThan(second);
    const third = await run(one, batch(random, 5));
    await far.waitForRows(third);
    expect((await readProgress(t.db))?.sequence).toBe(third);
    await one.stop();
    port1.close();
  });
});

describe('bourse journal verify', () => {
  it('finds what was changed, and names the sequence', async () => {
    const { one } = await busy(5, 6);
    const { sequence, hash } = one.stateHash();
    expect(await verifyJournal(t.db)).toEqual({
      sequence,
      hash,
      isRight: true,
      from: 0,
      projected: sequence,
      brokenAt: null,
      reason: null,
      differences: [],
    });
    expect(await journalStateHash(t.db)).toEqual({ sequence, hash });
    await t.ownerDb.query('update trading.order set lots = lots + 1 where closed_at_ms is null');
    expect(await verifyJournal(t.db)).toMatchObject({ isRight: false, brokenAt: sequence, reason: 'ROWS_DIFFER' });
    const [row] = await t.ownerDb.query<{ first: string }>(
      `update journal.row set payload = set_byte(payload, 90, 255 - get_byte(payload, 90))
       where first_sequence = (select first_sequence from journal.row order by 1 offset 3 limit 1)
       returning first_sequence as first`,
    );
    expect(await verifyJournal(t.db)).toMatchObject({
      isRight: false,
      brokenAt: Number(row!.first),
      reason: 'ROW_CHECKSUM',
    });
  });
});

/** Asks one after the other until one of them has taken the command. */
async function untilTaken(leaders: readonly LocalTrading[], command: Command): Promise<void> {
  for (let at = 0; ; at++) {
    const answer = await leaders[at % leaders.length]!.submit(command).catch((error: Error) => {
      if (!(error instanceof OutcomeUnknown)) throw error;
      return null;
    });
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
