import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRate } from '../../src/modules/earn/store/product.store.ts';
import { newId } from '../../src/platform/ids/ids.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { countDays, type Deed, dayOf, dayStart, type Rates, type Row, rewardAtto, termMinor } from './by-hand.rig.ts';
import { callEarn, openProduct, refusedBy, runEarn } from './earn.rig.ts';
import { interestFile } from './earn-file.rig.ts';

/**
 * A hundred days and more of each kind: what the rules come to by hand is, to the last unit, what the order says, what its
 * statement says day by day, and what the books have moved.
 */
let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAY = 24 * HOUR;
const now = () => exchange.clock.nowMs();
const moveTo = (atMs: number) => exchange.clock.setOffsetMs(exchange.clock.offsetMs + atMs - now());
const later = async (ms: number) => {
  moveTo(now() + ms);
  await runEarn(exchange.services);
};
/** Half past two in the afternoon of the next day: nothing that is done here is done at a full hour. */
const nextAfternoon = async () => {
  moveTo(dayStart(dayOf(now()) + 1) + 14 * HOUR + 30 * MINUTE);
  await runEarn(exchange.services);
};
/** Ten past midnight of the next day: everything of the days before is credited. */
const endOfDay = async () => {
  moveTo(dayStart(dayOf(now()) + 1) + 10 * MINUTE);
  await runEarn(exchange.services);
};

const ETH = 10n ** 18n;
const USDT = 10n ** 6n;
const flat = (bps: bigint): readonly Row[] => [[null, bps]];
const tiersOf = (rows: readonly Row[]) => rows.map(([upToMinor, bps]) => ({ upToMinor, rateBps: Number(bps) }));
const REWARD_BPS = 730n;
const REWARD = {
  asset: 'BTC',
  rateBps: Number(REWARD_BPS),
  budgetMinor: 10n ** 12n,
  personMinor: null,
  usedAtto: 0n,
  endedMs: null,
};
const OF_ETH = {
  asset: 'ETH',
  quotaMinor: 1_000n * ETH,
  minMinor: ETH / 100n,
  instantMinor: 100n * ETH,
  reward: REWARD,
};

/** Rates from the first full hour on that is so far away. */
async function changeRate(productId: string, inMs: number, rows: readonly Row[]): Promise<Rates> {
  const fromHour = Math.ceil((now() + inMs) / HOUR);
  const row = { id: newId(now()), productId, fromHour, tiers: tiersOf(rows), nowMs: now() };
  await exchange.services.db.tx((tx) => insertRate(tx, row));
  return { fromMs: fromHour * HOUR, rows };
}

const decimals = (text: string, places: number): bigint => {
  const [whole, part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(places, '0').slice(0, places));
};
const ask = () => ({ clientRequestId: randomUUID() });
const subscribe = async (who: Member, product: string, amount: string, over: Record<string, string> = {}) =>
  (await callEarn(exchange, who, 'subscribe', { ...ask(), product, amount, ...over })).orderId;
const redeem = (who: Member, orderId: string, way: 'instant' | 'standard', amount?: string) =>
  callEarn(exchange, who, 'redeem', { ...ask(), orderId, way, ...(amount ? { amount } : {}) });

/** What the books have moved out of the account that pays an order, entry by entry. */
async function booked(orderId: string, asset: string): Promise<bigint> {
  const [row] = await exchange.services.db.query<{ minor: string }>(
    `select coalesce(-sum(g.available_minor), 0) as minor from ledger.entry e join ledger.posting g on g.entry_seq = e.seq
       join ledger.account a on a.id = g.account_id
      where e.ref = $1 and e.kind in ('earn.interest', 'earn.matured', 'earn.reward')
        and a.account = 'earn_interest' and a.asset = $2`,
    [orderId, asset],
  );
  return BigInt(row!.minor);
}

/** A row of the statement of an order. */
type Line = Readonly<Record<string, string>>;
async function statementOf(who: Member, orderId: string): Promise<readonly Line[]> {
  const [heads, ...lines] = (await interestFile(exchange, who, {})).trim().split('\r\n');
  const names = heads!.split(',');
  return lines
    .map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at]!, cell])))
    .filter((line) => line.order === orderId);
}
const dateOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);
const sumOf = (lines: readonly Line[], column: string, places: number) =>
  lines.reduce((sum, line) => sum + decimals(line[column] || '0', places), 0n);

