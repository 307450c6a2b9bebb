import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { hourOf } from '@bourse/core/earn/flexible.ts';
import { parseAmount } from '@bourse/core/money/amount.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertRate } from '../../src/modules/earn/store/product.store.ts';
import { interestMaker } from '../../src/modules/earn/usecases/interest-maker.ts';
import { newId } from '../../src/platform/ids/ids.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { callEarn, openProduct, runEarn } from './earn.rig.ts';
import { interestFile } from './earn-file.rig.ts';

let exchange: TestExchange;
let nora: Member;
let whole: string;
const folder = mkdtempSync(join(tmpdir(), 'bourse-interest-'));

const moveTo = (atMs: number) => exchange.clock.setOffsetMs(exchange.clock.offsetMs + atMs - exchange.clock.nowMs());
const later = (ms: number) => moveTo(exchange.clock.nowMs() + ms);
const ask = () => ({ clientRequestId: randomUUID() });
const TIERS = [
  { upToMinor: 2_000_000_000n, rateBps: 1_000 },
  { upToMinor: 10_000_000_000n, rateBps: 420 },
  { upToMinor: null, rateBps: 360 },
];
const REWARD = {
  asset: 'BTC',
  rateBps: 3_650,
  budgetMinor: 10n ** 10n,
  personMinor: null,
  usedAtto: 0n,
  endedMs: null,
};

beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { USDT: '90000', ETH: '20' } });
  moveTo(startOfBusinessDay(businessDayOf(exchange.clock.nowMs()) + 1) + 12 * HOUR_MS + 20 * MINUTE_MS);
  await liveAWeek();
  whole = await interestFile(exchange, nora, {});
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await exchange.close();
});

/** Orders of every kind: one whose rates change in the middle and that is added to and taken from, terms, second coins. */
async function liveAWeek(): Promise<void> {
  const tiered = await openProduct(exchange, { kind: 'TIERED', tiers: TIERS, maxPersonMinor: 12_500_000_000n });
  const fixed = await openProduct(exchange, { kind: 'FIXED', termDays: 2, tiers: TIERS });
  const hybrid = {
    asset: 'ETH',
    quotaMinor: 10n ** 21n,
    minMinor: 10n ** 16n,
    instantMinor: 10n ** 20n,
    reward: REWARD,
  };
  const nightly = await openProduct(exchange, { ...hybrid, kind: 'FLEX_HYBRID' });
  const termed = await openProduct(exchange, { ...hybrid, kind: 'FIXED_HYBRID', termDays: 3 });
  const orderId = (await subscribe(tiered, '12000')).orderId;
  await subscribe(fixed, '1234.567891', { renews: 'all' });
  await subscribe(nightly, '1.5');
  await subscribe(termed, '2');
  await changeRates(tiered);
  for (let day = 0; day < 6; day += 1) {
    later(DAY_MS);
    await runEarn(exchange.services);
    if (day === 1) await callEarn(exchange, nora, 'add', { ...ask(), product: tiered, amount: '495' });
    if (day === 2) await callEarn(exchange, nora, 'redeem', { ...ask(), orderId, amount: '1000.5', way: 'instant' });
    if (day === 3) await callEarn(exchange, nora, 'redeem', { ...ask(), orderId, amount: '700', way: 'standard' });
    if (day === 4) await callEarn(exchange, nora, 'setCompounding', { orderId, compounds: 'false' });
  }
}

const subscribe = (product: string, amount: string, over: Record<string, string> = {}) =>
  callEarn(exchange, nora, 'subscribe', { ...ask(), product, amount, ...over });

async function changeRates(productId: string): Promise<void> {
  const nowMs = exchange.clock.nowMs();
  const fromHour = hourOf(nowMs) + 50;
  const tiers = TIERS.map((tier) => ({ ...tier, rateBps: tier.rateBps - 33 }));
  await exchange.services.db.tx((tx) => insertRate(tx, { id: newId(nowMs), productId, fromHour, tiers, nowMs }));
}

function verify(text: string): { readonly status: number | null; readonly said: string } {
  const path = join(folder, `${randomUUID()}.csv`);
  writeFileSync(path, text);
  const { status, stdout, stderr, error } = spawnSync('python3', ['scripts/earn/verify-interest.py', path], {
    encoding: 'utf8',
  });
  if (error) throw new Error('this spec needs Python 3 as python3', { cause: error });
  return { status, said: stdout + stderr };
}

interface Line {
  readonly text: string;
  readonly cells: Readonly<Record<string, string>>;
}
const linesOf = (text: string): Line[] => {
  const [heads, ...lines] = text.trim().split('\r\n');
  return lines.map((line) => {
    const cells = line.split(',');
    return { text: line, cells: Object.fromEntries(heads!.split(',').map((head, at) => [head, cells[at] ?? ''])) };
  });
};
/** What a unit of 8 places comes to in 18. */
const ATTO_OF_UNIT = 10n ** 10n;
function attoOf(text: string): bigint {
  const amount = parseAmount(text, 18);
  if (!amount.ok) throw new Error(amount.refusal.code);
  return amount.value;
}
const find = (row: string, place = 0): Line => linesOf(whole).filter(({ cells }) => cells.row === row)[place]!;
/** The file with a cell of one line changed. */
function tampered({ text, cells }: Line, column: string, value: string): string {
  const heads = whole.split('\r\n')[0]!.split(',');
  const changed = text.split(',');
  changed[heads.indexOf(column)] = value;
  expect(cells[column]).not.toBe(value);
  return whole.replace(text, changed.join(','));
}

