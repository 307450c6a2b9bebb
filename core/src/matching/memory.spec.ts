import { expect, it } from 'vitest';
import { Book } from './book.ts';
import { IdTable } from './id-table.ts';
import { OrderPool } from './order-pool.ts';

const ORDERS = 200_000;
/** What one open order may take, wherever its owner puts it. */
const BYTES_MAX = 160;

it.each([
  ['at one price', () => 500_000],
  ['at neighbouring prices', (at: number) => 1_000_000 + at],
  ['two thirds of the ticks apart', (at: number) => 1_000_000 + Math.floor(at * 1.5)],
  ['eight at a page', (at: number) => 1_000_000 + at * 32],
  ['two at a page', (at: number) => 1_000_000 + at * 128],
  ['each on a page of its own', (at: number) => 1_000_000 + at * 256],
  ['far apart', (at: number) => 1 + at * 5_000],
  ['in no order, each on a page of its own', (at: number) => 1 + ((at * 77_777) % ORDERS) * 5_000],
  ['where a page is about to get room for all', (at: number) => 1_000_000 + Math.floor(at / 33) * 256 + (at % 33)],
  [
    'where a page has room for all and uses an eighth',
    (at: number) => 1_000_000 + Math.floor(at / 33) * 256 + (at % 33) * 7,
  ],
] as const)('an open order takes little memory: %s', (_name, ticksOf) => {
  const pool = new OrderPool();
  const book = new Book(pool);
  for (let at = 0; at < ORDERS; at += 1) book.asks.add(pool.take(at + 1, 1, ticksOf(at)), ticksOf(at));
  book.asks.takeTouched(() => {});
  const bytes = (pool.byteLength + book.asks.byteLength) / ORDERS;
  expect(bytes, `${bytes.toFixed(1)} bytes`).toBeLessThanOrEqual(BYTES_MAX);
});

it('the table of ids holds a hundred thousand that it was not made for', () => {
  const table = new IdTable(1);
  for (let key = 1; key <= 100_000; key += 1) table.add(key, key * 3);
  expect(table.size).toBe(100_000);
  let wrong = 0;
  for (let key = 1; key <= 100_000; key += 1) if (table.get(key) !== key * 3) wrong += 1;
  expect(wrong).toBe(0);
  expect(table.get(100_001)).toBe(-1);
});