interface Flexible {
  readonly kind: 'FLEX' | 'TIERED' | 'FLEX_HYBRID';
  readonly asset: 'USDT' | 'ETH';
  readonly first: readonly Row[];
  readonly second: readonly Row[];
  /** Put in, added, taken at once, and paid tomorrow, in coins. */
  readonly amounts: readonly [string, string, string, string];
}
const FLEXIBLE: readonly Flexible[] = [
  {
    kind: 'FLEX',
    asset: 'USDT',
    first: flat(417n),
    second: flat(389n),
    amounts: ['1234.567891', '777.77', '301', '99.5'],
  },
  {
    kind: 'TIERED',
    asset: 'USDT',
    first: [
      [2_000n * USDT, 1_000n],
      [10_000n * USDT, 420n],
      [null, 360n],
    ],
    second: [
      [3_000n * USDT, 800n],
      [null, 333n],
    ],
    amounts: ['1999.999999', '10500.000001', '600.123456', '2500'],
  },
  {
    kind: 'FLEX_HYBRID',
    asset: 'ETH',
    first: flat(200n),
    second: flat(123n),
    amounts: ['1.5', '0.333333333333333333', '0.7', '0.1'],
  },
];

describe.each(FLEXIBLE)('$kind of $asset', ({ kind, asset, first, second, amounts }) => {
  const places = asset === 'ETH' ? 18 : 6;
  let who: Member;
  let orderId: string;
  const rates: Rates[] = [];
  const deeds: Deed[] = [];
  const did = (what: Deed['what'], amount: string) =>
    deeds.push({ atMs: now(), what, minor: decimals(amount, places) });

  beforeAll(async () => {
    who = await exchange.person({ funds: { USDT: '50000', ETH: '50' } });
    await nextAfternoon();
    const terms = asset === 'ETH' ? { ...OF_ETH, reward: REWARD } : {};
    const product = await openProduct(exchange, { kind, ...terms, tiers: tiersOf(first) });
    rates.push({ fromMs: 0, rows: first });
    orderId = await subscribe(who, product, amounts[0]);
    did('put', amounts[0]);
    rates.push(await changeRate(product, 9 * DAY + 5 * HOUR, second));
    await nextAfternoon();
    await later(2 * DAY + 3 * HOUR);
    await callEarn(exchange, who, 'add', { ...ask(), product, amount: amounts[1] });
    did('put', amounts[1]);
    await later(20 * MINUTE);
    await redeem(who, orderId, 'instant', amounts[2]);
    did('take', amounts[2]);
    // A month in which no process ran, with the change of the rate in it.
    await later(31 * DAY);
    await redeem(who, orderId, 'standard', amounts[3]);
    did('leave', amounts[3]);
    for (let day = 0; day < 4; day += 1) await nextAfternoon();
    rates.push(await changeRate(product, 0, first));
    await later(62 * DAY);
    await endOfDay();
  }, 120_000);

  const days = () => countDays(places, rates, deeds, now());

  it('has earned what the rules come to by hand, and the books have moved that', async () => {
    const expected = days().reduce((sum, { creditedMinor }) => sum + creditedMinor, 0n);
    expect(days().length).toBeGreaterThan(95);
    expect(expected).toBeGreaterThan(0n);
    const order = await callEarn(exchange, who, 'order', { orderId });
    const put = deeds.reduce((sum, { what, minor }) => (what === 'put' ? sum + minor : sum - minor), 0n);
    expect(decimals(order.interest, places)).toBe(expected);
    expect(decimals(order.principal, places)).toBe(put + expected);
    expect(await booked(orderId, asset)).toBe(expected);
    expect((await exchange.reconcile()).differences).toEqual([]);
  });

  it('says each of its days so in its statement', async () => {
    const lines = (await statementOf(who, orderId)).filter(({ row }) => row === 'day');
    expect(
      lines.map(({ day, credited, carry_after }) => [day, decimals(credited!, places), decimals(carry_after!, 18)]),
    ).toEqual(days().map(({ day, creditedMinor, carryAtto }) => [dateOf(day), creditedMinor, carryAtto]));
  });

  if (kind === 'FLEX_HYBRID')
    it('has brought the second coin day by day', async () => {
      const perDay = days().map(({ day, hoursMinor }) => [dateOf(day), rewardOf(day, hoursMinor)] as const);
      const expected = perDay.reduce((sum, [, atto]) => sum + atto, 0n) / 10n ** 10n;
      expect(expected).toBeGreaterThan(0n);
      const order = await callEarn(exchange, who, 'order', { orderId });
      expect(decimals(order.reward!.paid, 8)).toBe(expected);
      expect(await booked(orderId, 'BTC')).toBe(expected);
      const lines = (await statementOf(who, orderId)).filter(({ row }) => row === 'reward');
      expect(lines.map(({ day, credited }) => [day, decimals(credited!, 18)])).toEqual(perDay);
    });
});