it('has the days of every kind, and comes out the same when it is counted without us', async () => {
  const kinds = new Set(linesOf(whole).map(({ cells }) => `${cells.kind} ${cells.row}`));
  for (const kind of ['TIERED hours', 'TIERED day', 'FIXED term', 'FLEX_HYBRID reward', 'FIXED_HYBRID reward']) {
    expect(kinds).toContain(kind);
  }
  const { status, said } = verify(whole);
  expect(said).toContain('RIGHT');
  expect(status).toBe(0);
  const { coins } = await callEarn(exchange, nora, 'summary', {});
  expect(coins.map(({ asset }) => asset).toSorted()).toEqual(['BTC', 'ETH', 'USDT']);
  for (const { asset, total } of coins) {
    const counted = new RegExp(`  ([0-9.]+) ${asset}\n`).exec(said)![1]!;
    // Second coins are counted to the last of 18 places, and paid in whole units, by each order for itself.
    const behind = attoOf(counted) - attoOf(total);
    expect([asset, behind >= 0n && behind < (asset === 'USDT' ? 1n : 5n * ATTO_OF_UNIT)]).toEqual([asset, true]);
  }
});

it('says to the unit what was booked, entry by entry', async () => {
  const booked = await exchange.services.db.query<{ id: string; minor: string }>(
    `select e.seq::text as id, -sum(g.available_minor) as minor from ledger.entry e join ledger.posting g on g.entry_seq = e.seq
       join ledger.account a on a.id = g.account_id
      where e.kind in ('earn.interest', 'earn.matured') and a.account = 'earn_interest' group by e.seq`,
  );
  const told = linesOf(whole).filter(({ cells }) => cells.entry !== '');
  const minorOf = ({ cells }: Line) => BigInt(Math.round(Number(cells.credited) * 1e6));
  const usdt = told.filter(({ cells }) => cells.asset === 'USDT');
  const entries = new Map(booked.map(({ id, minor }) => [id, BigInt(minor)]));
  for (const line of usdt) expect(minorOf(line)).toBe(entries.get(line.cells.entry!));
  // Every entry is a line, also of the other coin.
  expect(told.map(({ cells }) => cells.entry).sort()).toEqual([...entries.keys()].sort());
});

it('is the same file wherever its making was cut off', async () => {
  const maker = interestMaker({ linesMax: 1, daysMax: 2 });
  const about = { uid: nora.uid, fromMs: null, toMs: exchange.clock.nowMs() + 1 };
  let [text, place, isLast]: [string, Parameters<typeof maker.pieces>[2], boolean] = ['', null, false];
  while (!isLast) {
    for await (const piece of maker.pieces(exchange.services.db, about, place)) {
      // Each piece by another process, from what was kept of the one before.
      text += piece.text;
      place = piece.place === null ? place : JSON.parse(JSON.stringify(piece.place));
      isLast = piece.isLast;
      break;
    }
  }
  expect(text).toBe(whole);
});

it('of a range begins with what was before, and comes out too', async () => {
  const days = linesOf(whole).filter(({ cells }) => cells.kind === 'TIERED' && cells.row === 'day');
  const middle = Date.parse(`${days[2]!.cells.day}T00:00:00+08:00`);
  const part = await interestFile(exchange, nora, { fromMs: middle, toMs: middle + 2 * DAY_MS + HOUR_MS });
  expect(verify(part).said).toContain('RIGHT');
  const told = linesOf(part).filter(({ cells }) => cells.kind === 'TIERED' && cells.row === 'day');
  expect(told).toEqual(days.slice(2, 4));
  expect(linesOf(part).find(({ cells }) => cells.kind === 'TIERED')!.cells).toMatchObject({
    row: 'before',
    carry_after: days[1]!.cells.carry_after,
  });
});

it.each([
  ['interest of a day', 'day', 3, 'credited', '9.99'],
  ['a principal', 'hours', 2, 'principal', '1'],
  ['a rate', 'hours', 2, 'rates', 'rest:99'],
  ['how many hours', 'hours', 2, 'hours', '7'],
  ['a carry', 'day', 3, 'carry_after', '0.5'],
  ['a term', 'term', 0, 'credited', '9'],
  ['a price', 'reward', 1, 'price', '1'],
  ['a second coin', 'reward', 1, 'credited', '7'],
] as const)('that somebody changed is found, with its day: %s', (_what, row, place, column, value) => {
  const line = find(row, place);
  const { status, said } = verify(tampered(line, column, value));
  expect(status).toBe(1);
  expect(said).toContain(`WRONG: order ${line.cells.order}, day ${line.cells.day}: `);
  // One order is wrong, and no other is suspected for it.
  expect(said.match(/WRONG/g)).toHaveLength(1);
});

it('from which a day was taken out is found', () => {
  const gone = linesOf(whole).filter(({ cells }) => cells.kind === 'TIERED' && cells.day === find('day', 2).cells.day);
  const left = gone.reduce((text, line) => text.replace(`${line.text}\r\n`, ''), whole);
  expect(verify(left)).toMatchObject({ status: 1 });
  expect(verify(whole.replace(`${find('total').text}\r\n`, '')).said).toContain('its end is missing');
  expect(verify('nothing of it').said).toContain('no file of Earn');
});

it('has nothing of anybody else, and takes no filter', async () => {
  const omar = await exchange.person({});
  expect(linesOf(await interestFile(exchange, omar, {}))).toEqual([]);
  await expect(interestFile(exchange, nora, { format: 'json' })).rejects.toThrow('format');
  await expect(interestFile(exchange, nora, { asset: 'USDT' })).rejects.toThrow('NOT_OF_THIS_FILE');
});
