import type { Command } from '@bourse/core/trading/command.ts';
import { RandomCommands } from '@bourse/core/trading/reference/random-commands.ts';
import { seeded } from '@bourse/core/trading/reference/seeded.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commandsSinceCheckpoint, keepCheckpoint, lastCheckpoint } from '../journal/checkpoint.ts';
import { findProven } from '../ledger/reconcile/proof.ts';
import { ManualClock } from '../platform/clock/clock.ts';
import { type TestDatabase, testDatabase } from '../platform/db/test-database.ts';
import { IMAGE_VERSION, imageOfText, imageText } from './image-text.ts';
import { LocalTrading } from './local-trading.ts';
import { imageFromRows } from './projection/image.query.ts';
import { provenState, RowsDiffer } from './proven-state.ts';
import { verifyJournal } from './verify-journal.ts';

let t: TestDatabase;
const clock = new ManualClock(1_700_000_000_000);
const random = new RandomCommands(seeded(71));

beforeAll(async () => {
  t = await testDatabase();
  await t.ownerDb.query(`insert into trading.asset values (1, 'BTC'), (2, 'USDT'), (3, 'ETH'), (4, 'PUSD')`);
  await traded(random.start());
  await traded(batch(400));
});
afterAll(() => t.close());

const batch = (count: number) => Array.from({ length: count }, () => random.next());

function core(failures: Error[] = []): LocalTrading {
  return new LocalTrading({
    db: t.db,
    clock,
    holder: 'one',
    leaseMs: 60_000,
    onFailed: (error) => failures.push(error),
  });
}

/** A core starts, does this, and stops with its rows written. */
async function traded(commands: readonly Command[]): Promise<void> {
  const one = core();
  await one.start();
  expect(one.isLeading).toBe(true);
  for (let at = 0; at < commands.length; at += 5_000) {
    await Promise.all(commands.slice(at, at + 5_000).map((command) => one.submit(command)));
  }
  await one.stop();
}

async function refusedStart(): Promise<Error> {
  const failures: Error[] = [];
  const one = core(failures);
  const error = await one.start().then(
    () => new Error('it started'),
    (refused: Error) => refused,
  );
  await one.stop();
  expect(failures).toEqual([error]);
  return error;
}

describe('a core does not begin from rows that are not the journal’s', () => {
  const undone: string[] = [];
  afterEach(async () => {
    for (const sql of undone.splice(0)) await t.ownerDb.query(sql);
    await traded([]);
  });

  /** Someone with all rights changes rows; afterwards they are put back. */
  async function tamper(table: string, change: string): Promise<void> {
    await t.ownerDb.query(`create table kept as select * from ${table}`);
    await t.ownerDb.query(change);
    undone.push(`delete from ${table}`, `insert into ${table} select * from kept`, 'drop table kept');
  }

  it('money moved between two people', async () => {
    await tamper(
      'trading.balance',
      `update trading.balance b set available_minor = b.available_minor + case b.account when two.one then -1 else 1 end
         from (select min(account) as one, max(account) as other from trading.balance
                where asset = 2 and account > 0 and available_minor > 0) two
        where b.asset = 2 and b.account in (two.one, two.other)`,
    );
    const error = await refusedStart();
    expect(error).toBeInstanceOf(RowsDiffer);
    expect(error.message).toMatch(/balance \d+ 2 should be availableMinor \d+, heldMinor \d+ and is availableMinor/);
    // The job of whoever serves on looks again at once.
    expect((await findProven(t.db, ['journal'])).get('journal')).toBe(0);
    expect(await verifyJournal(t.db)).toMatchObject({ isRight: false, reason: 'ROWS_DIFFER' });
    expect((await verifyJournal(t.db)).differences.map(({ what }) => what)).toHaveLength(2);
  });

  const OPEN = '(select min(id) from trading.order where closed_at_ms is null and not is_waiting)';
  it.each([
    ['a balance that is gone', 'trading.balance', 'delete from trading.balance where account = 2 and asset = 2'],
    ['an order that is larger', 'trading.order', `update trading.order set lots = lots + 1 where id = ${OPEN}`],
    ['an order of somebody else', 'trading.order', `update trading.order set account = account + 1 where id = ${OPEN}`],
    [
      'a market that is halted',
      'trading.market',
      'update trading.market set is_halted = not is_halted where market = 1',
    ],
    ['a number of ids', 'trading.progress', 'update trading.progress set next_id = next_id + 1'],
  ])('%s', async (_what, table, change) => {
    await tamper(table, change);
    expect(await refusedStart()).toBeInstanceOf(RowsDiffer);
  });

  it('but begins from them when they are right again', async () => {
    await traded(batch(10));
    expect((await findProven(t.db, ['journal'])).get('journal')).toBe(clock.nowMs());
  });
});

