import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchJobs } from '../../src/modules/launch/public.ts';
import { driveDraws } from '../../src/modules/launch/usecases/lottery/drive-draws.ts';
import type { Db, Tx } from '../../src/platform/db/db.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { ownIn, publish, runLaunch } from './launch.rig.ts';
import { lotteryNow, lotteryOf, take } from './lottery.rig.ts';

let exchange: TestExchange;
let nora: Member;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { USDT: '100000', HBT: '1' } });
}, 120_000);
afterAll(() => exchange.close());

const make = (over: Parameters<typeof lotteryOf>[1] = {}) =>
  publish(exchange, { rounds: [lotteryOf(exchange, over)], listingMs: exchange.clock.nowMs() + 2 * HOUR_MS });
const letPass = (ms: number) => exchange.letPass(ms, nora);
const free = () => exchange.available(nora.uid, 'funding', 'USDT');
const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
/** Takes rounds to where their draw begins, and draws nothing. */
const advance = async () => {
  for (const job of launchJobs(exchange.launch))
    if (job.name === 'launch-advance') while ((await job.run()) === 'more');
};
/** A lottery in which one person has tickets, and which nobody has looked at since. */
const taken = async (tickets: number, over: Parameters<typeof make>[0] = {}) => {
  const project = await make(over);
  await letPass(6 * MINUTE_MS);
  await runLaunch(exchange);
  await take(nora, project, tickets);
  return project;
};

/** The launch of a process whose database is seen through `see`, which is told every statement of a transaction. */
function seen(see: (text: string, values: readonly unknown[]) => void): TestExchange['launch'] {
  const { db } = exchange.launch;
  const watching = (tx: Tx): Tx => ({
    ...tx,
    query: (text, values = []) => {
      see(text, values);
      return tx.query(text, values);
    },
  });
  const tx = <Value>(work: (tx: Tx) => Promise<Value>) => db.tx((inner) => work(watching(inner)));
  return { ...exchange.launch, db: { query: db.query.bind(db), tx } as Db };
}

describe('a draw', () => {
  it('whose list cannot be frozen holds nobody’s money for ever', async () => {
    const before = await free();
    const project = await taken(2);
    await letPass(HOUR_MS);
    await advance();
    const launch = seen((text) => {
      if (text.includes('insert into launch.draw_ticket')) throw new Error('the statement took too long');
    });
    await expect(driveDraws(launch)).rejects.toThrow('too long');
    await letPass(HOUR_MS);
    expect(await driveDraws(launch)).toBe(true);
    await runLaunch(exchange);
    expect(await lotteryNow(nora, project)).toMatchObject({ voidReason: 'LIST_LATE', list: null });
    expect(await free()).toBe(before);
    const [told] = (await nora.client.call('notices', 'list')).rows;
    expect(told).toMatchObject({ kind: 'launch.notDrawn', params: { token: 'HBT', amount: '320', asset: 'USDT' } });
    await isRight();
  });

  it('that nobody looked at for three days asks the beacon before it says that it was silent', async () => {
    const project = await taken(2);
    await letPass(HOUR_MS);
    await runLaunch(exchange);
    await letPass(HOUR_MS + 3 * DAY_MS);
    await runLaunch(exchange);
    const drawn = await lotteryNow(nora, project);
    expect(drawn).toMatchObject({ voidReason: null, own: [{ hasWon: true }, { hasWon: true }] });
    expect((await ownIn(nora, project)).subscription).toMatchObject({ state: 'COMPLETED', got: '200' });
    await isRight();
  });

  it('waits for the beacon that was named, also where the process hears another one, and no longer than three days', async () => {
    const before = await free();
    const project = await taken(2);
    await letPass(HOUR_MS);
    await runLaunch(exchange);
    const other = { ...exchange.launch, beacon: { ...exchange.beacon, source: 'another' } };
    await letPass(2 * HOUR_MS);
    await expect(driveDraws(other)).rejects.toThrow('waits for beacon block test');
    await letPass(3 * DAY_MS);
    expect(await driveDraws(other)).toBe(true);
    await runLaunch(exchange);
    expect(await lotteryNow(nora, project)).toMatchObject({ voidReason: 'BEACON_LOST', result: null });
    expect(await free()).toBe(before);
    await isRight();
  });

  it('is made from the list that was public and has the winners that it drew, whoever writes', async () => {
    const project = await taken(2, { winners: 1, mostWins: 1 });
    await letPass(HOUR_MS);
    await runLaunch(exchange);
    const { ownerDb } = exchange.database;
    const add = `insert into launch.draw_ticket (project_id, round, number, subscription_id, owner)
      select project_id, round, 2, subscription_id, owner from launch.draw_ticket where project_id = $1 and number = 0`;
    await expect(exchange.services.db.query(add, [project.id])).rejects.toThrow('stays as it is');
    const win = 'insert into launch.draw_winner (project_id, round, place, number) values ($1, 1, $2, $3)';
    await expect(exchange.services.db.query(win, [project.id, 0, 1])).rejects.toThrow('saved once');

    // Whoever owns the database can add a ticket nevertheless.
    await ownerDb.query('alter table launch.draw_ticket disable trigger keep_list');
    await ownerDb.query(add, [project.id]);
    await ownerDb.query('alter table launch.draw_ticket enable trigger keep_list');
    await letPass(HOUR_MS);
    expect(await driveDraws(exchange.launch)).toBe(true);
    await expect(driveDraws(exchange.launch)).rejects.toThrow('another list than was made public');
    await ownerDb.query('delete from launch.draw_ticket where project_id = $1 and number = 2', [project.id]);
    await runLaunch(exchange);
    const { own } = await lotteryNow(nora, project);
    expect(own.map(({ hasWon }) => hasWon).sort()).toEqual([false, true]);
    const loser = own.find(({ hasWon }) => !hasWon)!.number;
    await expect(exchange.services.db.query(win, [project.id, 1, loser])).rejects.toThrow('saved once');
    await isRight();
  });

  it('of very many tickets is saved in portions, none of which takes a statement long', async () => {
    const project = await make({ mostTickets: 1_000, mostWins: 1_000, winners: 25_000, ticketMinor: 10n ** 6n });
    await advance();
    const { ownerDb } = exchange.database;
    // These people have no account here, so nothing is settled afterwards and the books are not asked.
    await ownerDb.query(
      `insert into launch.subscription (id, uid, project_id, round, state, commit_minor, version, vip_bps, tickets, first_at_ms, at_ms)
       select gen_random_uuid(), (1000 + n)::text, $1, 1, 'SUBSCRIBED', 16000000, 1, 0, 1000, $2::bigint + n, $2::bigint + n
         from generate_series(1, 30) n`,
      [project.id, exchange.clock.nowMs()],
    );
    let most = 0;
    const launch = seen((text, values) => {
      if (text.includes('insert into launch.draw_winner')) most = Math.max(most, String(values[2]).split(',').length);
      // So many people at most, of a thousand tickets each.
      if (text.includes('insert into launch.draw_ticket')) most = Math.max(most, Number(values[4]) * 1_000);
    });
    const drive = async () => {
      while (await driveDraws(launch));
    };
    await letPass(HOUR_MS);
    await advance();
    await drive();
    await letPass(HOUR_MS + MINUTE_MS);
    await drive();
    const { list, result } = await lotteryNow(nora, project);
    expect(list?.count).toBe(30_000);
    expect(new Set(result?.winners).size).toBe(25_000);
    expect(most).toBe(20_000);
  });
});
