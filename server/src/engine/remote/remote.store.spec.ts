import { once } from 'node:events';
import { connect } from 'node:net';
import type { Command, PlaceCommand } from '@bourse/core/trading/command.ts';
import { RandomCommands } from '@bourse/core/trading/reference/random-commands.ts';
import { seeded } from '@bourse/core/trading/reference/seeded.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Journal } from '../../journal/journal.ts';
import { SystemClock } from '../../platform/clock/clock.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { listenForLines, openLine, parseAddress } from '../../platform/line/socket-line.ts';
import { silentLog } from '../../platform/log/log.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import { imageFromRows } from '../projection/image.query.ts';
import { Replica } from '../replica.ts';
import { SPOT_MACHINE } from '../spot-machine.ts';
import type { Projected, Trading } from '../trading.ts';
import { askUntilKnown, CoreChildren, killHard } from './core-children.rig.ts';
import { FarTrading } from './far-trading.ts';
import { WorkerTrading } from './worker-trading.ts';

let t: TestDatabase;
let closing: (() => Promise<void>)[];
const ASSETS = ['BTC', 'USDT', 'ETH', 'PUSD'];

beforeEach(async () => {
  t = await testDatabase();
  closing = [];
  await t.ownerDb.query('insert into trading.asset select * from unnest($1::int[], $2::text[])', [
    [1, 2, 3, 4],
    ASSETS,
  ]);
});
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  await t.close();
});

const MARKET: Command = {
  kind: 'market',
  market: 1,
  base: 1,
  quote: 2,
  lotMinor: 1_000n,
  unitMinor: 1n,
  minNotionalUnits: 1,
  bandPpm: 0,
};
const credit = (account: number, asset: number): Command => ({
  kind: 'credit',
  account,
  asset,
  amountMinor: 10n ** 15n,
  transferId: `credit-${account}-${asset}`,
});
const OPENING = [MARKET, credit(1, 1), credit(1, 2), credit(2, 1), credit(2, 2)];
const order = (account: number, clientId: string): PlaceCommand => ({
  kind: 'place',
  account,
  market: 1,
  side: account === 1 ? 'buy' : 'sell',
  type: 'limit',
  timeInForce: 'gtc',
  postOnly: false,
  ticks: 100,
  lots: 5,
  quoteUnits: 0,
  trigger: 'none',
  stopTicks: 0,
  feeFrom: 'received',
  selfTrade: 'expireTaker',
  idUse: 'once',
  clientId,
});

/** The journal from its first command, and the rows with the journal behind them, are one state. */
async function assertOneState(): Promise<void> {
  const replayed = new Replica(SPOT_MACHINE, new Journal(t.db));
  await replayed.follow();
  const restarted = new Replica(SPOT_MACHINE, new Journal(t.db), () => imageFromRows(t.db));
  await restarted.follow();
  expect(restarted.stateHash()).toEqual(replayed.stateHash());
}

function farTrading(children: CoreChildren): Trading {
  const far = new FarTrading({ db: t.db, key: children.key, log: silentLog() });
  far.start();
  closing.push(() => far.stop());
  return far.trading;
}

describe('the core in a thread', () => {
  it('answers, tells its steps without a gap, and is the same after its thread died', async () => {
    const failures: Error[] = [];
    const own = new WorkerTrading({
      db: { connectionString: t.url, role: 'bourse_app' },
      listen: null,
      clock: new SystemClock(),
      log: silentLog(),
      newHolder: () => `thread ${Math.random()}`,
      onFailed: (error) => void failures.push(error),
    });
    await own.start();
    closing.push(() => own.stop());
    const { trading } = own;
    const steps: Projected[] = [];
    trading.onProjected((step) => void steps.push(step));
    const random = new RandomCommands(seeded(5));
    for (const command of random.start()) await askUntilKnown(trading, command);
    const commands = Array.from({ length: 2_000 }, () => random.next());
    const answers = await Promise.all(commands.map((command) => trading.submit(command)));
    const sequence = Math.max(...answers.map((answer) => (answer.ok ? answer.value.sequence : 0)));
    await trading.waitForRows(sequence);
    expect(steps.at(-1)!.sequence).toBe(sequence);
    expect(steps.slice(1).every((step, at) => step.previous === steps[at]!.sequence)).toBe(true);

    const waiting = trading.submit(credit(1, 1));
    await own.killThread();
    await expect(waiting).rejects.toMatchObject({ name: 'OutcomeUnknown', code: '08006' });
    const [outcome] = await askUntilKnown(trading, credit(1, 1));
    expect(['done', 'repeated']).toContain(outcome!.kind);
    await expect(trading.submit({ ...credit(1, 9) })).rejects.toThrow(/no coin has the number 9/);
    await assertOneState();
    expect(failures).toEqual([]);
  }, 30_000);
});

