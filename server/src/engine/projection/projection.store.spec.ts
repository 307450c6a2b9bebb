import type { Command } from '@bourse/core/trading/command.ts';
import { hashOf } from '@bourse/core/trading/image.ts';
import { RandomCommands } from '@bourse/core/trading/random-commands.ts';
import { seeded } from '@bourse/core/trading/seeded.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Journal, journalHead } from '../../journal/journal.ts';
import { Ledger } from '../../ledger/ledger.ts';
import { ManualClock } from '../../platform/clock/clock.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { LocalTrading } from '../local-trading.ts';
import { Replica } from '../replica.ts';
import { imageFromRows } from './image.query.ts';

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

function trading(holder: string): LocalTrading {
  const failed = (error: Error) => void failures.push(error);
  const one = new LocalTrading({ db: t.db, ledger: new Ledger(t.db), clock, holder, leaseMs: 60_000, failed });
  one.start();
  return one;
}

const leads = (one: LocalTrading) => expect.poll(() => one.isLeading, { timeout: 10_000 }).toBe(true);

async function run(one: LocalTrading, commands: readonly Command[]): Promise<number> {
  const answers = await Promise.all(commands.map((command) => one.submit(command)));
  return Math.max(...answers.map((answer) => (answer.ok ? answer.value.sequence : 0)));
}

/** What a new process would begin with: the rows, and the journal behind them. */
async function restarted(): Promise<Replica> {
  const replica = new Replica(new Journal(t.db), () => imageFromRows(t.db));
  await replica.follow();
  return replica;
}

const batch = (random: RandomCommands, count: number) => Array.from({ length: count }, () => random.next());

describe('the rows of the core', () => {
  it('are what it knows: a restart from them equals the machine that went on (I-07)', async () => {
    const one = trading('one');
    await leads(one);
    const random = new RandomCommands(seeded(11));
    await run(one, random.start());
    for (let round = 0; round < 30; round++) {
      clock.setMs(clock.nowMs() + 40_000);
      const sequence = await run(one, batch(random, 1 + round * 4));
      if (round % 3 === 0) await one.projectedTo(sequence);
      expect((await restarted()).stateHash()).toEqual(one.stateHash());
    }
    await one.stop();
    const rows = await imageFromRows(t.db);
    expect({ sequence: rows!.place.sequence, hash: hashOf(rows!.image) }).toEqual(one.stateHash());
    expect(rows!.place).toEqual(await journalHead(t.db));
  });
});
