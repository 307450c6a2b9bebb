import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../spot/spot.rig.ts';
import { GridHouse, oneGrid } from './grid.rig.ts';

let house: GridHouse;
beforeAll(async () => {
  house = await GridHouse.open();
}, 180_000);
afterAll(() => house.close());
beforeEach(() => house.market.reset());

describe('past prices', () => {
  it('suggest a range, and say what a grid in it would have done', async () => {
    const { visitor, services, clock } = house.exchange;
    const { client } = visitor();
    expect(await refusalOf(client.call('grid', 'suggestion', { symbol: 'ETH_USDT', mode: 'geometric' }))).toMatchObject(
      {
        code: 'GRID_NO_HISTORY',
      },
    );
    await services.db.query(
      `insert into trading.kline (market, step, open_at_ms, open_ticks, high_ticks, low_ticks, close_ticks, trade_count, base_lots,
         quote_minor, taker_buy_lots, taker_buy_quote_minor)
       select 2, s.step, ($1::bigint / s.ms - n) * s.ms, p.ticks, p.ticks + 2000, p.ticks - 2000, p.ticks + 1000, 1, 1, 1, 0, 0
         from (values ('1h', 3600000::bigint, 720), ('5m', 300000, 8640)) as s (step, ms, count)
         cross join lateral generate_series(1, s.count) as n
         cross join lateral (select 250000 + (n % 100) * 500 as ticks) p`,
      [clock.nowMs()],
    );
    const suggested = await client.call('grid', 'suggestion', { symbol: 'ETH_USDT', mode: 'geometric' });
    expect(Number(suggested.perGridPercent.low)).toBeGreaterThanOrEqual(0.5);
    const ask = {
      symbol: 'ETH_USDT',
      mode: 'geometric',
      lower: suggested.lower,
      upper: suggested.upper,
      grids: String(suggested.grids),
    };
    const tested = await client.call('grid', 'backtest', {
      ...ask,
      lower: '2400',
      upper: '3100',
      investment: '10000',
      days: '30',
    });
    expect(tested).toMatchObject({ interval: '5m', leavesOut: ['queue', 'delay', 'slippage', 'within'] });
    expect(tested.pairs).toBeGreaterThan(0);
    expect(tested.points.length).toBeGreaterThan(100);
    expect(Number(tested.total)).toBeCloseTo(Number(tested.gridProfit) + Number(tested.floating), 6);
    // Where fine prices reach back a few days only, thirty days are answered with coarser ones.
    await services.db.query(`delete from trading.kline where market = 2 and step = '5m' and open_at_ms < $1`, [
      clock.nowMs() - 4 * DAY_MS,
    ]);
    const coarse = await client.call('grid', 'backtest', {
      ...ask,
      lower: '2400',
      upper: '3100',
      investment: '10000',
      days: '30',
    });
    expect(coarse).toMatchObject({ interval: '1h' });
    expect(coarse.toMs - coarse.fromMs).toBeGreaterThan(29 * DAY_MS);
  });
});

describe('staff', () => {
  it('see grids and their load, and stop one with a reason', async () => {
    const nora = await house.someone();
    const id = await house.running(nora);
    const risk = await house.exchange.staff('risk');
    const { rows } = await risk.client.call('staffGrid', 'list', { uid: nora.uid });
    expect(rows).toMatchObject([{ id, uid: nora.uid, state: 'RUNNING', step: null, symbol: 'BTC_USDT' }]);
    const load = await risk.client.call('staffGrid', 'load');
    expect(load.markets.find(({ symbol }) => symbol === 'BTC_USDT')!.running).toBeGreaterThanOrEqual(1);
    expect(load.handledSequence).toBeLessThanOrEqual(load.tradingSequence);
    // Trades in which no order of a grid ends are not behind.
    await house.market.killDriver();
    for (let at = 0; at < 20; at++) await house.market.trade('54310', '0.001');
    await house.market.settle();
    const later = await risk.client.call('staffGrid', 'load');
    expect(later.tradingSequence - later.handledSequence).toBeLessThan(10);
    await risk.client.call('staffGrid', 'stop', { gridId: id, reason: 'the market is odd' });
    await house.market.settle();
    expect(await oneGrid(nora, id)).toMatchObject({ state: 'STOPPED_MANUAL', reason: 'STAFF', isEnding: false });
    const notices = await nora.client.call('notices', 'list');
    expect(notices.rows[0]).toMatchObject({ kind: 'grid.stoppedByStaff' });
    const again = risk.client.call('staffGrid', 'stop', { gridId: id, reason: 'again' });
    expect(await refusalOf(again)).toMatchObject({ code: 'GRID_ENDED' });
    const unknown = risk.client.call('staffGrid', 'stop', { gridId: randomUUID(), reason: 'nothing' });
    expect(await refusalOf(unknown)).toMatchObject({ code: 'GRID_UNKNOWN' });
  });
});