describe('checkpoints', () => {
  it('are kept by a verification, once, and the next one begins there', async () => {
    const first = await verifyJournal(t.db, { keepAtMs: clock.nowMs() });
    expect(first).toMatchObject({ isRight: true, from: 0 });
    expect(await commandsSinceCheckpoint(t.db)).toBe(0);
    await verifyJournal(t.db, { keepAtMs: clock.nowMs() });
    await traded(batch(300));
    expect(await commandsSinceCheckpoint(t.db)).toBe(300);
    expect(await verifyJournal(t.db, { keepAtMs: clock.nowMs() })).toMatchObject({
      isRight: true,
      from: first.sequence,
    });
    expect(await verifyJournal(t.db, { isWhole: true })).toMatchObject({ isRight: true, from: 0 });
    expect(await t.db.query('select from journal.checkpoint')).toHaveLength(2);
  });

  it('come back as they were, and whoever goes on from one comes to the same', async () => {
    const image = (await imageFromRows(t.db))!.image;
    expect(imageOfText(imageText(image))).toEqual(image);
    await traded(batch(200));
    expect(await provenState(t.db, clock)).toEqual(await imageFromRows(t.db));
  });

  it('are made by a start that had much to replay', async () => {
    await traded(batch(20_000));
    expect(await commandsSinceCheckpoint(t.db)).toBeGreaterThanOrEqual(20_000);
    await provenState(t.db, clock);
    expect(await commandsSinceCheckpoint(t.db)).toBe(0);
  }, 30_000);

  it('that were changed are not used: the one before is, or the first command', async () => {
    const upTo = Number.MAX_SAFE_INTEGER;
    const right = (await lastCheckpoint(t.db, { version: IMAGE_VERSION, upTo }))!;
    const latest = right.place.sequence;
    await t.ownerDb.query('alter table journal.checkpoint disable trigger user');
    await t.ownerDb.query(`update journal.checkpoint_state set state = '\\x00' where sequence = $1`, [latest]);
    expect((await lastCheckpoint(t.db, { version: IMAGE_VERSION, upTo }))!.place.sequence).toBeLessThan(latest);
    await traded([]);
    await t.ownerDb.query('update journal.checkpoint set at_ms = at_ms + 1');
    expect(await lastCheckpoint(t.db, { version: IMAGE_VERSION, upTo })).toBeNull();
    await traded([]);
    expect(await verifyJournal(t.db)).toMatchObject({ isRight: false, reason: 'CHECKPOINT' });
  });

  it('whose state is another than the journal’s are found from the first command on', async () => {
    await t.ownerDb.query('truncate journal.checkpoint, journal.checkpoint_state');
    const rows = (await imageFromRows(t.db))!;
    const [first, ...others] = rows.image.balances;
    const richer = { ...rows.image, balances: [{ ...first!, availableMinor: first!.availableMinor + 1n }, ...others] };
    await keepCheckpoint(t.db, {
      place: rows.place,
      version: IMAGE_VERSION,
      state: imageText(richer),
      nowMs: 1,
    });
    expect(await verifyJournal(t.db)).toMatchObject({ isRight: false, reason: 'ROWS_DIFFER' });
    expect(await verifyJournal(t.db, { isWhole: true })).toMatchObject({ isRight: false, reason: 'CHECKPOINT' });
  });
});