/** The prices of the 24 hours before a day, as anybody could read them. */
function rewardOf(day: number, hoursMinor: bigint): bigint {
  const { pricing } = exchange.services;
  const at = (asset: string, hour: number) =>
    pricing.priceAt(asset, dayStart(day) - DAY + hour * HOUR)!.price.priceUnits;
  const prices = Array.from({ length: 24 }, (_, hour) => [at('ETH', hour), at('BTC', hour)] as const);
  return rewardAtto(hoursMinor, 18, REWARD_BPS, prices);
}

describe.each([
  { kind: 'FIXED', asset: 'USDT', term: 90, first: flat(500n), second: flat(470n), amount: '1000' },
  {
    kind: 'FIXED_HYBRID',
    asset: 'ETH',
    term: 60,
    first: flat(365n),
    second: flat(340n),
    amount: '2.345678901234567891',
  },
] as const)('$kind of $asset', ({ kind, asset, term, first, second, amount }) => {
  const places = asset === 'ETH' ? 18 : 6;
  const principal = decimals(amount, places);
  let who: Member;
  let product: string;
  let orderId: string;
  let startDay: number;

  beforeAll(async () => {
    who = await exchange.person({ funds: { USDT: '50000', ETH: '50' } });
    await nextAfternoon();
    const terms = asset === 'ETH' ? OF_ETH : {};
    product = await openProduct(exchange, { kind, termDays: term, ...terms, tiers: tiersOf(first) });
    orderId = await subscribe(who, product, amount, { renews: 'all' });
    startDay = dayOf(now()) + 1;
    // The rate changes within the term: it is the next one's.
    await changeRate(product, 9 * DAY, second);
    await later(12 * DAY);
  }, 120_000);

  it('takes nothing more, and gives no part of itself', async () => {
    await expect(refusedBy(callEarn(exchange, who, 'add', { ...ask(), product, amount: '1' }))).resolves.toMatchObject({
      code: 'EARN_TYPE',
    });
    await expect(refusedBy(redeem(who, orderId, 'instant', '0.5'))).resolves.toMatchObject({ code: 'EARN_WHOLE_ONLY' });
  });

  it('earns its days at the rate it was made with, and goes on with the next term at the new one', async () => {
    // Both terms end while no process runs.
    moveTo(dayStart(startDay + 2 * term) + 10 * MINUTE);
    // One run counts a month of second coins.
    for (let run = 0; run < 5; run += 1) await runEarn(exchange.services);
    const own = termMinor(principal, first, term);
    const next = termMinor(principal + own, second, term);
    const { rows } = await callEarn(exchange, who, 'orders', { open: 'false' });
    const ended = rows.filter((row) => row.productId === product);
    const [later, earlier] = ended;
    expect(ended.map(({ interest }) => decimals(interest, places))).toEqual([next, own]);
    expect(earlier!.id).toBe(orderId);
    for (const [order, expected, end] of [
      [earlier!, own, startDay + term],
      [later!, next, startDay + 2 * term],
    ] as const) {
      expect(await booked(order.id, asset)).toBe(expected);
      const lines = (await statementOf(who, order.id)).filter(({ row }) => row === 'term');
      expect(lines.map(({ day, days, credited }) => [day, days, decimals(credited!, places)])).toEqual([
        [dateOf(end - 1), String(term), expected],
      ]);
    }
    expect((await exchange.reconcile()).differences).toEqual([]);
  }, 60_000);

  if (kind === 'FIXED')
    it('comes to what the rules give as their example', () => {
      expect(termMinor(1_000n * 10n ** 8n, flat(500n), 90)).toBe(1_232_876_712n);
    });

  if (kind === 'FIXED_HYBRID')
    it('brings the second coin of all its days at its end', async () => {
      const perDay = Array.from({ length: term }, (_, at) => rewardOf(startDay + at, 24n * principal));
      const expected = perDay.reduce((sum, atto) => sum + atto, 0n) / 10n ** 10n;
      expect(expected).toBeGreaterThan(0n);
      const order = await callEarn(exchange, who, 'order', { orderId });
      expect(decimals(order.reward!.paid, 8)).toBe(expected);
      expect(await booked(orderId, 'BTC')).toBe(expected);
      const lines = (await statementOf(who, orderId)).filter(({ row }) => row === 'reward');
      expect(lines.map(({ credited }) => decimals(credited!, 18))).toEqual(perDay);
      expect(sumOf(lines, 'credited', 18) / 10n ** 10n).toBe(expected);
    });
});