describe('a journal that cannot be trusted (I-11)', () => {
  it('ends the start with a message for the operator that names the sequence', async () => {
    const start = () =>
      new WorkerTrading({
        db: { connectionString: t.url, role: 'bourse_app' },
        listen: null,
        clock: new SystemClock(),
        log: silentLog(),
        newHolder: () => `thread ${Math.random()}`,
        onFailed: (error) => void expect(error).toBeUndefined(),
      });
    const own = start();
    await own.start();
    for (const command of OPENING) await askUntilKnown(own.trading, command);
    await own.stop();
    await t.ownerDb.query('update trading.progress set hash = sha256(hash)');
    const again = start().start();
    await expect(again).rejects.toBeInstanceOf(OperatorFault);
    await expect(again).rejects.toThrow(/broken at sequence 5: ROW_CHAIN/);
  }, 30_000);
});

describe('the core in another process (I-39)', () => {
  it('killed with kill -9 under load: the one that stands by answers, and nothing acknowledged is lost', async () => {
    const children = new CoreChildren(t);
    closing.push(() => children.close());
    const leader = await children.start();
    await children.start();
    const trading = farTrading(children);
    for (const command of OPENING) await askUntilKnown(trading, command);
    const acknowledged = new Map<string, number>();
    let isRunning = true;
    const caller = async (n: number) => {
      for (let count = 0; isRunning; count++) {
        const clientId = `${n}-${count}`;
        const [answer] = await askUntilKnown(trading, order(1 + (n % 2), clientId));
        if (answer!.kind === 'accepted') acknowledged.set(clientId, answer!.orderId);
        else if (answer!.kind === 'repeated') acknowledged.set(clientId, answer!.id);
        else throw new Error(`an order was answered with ${answer!.kind}`);
      }
    };
    const callers = Promise.all(Array.from({ length: 32 }, (_, n) => caller(n)));
    await expect.poll(() => acknowledged.size).toBeGreaterThan(1_000);
    await killHard(leader);
    const before = acknowledged.size;
    await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 500);
    isRunning = false;
    await callers;
    expect(await children.epoch()).toBe(2);
    await trading.waitForRows((await imageFromRows(t.db))!.place.sequence);
    await expect.poll(async () => missing(acknowledged, await clientIds())).toEqual({ lost: [], doubled: [] });
    await assertOneState();
  }, 60_000);

  it('stopped for longer than its lease, it writes nothing on waking', async () => {
    const children = new CoreChildren(t);
    closing.push(() => children.close());
    const sleeper = await children.start();
    await children.start();
    const trading = farTrading(children);
    for (const command of OPENING) await askUntilKnown(trading, command);
    // What it is asked just before it falls asleep waits in it when it wakes.
    const asked = Array.from({ length: 50 }, (_, n) => askUntilKnown(trading, order(1, `asleep-${n}`)));
    sleeper.kill('SIGSTOP');
    await expect.poll(() => children.epoch()).toBe(2);
    await Promise.all(asked);
    sleeper.kill('SIGCONT');
    for (let n = 0; n < 200; n++) await askUntilKnown(trading, order(2, `awake-${n}`));
    const late = await t.db.query(
      `select 1 from journal.row r where epoch < 2
         and first_sequence > (select min(first_sequence) from journal.row where epoch = 2)`,
    );
    expect(late).toEqual([]);
    expect(await children.epoch()).toBe(2);
    await assertOneState();
  }, 60_000);
});

async function clientIds(): Promise<Map<string, number[]>> {
  const rows = await t.db.query<{ client_id: string; ids: string[] }>(
    'select client_id, array_agg(id) as ids from trading.order group by client_id',
  );
  return new Map(rows.map(({ client_id, ids }) => [client_id, ids.map(Number)]));
}

function missing(acknowledged: ReadonlyMap<string, number>, found: ReadonlyMap<string, number[]>) {
  const lost = [...acknowledged].filter(([clientId, id]) => !found.get(clientId)?.includes(id));
  return { lost, doubled: [...found].filter(([, ids]) => ids.length > 1) };
}

describe('a line', () => {
  it('carries messages of any size in both directions, and hears nobody without the key', async () => {
    const key = Buffer.alloc(32, 7);
    const heard: unknown[] = [];
    const ears = await listenForLines<unknown, unknown>({ host: '127.0.0.1', port: 0 }, key, (line) =>
      line.onMessage((message) => {
        heard.push(message);
        line.send(message);
      }),
    );
    closing.push(async () => ears.close());
    const address = { host: '127.0.0.1', port: ears.port };
    const line = await openLine<unknown, unknown>(address, key);
    closing.push(async () => line.close());
    const messages = [{ a: 1n, words: new Uint32Array(300_000).fill(9) }, { b: [] }, { c: 'x'.repeat(100) }];
    const echoed: unknown[] = [];
    line.onMessage((message) => void echoed.push(message));
    for (const message of messages) line.send(message);
    await expect.poll(() => echoed.length).toBe(3);
    expect(echoed).toEqual(messages);

    const stranger = connect(address);
    stranger.write(Buffer.alloc(64, 8));
    await once(stranger, 'close');
    expect(heard).toEqual(messages);
  });

  it('has an address of host and port', () => {
    expect(parseAddress('10.0.0.1:4100')).toEqual({ host: '10.0.0.1', port: 4100 });
    expect(parseAddress('[::1]:4100')).toEqual({ host: '::1', port: 4100 });
    expect(['10.0.0.1', ':80', 'a:70000', 'a b:80'].map(parseAddress)).toEqual([null, null, null, null]);
  });
});
