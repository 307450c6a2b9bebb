import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { imageText } from '../../src/engine/image-text.ts';
import { imageFromRows } from '../../src/engine/projection/image.query.ts';
import { verifyJournal } from '../../src/engine/verify-journal.ts';
import { placeOrder } from '../../src/modules/spot/public.ts';
import { openBackup } from '../../src/platform/db/backup/backup-file.ts';
import { restoreBackup } from '../../src/platform/db/backup/restore.ts';
import { emptyTestDatabase } from '../../src/platform/db/test-database.ts';
import { type TestExchange, testExchange } from '../test-exchange.ts';
import { ASKED_BEFORE, NAMED_TWICE, NORAS_PAIR, OLD_DATA_KEY, writeOldData } from './old-data.rig.ts';

const FOLDER = 'server/test/old-data';
const VERSIONS = readdirSync(FOLDER).flatMap((name) => (name.endsWith('.backup') ? [name.slice(0, -7)] : []));

/** The fee on 0.1 BTC at 59,900, at Vera's 0.08 % as a maker: on top of the price and in USDT, or out of what she bought. */
const FEES: Readonly<Record<string, { readonly isBuyerFeeInBase: boolean; readonly makerFeeMinor: bigint }>> = {
  'before-fee-terms': { isBuyerFeeInBase: false, makerFeeMinor: 4_792_000n },
};
const FEE_OF_RECEIVED = { isBuyerFeeInBase: true, makerFeeMinor: 8_000n };

interface Left {
  readonly stateHash: string;
  readonly sequence: number;
  readonly people: Readonly<Record<'nora' | 'paul' | 'vera', string>>;
  readonly balances: readonly unknown[];
  readonly orders: readonly {
    readonly id: number;
    readonly account: number;
    readonly ticks: number;
    readonly listId?: number;
    readonly isPending?: true;
  }[];
}

// What README.md beside this file tells of: it writes files, so it runs only where somebody asks for them.
test.runIf(process.env.OLD_DATA)('writes what this version leaves behind', async () => {
  const exchange = await testExchange();
  await writeOldData(exchange, `${FOLDER}/${process.env.OLD_DATA}`);
  await exchange.close();
});

