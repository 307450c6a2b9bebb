import { randomUUID } from 'node:crypto';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Rig, type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { movesOf, must, OUTSIDE } from '../../../test/wallet-moves.rig.ts';
import { findDailyTotals } from './queries/daily-total.query.ts';
import { writeDailyTotals } from './usecases/write-daily-totals.ts';
import { writeNextDailyTotals } from './usecases/write-next-daily-total.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await walletRig();
});
afterAll(() => rig.close());

const today = () => businessDayOf(rig.clock.nowMs());
const write = ({ uid }: TestPerson) => writeDailyTotals(rig.deps, uid);
const written = ({ uid }: TestPerson) => findDailyTotals(rig.t.db, uid, 0);
const totals = async (who: TestPerson) => (await written(who)).map(({ totalMinor }) => totalMinor);
const toNextDay = () => rig.clock.advanceMs(startOfBusinessDay(today() + 1) - rig.clock.nowMs());

test('go back to the day on which somebody came, and not further than a year and a day', async () => {
  const [old, young] = [await rig.person({ ageMs: 3 * 366 * DAY_MS }), await rig.person({ ageMs: 5 * DAY_MS })];
  for (const [who, days] of [
    [old, 366],
    [young, 6],
  ] as const) {
    await write(who);
    expect(await written(who)).toEqual(
      Array.from({ length: days }, (_none, at) => ({ day: today() - days + 1 + at, totalMinor: 0n })),
    );
  }
});

test('have what had happened before the day began, to the millisecond', async () => {
  const who = await rig.person({ ageMs: 1 });
  toNextDay();
  await rig.give(who, 'USDT', '1');
  await write(who);
  expect((await totals(who)).at(-1)).toBe(0n);
  rig.clock.advanceMs(DAY_MS - 1);
  await rig.give(who, 'USDT', '2');
  rig.clock.advanceMs(1);
  await rig.give(who, 'USDT', '4');
  rig.clock.advanceMs(DAY_MS);
  await rig.give(who, 'USDT', '8');
  await write(who);
  expect((await totals(who)).slice(-3)).toEqual([0n, 3_000_000n, 7_000_000n]);
});

test('count what is frozen and what is in any account, at the price of then; a coin without one counts nothing', async () => {
  const who = await rig.person();
  await rig.give(who, 'USDT', '100');
  await rig.give(who, 'BTC', '1', 'btc');
  await rig.give(who, 'HBT', '7');
  must(await movesOf(rig).move(who, 'funding', 'spot', '20'));
  must(await movesOf(rig).move(who, 'funding', 'p2p', '10'));
  const wish = { asset: 'USDT', network: 'eth', address: OUTSIDE, amount: '40' };
  must(await rig.http.withdraw({ clientRequestId: randomUUID(), ...wish, ...rig.secrets }, rig.as(who)));
  toNextDay();
  await write(who);
  expect((await totals(who)).at(-1)).toBe(60_100_000_000n);
});

test('stay as they were written, however often and by how many at once they are asked for', async () => {
  const who = await rig.person();
  await rig.give(who, 'ETH', '1');
  toNextDay();
  await Promise.all(Array.from({ length: 8 }, () => write(who)));
  const first = await written(who);
  rig.priced.set('ETH', 999_900n);
  await write(who);
  expect(await written(who)).toEqual(first);
  toNextDay();
  await write(who);
  rig.priced.set('ETH', 250_000n);
  expect(await written(who)).toEqual([...first, { day: today(), totalMinor: 9_999_000_000n }]);
});

test('are written for twenty people at a time, until everybody has today’s', async () => {
  while (await writeNextDailyTotals(rig.deps));
  const people: TestPerson[] = [];
  for (let at = 0; at < 21; at += 1) people.push(await rig.person());
  await rig.t.ownerDb.query(
    'insert into wallet.person (uid, created_at_ms) select unnest($1::text[]), 1 on conflict do nothing',
    [people.map(({ uid }) => uid)],
  );
  const missing = async () => {
    const days = await Promise.all(people.map(written));
    return days.filter((each) => each.at(-1)?.day !== today()).length;
  };
  expect(await writeNextDailyTotals(rig.deps)).toBe(true);
  expect(await missing()).toBe(1);
  expect(await writeNextDailyTotals(rig.deps)).toBe(true);
  expect(await missing()).toBe(0);
  expect(await writeNextDailyTotals(rig.deps)).toBe(false);
});
