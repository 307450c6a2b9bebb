import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { autoInvestProduct } from '../../src/modules/auto-invest/public.ts';
import { runsMaker } from '../../src/modules/auto-invest/usecases/runs-maker.ts';
import { productFile } from '../house/product-file.rig.ts';
import type { Member } from '../test-exchange.ts';
import { coinsText } from './auto-invest.rig.ts';
import { PlanHouse } from './house.rig.ts';

let house: PlanHouse;
let nora: Member;
let otto: Member;
beforeAll(async () => {
  house = await PlanHouse.open();
  nora = await house.exchange.person({ funds: { USDT: '250' } });
  otto = await house.exchange.person({ funds: { USDT: '500' } });
}, 120_000);
afterAll(() => house.exchange.close());

const fileOf = (who: Member, range = {}) =>
  productFile(autoInvestProduct, 'autoInvestRuns', house.exchange, who, range);
const rowsOf = (file: string) =>
  file
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

it('a person gets every run of theirs, coin by coin, and it adds up to what the plan says', async () => {
  const { exchange } = house;
  const plan = await house.create(nora, { amount: '100', coins: coinsText({ BTC: 60, ETH: 40 }) });
  await house.create(otto, { amount: '50' });
  const firstMs = exchange.clock.nowMs();
  for (let day = 0; day < 3; day++) await house.live(nora, plan.id);
  const [head, ...rows] = rowsOf(await fileOf(nora));
  const at = (row: readonly string[], name: string) => row[head!.indexOf(name)]!;
  // The third date found too little: a coin is told with why its run bought nothing.
  expect(rows.map((row) => [at(row, 'status'), at(row, 'reason'), at(row, 'coin'), at(row, 'coin_status')])).toEqual([
    ['SUCCESS', '', 'BTC', 'DONE'],
    ['SUCCESS', '', 'ETH', 'DONE'],
    ['SUCCESS', '', 'BTC', 'DONE'],
    ['SUCCESS', '', 'ETH', 'DONE'],
    ['FAILED', 'INSUFFICIENT', 'BTC', 'WAITING'],
    ['FAILED', 'INSUFFICIENT', 'ETH', 'WAITING'],
  ]);
  const { figures, invested, fees } = await house.planOf(nora, plan.id);
  const sum = (name: string, coin?: string) =>
    rows
      .filter((row) => coin === undefined || at(row, 'coin') === coin)
      .reduce((total, row) => total + units(at(row, name)), 0n);
  expect(sum('spent_usdt')).toBe(units(invested));
  for (const { asset, quantity } of figures) expect(sum('arrived', asset)).toBe(units(quantity));
  // A fifth of a percent, in the coin that was bought; what it is worth is rounded down purchase by purchase.
  expect(Number(fees) / Number(invested)).toBeCloseTo(0.002, 5);
  for (const row of rows) expect(units(at(row, 'bought')) - units(at(row, 'fee'))).toBe(units(at(row, 'arrived')));
  // A range has the runs that ended in it.
  const second = rowsOf(await fileOf(nora, { fromMs: firstMs + DAY_MS, toMs: firstMs + 2 * DAY_MS }));
  expect(second.slice(1).map((row) => at(row, 'run'))).toEqual([at(rows[2]!, 'run'), at(rows[3]!, 'run')]);
});

it('is the same whoever writes it on from any line', async () => {
  const { clock, services } = house.exchange;
  const about = { uid: nora.uid, fromMs: null, toMs: clock.nowMs() };
  const whole = await fileOf(nora);
  let text = '';
  let place = null;
  for (let isLast = false; !isLast; ) {
    for await (const piece of runsMaker(1).pieces(services.db, about as never, place)) {
      text += piece.text;
      place = piece.place;
      isLast = piece.isLast;
      break;
    }
  }
  expect(text).toBe(whole);
});

it('of whoever has none has its columns alone', async () => {
  const paul = await house.exchange.person();
  expect(rowsOf(await fileOf(paul))).toHaveLength(1);
});

/** A decimal number as a whole one of eighteen places. */
function units(text: string): bigint {
  const [whole, decimals = ''] = text.split('.');
  return BigInt(whole! + decimals.padEnd(18, '0'));
}