describe.each(VERSIONS)('data as the version %s left it', (version) => {
  const left = JSON.parse(readFileSync(`${FOLDER}/${version}.json`, 'utf8')) as Left;
  let exchange: TestExchange;
  let before: { readonly balances: readonly unknown[]; readonly orders: readonly unknown[] };

  beforeAll(async () => {
    const database = await emptyTestDatabase();
    await restoreBackup(database.ownerDb, await openBackup(`${FOLDER}/${version}.backup`, () => OLD_DATA_KEY));
    before = JSON.parse(imageText((await imageFromRows(database.ownerDb))!.image));
    exchange = await testExchange({ on: database });
  }, 60_000);
  afterAll(() => exchange?.close());

  const spot = async (uid: string, asset: string) => {
    const number = await exchange.services.assetNumbers.numberOf(asset);
    const [row] = await exchange.database.ownerDb.query<{ available: string; held: string }>(
      'select available_minor::text as available, held_minor::text as held from trading.balance where account = $1 and asset = $2',
      [Number(uid), number],
    );
    return [BigInt(row?.available ?? '0'), BigInt(row?.held ?? '0')] as const;
  };

  it('has the same balances and open orders', () => {
    expect(before.balances).toEqual(left.balances);
    expect(before.orders).toEqual(left.orders);
  });

  it('replays every command to the same events, the same state and the checkpoint that was kept', async () => {
    const verdict = await verifyJournal(exchange.database.ownerDb, { isWhole: true });
    expect(verdict).toMatchObject({ isRight: true, differences: [], hash: left.stateHash, sequence: left.sequence });
    const [kept] = await exchange.database.ownerDb.query<{ count: string }>('select count(*) from journal.checkpoint');
    expect(Number(kept!.count)).toBe(1);
  });

  it('answers an order that was asked for before with what became of it', async () => {
    const again = { uid: left.people.vera, symbol: 'BTC_USDT', side: 'buy', type: 'limit' } as const;
    const answer = await placeOrder(exchange.spot, {
      ...again,
      clientId: ASKED_BEFORE,
      price: '50000',
      quantity: '0.02',
    });
    expect(answer).toMatchObject({ ok: true, value: { replayed: true } });
  });

  if (version !== 'before-fee-terms')
    it('knows which orders hang together, and by which ids', async () => {
      const { nora, paul } = left.people;
      const { trading } = exchange.services;
      const submit = async (command: Parameters<typeof trading.submit>[0]) => {
        const answer = await trading.submit(command);
        if (!answer.ok) throw new Error(answer.refusal.code);
        return answer.value.outcome;
      };
      const named = left.orders.find(({ account, ticks }) => account === Number(paul) && ticks === 581_000)!;
      const byName = { kind: 'cancel', account: Number(paul), orderId: 0, clientId: NAMED_TWICE } as const;
      expect(await submit(byName)).toMatchObject([{ kind: 'closed', orderId: named.id }]);
      expect(await submit(byName)).toMatchObject([{ kind: 'refused', refusal: { code: 'ORDER_NOT_FOUND' } }]);
      const pair = left.orders.filter(({ account, ticks }) => account === Number(nora) && ticks === 640_000);
      const [alternative] = pair as [(typeof pair)[number]];
      expect(alternative.listId).toBe(alternative.id - 1);
      const ended = await submit({ kind: 'cancelList', account: Number(nora), listId: 0, clientId: NORAS_PAIR });
      const ids = ended.flatMap((event) => (event.kind === 'closed' ? [event.orderId] : []));
      expect(ids.sort()).toEqual([alternative.id, alternative.id + 1]);
      const working = left.orders.find(({ account, ticks }) => account === Number(paul) && ticks === 570_000)!;
      expect(left.orders.find(({ id }) => id === working.id + 1)).toMatchObject({ isPending: true });
      const both = await submit({ kind: 'cancel', account: Number(paul), orderId: working.id, clientId: '' });
      expect(both).toMatchObject([
        { kind: 'closed', orderId: working.id, reason: 'cancelled' },
        { kind: 'closed', orderId: working.id + 1, reason: 'cancelled' },
      ]);
    });

  it('trades its orders by the terms that they were accepted with, and gives back what they held', async () => {
    const { nora, paul, vera } = left.people;
    const [usdt, held] = await spot(vera, 'USDT');
    const [btc] = await spot(vera, 'BTC');
    const bestBid = left.orders.find(({ account, ticks }) => account === Number(vera) && ticks === 599_000)!;
    const market = { uid: nora, symbol: 'BTC_USDT', side: 'sell', type: 'market', clientId: '' } as const;
    const sold = await placeOrder(exchange.spot, { ...market, quantity: '0.1' });
    if (!sold.ok) throw new Error(sold.refusal.code);
    const [trade] = sold.value.trades;
    const fee = FEES[version] ?? FEE_OF_RECEIVED;
    const [inBase, inQuote] = fee.isBuyerFeeInBase ? [fee.makerFeeMinor, 0n] : [0n, fee.makerFeeMinor];
    expect(trade).toMatchObject({ makerOrderId: bestBid.id, ...fee });
    await expect.poll(async () => (await spot(vera, 'BTC'))[0]).toBe(btc + 10_000_000n - inBase);
    const [usdtAfter, heldAfter] = await spot(vera, 'USDT');
    expect(usdt + held - usdtAfter - heldAfter).toBe(5_990_000_000n + inQuote);
    for (const uid of [nora, paul, vera]) {
      await exchange.services.trading.submit({ kind: 'cancelAll', account: Number(uid), market: 0 });
    }
    for (const uid of [nora, paul, vera]) {
      for (const asset of ['BTC', 'USDT']) await expect.poll(async () => (await spot(uid, asset))[1]).toBe(0n);
    }
  });

  it('has books that are right, before and after', async () => {
    expect((await exchange.reconcile()).differences).toEqual([]);
    expect(await verifyJournal(exchange.database.ownerDb, { isWhole: true })).toMatchObject({ isRight: true });
  });
});
