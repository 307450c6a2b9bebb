import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import type { Leg } from '@bourse/core/ledger/command.ts';
import { afterAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/wallet.rig.ts';
import { must } from '../../../test/wallet-moves.rig.ts';
import { newId } from '../../platform/ids/ids.ts';
import { readBookingNumber } from '../balances/booking-number.ts';
import { findNumberedEntries } from '../balances/queries/numbered-entry.query.ts';
import { findSpotStatement } from '../balances/queries/spot-statement.query.ts';
import { conversionProduct } from '../conversion/product.ts';
import { numberedKeys } from '../products/public.ts';
import { SPOT_BOOKINGS } from '../spot/product.ts';
import { moveCoins, statementRig } from './statement.rig.ts';

const KEYS = numberedKeys([conversionProduct, { name: 'spot', bookings: SPOT_BOOKINGS }]);

const { rig, buyer, seller, fileOf } = await statementRig();
afterAll(() => rig.close());

const find = async (who: TestPerson, search: string, more: object = {}) =>
  must(await rig.http.records({ search, ...more }, rig.as(who)));
const said = async (who: TestPerson, search: string, more: object = {}) =>
  (await find(who, search, more)).rows.map(({ type, row }) =>
    type === 'booking' ? `${row.kind} ${row.amount}` : type,
  );
const bills = async (who: TestPerson) => must(await rig.http.bills({ limit: 100 }, rig.as(who))).rows;

const rowsFiled = async (asked: Parameters<typeof fileOf>[1]): Promise<string[]> =>
  JSON.parse(await fileOf(buyer, { ...asked, format: 'json' })).rows.map((row: { reference: string }) => row.reference);

/** An entry as a product books it, whose record stands in a history of that product. */
async function book(who: TestPerson, kind: string, key: (id: string) => string, amountMinor: bigint): Promise<string> {
  rig.clock.advanceMs(1_000);
  const id = newId(rig.clock.nowMs());
  const legs: Leg[] = [
    { account: { kind: 'user', uid: who.uid, account: 'funding', asset: 'USDT' }, amountMinor },
    { account: { kind: 'system', account: 'conversion', asset: 'USDT' }, amountMinor: -amountMinor },
  ];
  const post = { op: 'post', key: key(id), kind, ref: id, legs, atMs: rig.clock.nowMs() } as const;
  const [answer] = await rig.t.db.tx((tx) => rig.deps.ledger.apply(tx, [post]));
  if (!answer?.ok) throw new Error(`the books refused ${kind}`);
  return id;
}

describe('a search among all that moved money', () => {
  test('finds what stands in no history of deposits, withdrawals and transfers by the number that its page shows', async () => {
    const conversion = await book(buyer, 'conversion', (id) => `conversion:${id}`, 5_000_000n);
    const claim = await book(buyer, 'claim.paid', (id) => `claim:${id}:paid-by:deposit:1`, -1_000_000n);
    const merge = await book(buyer, 'token.merge', (id) => `merge:${id}`, -2_000_000n);
    expect(await said(buyer, conversion)).toEqual(['conversion 5']);
    expect(await said(buyer, conversion.toUpperCase().replaceAll('-', ''))).toEqual(['conversion 5']);
    expect(await said(buyer, conversion.slice(0, 13))).toEqual(['conversion 5']);
    expect(await said(buyer, claim)).toEqual(['claim.paid -1']);
    expect(await said(buyer, merge)).toEqual(['token.merge -2']);
    for (const id of [conversion, claim, merge]) expect(await said(seller, id)).toEqual([]);
  });

  test('finds each booking by its own number, whole or without account and coin, and none of another person’s', async () => {
    for (const { id, entryId, kind, amount } of await bills(buyer)) {
      expect(await said(buyer, id)).toContain(`${kind} ${amount}`);
      expect(await said(buyer, entryId)).toContain(`${kind} ${amount}`);
      // A trade is of two people, each with a side of their own; and an order may have the number of an entry.
      const others = (await said(seller, entryId)).filter((each) => !each.startsWith('trade.'));
      if (!kind.startsWith('trade.')) expect(others).toEqual([]);
    }
  });

  test('finds all that an order did by its number, on pages without a gap or a repeat', async () => {
    const all = await bills(buyer);
    const orders = new Set(all.filter(({ record }) => record === 'order').map(({ ref }) => ref));
    expect(orders.size).toBeGreaterThan(3);
    for (const order of orders) {
      const wanted = all.filter(({ ref }) => ref === order).map(({ id }) => id);
      const seen: string[] = [];
      let before: string | undefined;
      do {
        const page = await find(buyer, order, { limit: 2, ...(before ? { before } : {}) });
        seen.push(...page.rows.flatMap(({ type, row }) => (type === 'booking' ? [row.id] : [])));
        before = page.next ?? undefined;
      } while (before !== undefined);
      // The number of an order may be that of an entry of the books as well.
      expect(seen.filter((id) => wanted.includes(id))).toEqual(wanted);
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  test('joins records and bookings of one text in one order, and cuts it anywhere', async () => {
    // Both begin with the same digits: they were made in the same minute.
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) {
      ids.push((await moveCoins(rig, buyer, 'USDT', '1', 'funding', 'spot')).id);
      ids.push(await book(buyer, 'conversion', (id) => `conversion:${id}`, 1_000_000n));
    }
    const text = ids.at(-1)!.slice(0, 8);
    const nameOf = ({ type, row }: Awaited<ReturnType<typeof find>>['rows'][number]) =>
      type === 'booking' ? row.ref : row.id;
    const whole = (await find(buyer, text, { limit: 100 })).rows.map(nameOf);
    expect(whole.slice(0, 6)).toEqual([...ids].reverse());
    for (const limit of [1, 2, 5]) {
      const seen: string[] = [];
      let before: string | undefined;
      do {
        const page = await find(buyer, text, { limit, ...(before ? { before } : {}) });
        seen.push(...page.rows.map(nameOf));
        before = page.next ?? undefined;
      } while (before !== undefined);
      expect(seen).toEqual(whole);
    }
    // A file of the same search has the same, the oldest first; a transfer is two of its rows.
    const filed = await rowsFiled({ search: text });
    expect(filed.filter((ref, at) => ref !== filed[at - 1])).toEqual(whole.toReversed());
    expect(await rowsFiled({ search: ids.at(-1)! })).toEqual([ids.at(-1)]);
    expect(await rowsFiled({ search: ids.at(-1)!, scope: 'deposit', kind: 'ONCHAIN' })).toEqual([]);
    expect(await rowsFiled({ search: ids.at(-1)!, kind: 'ONCHAIN' })).toEqual([]);
    expect(await rowsFiled({ search: ids.at(-1)!, side: 'deposit' })).toEqual([]);
    expect(await rowsFiled({ search: ids.at(-1)!, account: 'spot' })).toEqual([]);
    expect(await rowsFiled({ search: text, asset: 'USDT' })).toEqual(filed);
    expect(await rowsFiled({ search: text, asset: 'BTC' })).toEqual([]);
    expect(await rowsFiled({ search: text, toMs: rig.clock.nowMs() - DAY_MS })).toEqual([]);
    expect(await rowsFiled({ search: text, fromMs: rig.clock.nowMs() })).toEqual([ids.at(-1)]);
    expect(await said(buyer, text, { status: 'UNDER_WAY' })).toEqual([]);
    expect(await said(buyer, ids.at(-1)!, { status: 'COMPLETED', asset: 'USDT' })).toEqual(['conversion 1']);
    expect(await said(buyer, ids.at(-1)!, { asset: 'BTC' })).toEqual([]);
    expect(await said(buyer, ids.at(-1)!, { toMs: 1 })).toEqual([]);
  });

  test('refuses a cursor that is none', async () => {
    const wrong = { refusal: { code: 'FIELD_INVALID', details: { field: 'before', reason: 'NOT_A_CURSOR' } } };
    for (const before of ['abc', '1-1_0.0.0', `5.${newId(5)}_abc`, `5.${newId(5)}_1-1_0.0.0_1`]) {
      expect(await rig.http.records({ search: '12345678', before }, rig.as(buyer))).toMatchObject(wrong);
    }
  });
});

/** Every index or table that the statements of `work` read, as PostgreSQL plans them where nothing is small enough to be read whole. */
async function readBy(work: (q: Parameters<typeof findNumberedEntries>[0]) => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  await rig.t.ownerDb.tx(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    const explained = {
      query: async (text: string, values?: readonly unknown[]) => {
        const rows = await tx.query<{ 'QUERY PLAN': unknown }>(`explain (format json) ${text}`, values);
        for (const [, name] of JSON.stringify(rows).matchAll(/"(?:Index Name|Relation Name)":"(\w+)"/g))
          names.push(name!);
        return tx.query(text, values);
      },
    };
    await work(explained as typeof tx);
  });
  return names;
}

describe('what a search reads', () => {
  const filter = { uid: buyer.uid, limit: 21 };

  test('is in the books keys and numbers, and the person’s own bookings of those', async () => {
    const id = await book(buyer, 'conversion', (each) => `conversion:${each}`, 1_000_000n);
    const names = await readBy((q) => findNumberedEntries(q, { ...filter, number: readBookingNumber(id, KEYS)! }));
    expect(names).toEqual(expect.arrayContaining(['entry_key_key', 'entry_pkey', 'posting_pkey', 'account_uid']));
    expect(names).not.toContain('posting_entry');
  });

  test('is in the spot account the trades of the order, and what merges of the number took', async () => {
    const number = readBookingNumber('12345678', KEYS)!;
    const names = await readBy((q) => findSpotStatement(q, { ...filter, before: null, number }));
    expect(names).toEqual(expect.arrayContaining(['trade_of_maker_order', 'trade_of_taker_order', 'transfer_by_id']));
    for (const walked of ['trade_of_maker', 'trade_of_taker', 'transfer_by_sequence']) {
      expect(names).not.toContain(walked);
    }
  });
});
