import { expect, test } from 'vitest';
import { type BookingList, type MergedPart, mergeBookings } from './booking-merge.ts';
import type { ListLine } from './queries/booking-list.query.ts';

/** Lists of different lengths whose times overlap; some lines have three bookings, many are of the same moment. */
function linesOf(list: number): ListLine[] {
  return Array.from({ length: 40 + list * 137 }, (_, n) => ({
    atMs: Math.floor((n * (list + 3)) / 7),
    sequence: n * 10 + list,
    second: list,
    bookings: Array.from({ length: 1 + ((n + list) % 3) }, (_each, part) => ({
      entryId: `${list}.${n}.${part}`,
      kind: 'transfer',
      ref: '',
      asset: 'USDT',
      amountMinor: 1n,
    })),
  }));
}
const LINES = [0, 1, 2, 3].map(linesOf);

function lists(fetched: number[] = []): BookingList[] {
  return LINES.map((lines, at) => ({
    name: `list${at}`,
    account: 'spot',
    rank: at % 2,
    fetch: async ([sequence], limit) => {
      const found = lines.filter((line) => line.sequence > sequence).slice(0, limit);
      fetched.push(found.length);
      return found;
    },
  }));
}

async function walk(size: number, places: MergedPart['places'] = {}, fetched: number[] = []): Promise<MergedPart[]> {
  const parts: MergedPart[] = [];
  for await (const part of mergeBookings(lists(fetched), places, size)) parts.push(part);
  return parts;
}
const idsOf = (parts: readonly MergedPart[]): string[] =>
  parts.flatMap(({ bookings }) => bookings.map(({ entryId }) => entryId));

test('every booking comes once, in the order of time, of one moment the lower rank first', async () => {
  const [all] = await walk(1_000_000);
  const wanted = LINES.flat().reduce((sum, { bookings }) => sum + bookings.length, 0);
  expect(new Set(idsOf([all!])).size).toBe(wanted);
  const keys = all!.bookings.map(({ atMs, entryId }) => atMs * 10 + (Number(entryId[0]) % 2));
  expect([...keys].sort((a, b) => a - b)).toEqual(keys);
});

test('gives the same rest from the place of any part', async () => {
  const whole = idsOf(await walk(1_000_000));
  const parts = await walk(17);
  expect(idsOf(parts)).toEqual(whole);
  for (let at = 0; at < parts.length; at += 7) {
    const told = idsOf(parts.slice(0, at + 1));
    expect([...told, ...idsOf(await walk(17, parts[at]!.places))]).toEqual(whole);
  }
});

test('fetches each line once, whatever the other lists hold', async () => {
  const fetched: number[] = [];
  await walk(50, {}, fetched);
  expect(fetched.reduce((sum, count) => sum + count, 0)).toBe(LINES.flat().length);
});
