import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { codeOf, ownIn, publish, runLaunch, usdt } from './launch.rig.ts';
import { lotteryNow, lotteryOf, take } from './lottery.rig.ts';

const SCRIPT = join(import.meta.dirname, '../../../scripts/launch/verify-a-draw.py');

let exchange: TestExchange;
let people: Member[];
beforeAll(async () => {
  exchange = await testExchange();
  people = [];
  for (let at = 0; at < 4; at += 1) people.push(await exchange.person({ funds: { USDT: '100000', HBT: '1' } }));
}, 120_000);
afterAll(() => exchange.close());

/** Lets time pass for everybody, who log in again, and does what is due. */
const pass = async (ms: number) => {
  await exchange.letPass(ms, ...people);
  await runLaunch(exchange);
};
const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
const free = (who: Member, asset: string) => exchange.available(who.uid, 'funding', asset);
const make = (over: Parameters<typeof lotteryOf>[1] = {}) =>
  publish(exchange, { rounds: [lotteryOf(exchange, over)], listingMs: exchange.clock.nowMs() + 2 * HOUR_MS });

/** The files of a draw as the page gives them out, checked by a program of another language. */
async function checked(who: Member, project: { readonly id: string }, change: (files: Files) => void = () => {}) {
  const { announcement, list, result, own } = await lotteryNow(who, project);
  const { owners } = await who.client.call('launch', 'drawTickets', { project: project.id, round: '1', from: '0' });
  const tickets = {
    format: 'bourse-draw-tickets-v1',
    project: announcement.project,
    count: list!.count,
    root: list!.root,
    tickets: owners,
  };
  const mine = [];
  for (const { number } of own) {
    const ask = { project: project.id, round: '1', number: String(number) };
    mine.push(await who.client.call('launch', 'drawTicket', ask));
  }
  const files: Files = { announcement, tickets, result, mine };
  change(files);
  const folder = mkdtempSync(join(tmpdir(), 'draw-'));
  try {
    const paths = [files.announcement, files.tickets, files.result, ...files.mine].map((file, at) => {
      const path = join(folder, `${at}.json`);
      writeFileSync(path, JSON.stringify(file));
      return path;
    });
    return execFileSync('python3', [SCRIPT, ...paths], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
interface Files {
  readonly announcement: object;
  readonly tickets: { tickets: string[] };
  readonly result: { serverSeed: string; winners: number[] } | null;
  readonly mine: object[];
}

describe('a lottery', () => {
  it('freezes what tickets cost, draws once from what was named beforehand, and anybody can draw again', async () => {
    const project = await make();
    await runLaunch(exchange);
    const [nora, otto, petra, quinn] = people as [Member, Member, Member, Member];
    const before = await Promise.all(people.map((who) => free(who, 'USDT')));
    expect(await take(nora, project, 2)).toMatchObject({ committed: '320', replayed: false });
    expect(await take(nora, project, 5)).toMatchObject({ committed: '800' });
    for (const who of [otto, petra]) await take(who, project, 3);
    const { subscriptionId } = await take(quinn, project, 1);
    await quinn.client.call('launch', 'leave', { subscriptionId });
    expect(before[0]! - (await free(nora, 'USDT'))).toBe(usdt(800));
    expect(await free(quinn, 'USDT')).toBe(before[3]!);
    expect(await lotteryNow(nora, project)).toMatchObject({ list: null, result: null, taken: 5, own: [], cost: '160' });
    expect(
      await codeOf(quinn.client.call('launch', 'drawTickets', { project: project.id, round: '1', from: '0' })),
    ).toBe('LAUNCH_NO_LIST');
    await isRight();

    await pass(HOUR_MS);
    const frozen = await lotteryNow(nora, project);
    expect(frozen).toMatchObject({ list: { count: 11 }, result: null, tickets: 11 });
    expect(frozen.own.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
    expect(await codeOf(take(nora, project, 1))).toBe('LAUNCH_ENDED');
    await isRight();

    exchange.beacon.isAway = true;
    // The beacon's round is the first whole second at or after the draw.
    await pass(HOUR_MS + MINUTE_MS);
    expect((await lotteryNow(nora, project)).result).toBeNull();
    exchange.beacon.isAway = false;
    await runLaunch(exchange);
    const drawn = await lotteryNow(nora, project);
    expect(drawn.result?.winners).toHaveLength(3);
    expect(drawn.list).toEqual(frozen.list);
    let wins = 0;
    for (const [at, who] of [nora, otto, petra].entries()) {
      const won = (await lotteryNow(who, project)).own.filter(({ hasWon }) => hasWon).length;
      wins += won;
      expect(won).toBeLessThanOrEqual(2);
      expect(before[at]! - (await free(who, 'USDT'))).toBe(usdt(160 * won));
      expect((await ownIn(who, project)).subscription).toMatchObject(
        won > 0
          ? { state: 'COMPLETED', tickets: at === 0 ? 5 : 3, got: String(won * 100), cost: String(won * 160) }
          : { state: 'NOT_ALLOCATED', got: '0' },
      );
    }
    expect(wins).toBe(3);
    await isRight();

    expect(await checked(nora, project)).toMatch(/^RIGHT/m);
    const flip = (text: string) => `${text[0] === '0' ? '1' : '0'}${text.slice(1)}`;
    expect(
      await checked(otto, project, ({ tickets }) => tickets.tickets.splice(3, 1, flip(tickets.tickets[3]!))),
    ).toMatch(/^WRONG.*tickets/ms);
    expect(
      await checked(otto, project, ({ result }) => Object.assign(result!, { serverSeed: flip(result!.serverSeed) })),
    ).toMatch(/^WRONG.*seed/ms);
    expect(await checked(otto, project, ({ result }) => result!.winners.reverse())).toMatch(/^WRONG.*winners/ms);

    const change = `update launch.lottery set randomness = sha256('other'), drawn_ms = drawn_ms + 1 where project_id = $1`;
    await expect(exchange.services.db.query(change, [project.id])).rejects.toThrow('stays as it is');
    await expect(
      exchange.services.db.query('delete from launch.draw_winner where project_id = $1', [project.id]),
    ).rejects.toThrow('permission denied');
  });

  it('whose list was not public in time pays everybody back, and so does one whose beacon never speaks', async () => {
    const [nora] = people as [Member];
    const late = await make();
    await pass(6 * MINUTE_MS);
    const before = await free(nora, 'USDT');
    await take(nora, late, 2);
    // Nobody looks until nine minutes before the draw.
    await pass(2 * HOUR_MS - 15 * MINUTE_MS);
    expect(await lotteryNow(nora, late)).toMatchObject({ voidReason: 'LIST_LATE', result: null, list: null });
    expect(await free(nora, 'USDT')).toBe(before);
    expect((await ownIn(nora, late)).subscription).toMatchObject({ state: 'NOT_ALLOCATED' });
    await isRight();

    const silent = await make();
    await pass(6 * MINUTE_MS);
    await take(nora, silent, 1);
    await pass(HOUR_MS);
    exchange.beacon.isAway = true;
    await pass(HOUR_MS + 3 * DAY_MS);
    exchange.beacon.isAway = false;
    await runLaunch(exchange);
    expect(await lotteryNow(nora, silent)).toMatchObject({ voidReason: 'BEACON_LOST', result: null });
    expect(await free(nora, 'USDT')).toBe(before);
    await isRight();
  });

  it('without a ticket ends with nothing', async () => {
    const [nora] = people as [Member];
    const project = await make();
    await pass(HOUR_MS);
    await pass(HOUR_MS + MINUTE_MS);
    expect(await lotteryNow(nora, project)).toMatchObject({ list: { count: 0, root: null }, result: { winners: [] } });
    await isRight();
  });

  it('gives tickets for volume in its markets, says what is missing, and refuses more', async () => {
    const [nora, otto] = people as [Member, Member];
    const project = await make({ volumeMarkets: ['BTC_USDT'], volumeStepMinor: usdt(250) });
    await pass(6 * MINUTE_MS);
    expect(await lotteryNow(nora, project)).toMatchObject({ earned: 0, volume: { own: '0', missing: '250' } });
    const trade = `insert into trading.trade (market, trade_id, sequence, at_ms, ticks, lots, is_buyer_taker, maker_order, taker_order,
        maker_account, taker_account, maker_fee_minor, taker_fee_minor, maker_fee_version, taker_fee_version)
      select m.number, $1, $1, $2, $3, $4, true, $1, $1, $5, $6, 0, 0, 1, 1 from spot.market m where m.symbol = 'BTC_USDT'`;
    const market = exchange.spot.catalog.find('BTC_USDT')!;
    const ticksOf = (quote: bigint) => Number(quote / market.unitMinor);
    const insert = (id: number, quote: number, maker: Member, taker: Member) =>
      exchange.database.ownerDb.query(
        trade.replace('m.number', String(market.market)).replace(/from spot.market.*$/, ''),
        [id, exchange.clock.nowMs(), ticksOf(usdt(quote)), 1, maker.uid, taker.uid],
      );
    await insert(9_000_001, 600, nora, otto);
    await insert(9_000_002, 900, nora, nora);
    expect(await lotteryNow(nora, project)).toMatchObject({ earned: 2, volume: { own: '600', missing: '150' } });
    expect(await codeOf(take(nora, project, 3))).toBe('LAUNCH_TICKETS_EARNED');
    expect(await codeOf(take(nora, project, 0))).toBe('LAUNCH_TICKETS_NONE');
    expect(await codeOf(take(nora, project, 6))).toBe('LAUNCH_TICKETS_MAX');
    expect(await take(nora, project, 2)).toMatchObject({ committed: '320' });
    await exchange.database.ownerDb.query('delete from trading.trade where trade_id > 9000000');
  });

  it('shows a ticket to its owner alone', async () => {
    const [nora, otto] = people as [Member, Member];
    const project = await make();
    await pass(6 * MINUTE_MS);
    await take(nora, project, 1);
    await pass(HOUR_MS);
    const ask = { project: project.id, round: '1', number: '0' };
    expect(await nora.client.call('launch', 'drawTicket', ask)).toMatchObject({ number: 0, count: 1, proof: [] });
    expect(await codeOf(otto.client.call('launch', 'drawTicket', ask))).toBe('LAUNCH_NO_TICKET');
  });
});
