import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { basketAt } from '@bourse/core/spot/leveraged-token.ts';
import type { Command } from '@bourse/core/trading/command.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyJournal } from '../../src/engine/verify-journal.ts';
import type { SpotDeps } from '../../src/modules/spot/public.ts';
import { findMergesUnderWay } from '../../src/modules/spot/queries/token-merge.query.ts';
import { insertBasket } from '../../src/modules/spot/store/leveraged-token.store.ts';
import { basketPrice } from '../../src/modules/spot/tokens/leveraged-tokens.ts';
import { setMarketStatus } from '../../src/modules/spot/usecases/set-market-status.ts';
import { announceMerges } from '../../src/modules/spot/usecases/tokens/announce-merges.ts';
import { mergeTokens } from '../../src/modules/spot/usecases/tokens/merge-tokens.ts';
import { tellMerges } from '../../src/modules/spot/usecases/tokens/tell-merges.ts';
import { finishTransfers } from '../../src/modules/transfers/usecases/finish-transfers.ts';
import { transferOwn } from '../../src/modules/transfers/usecases/transfer-own.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { orderForm, refusalOf } from './spot.rig.ts';

const TOKEN = 'BTC3L';
const SYMBOL = 'BTC3L_USDT';

let exchange: TestExchange;
let nora: Member;
let paul: Member;
beforeAll(async () => {
  exchange = await testExchange();
  await makeSmall();
  nora = await exchange.person({ funds: { [TOKEN]: '30000.00000077' } });
  paul = await exchange.person({ funds: { [TOKEN]: '0.00000099', USDT: '1000' } });
  await transfer(nora, '20000.00000055');
  await transfer(paul, '1000', 'USDT');
}, 60_000);
afterAll(() => exchange.close());

/** A basket of which one token is worth 0.0095 USDT now. */
async function makeSmall(): Promise<void> {
  const { db, tokens, pricing } = exchange.spot;
  const price = basketPrice(pricing.priceUsdt('BTC')!);
  const version = tokens.find(TOKEN)!.baskets.at(-1)!.version + 1;
  const basket = basketAt(95n * 10n ** 14n, 3, price);
  const row = { ...basket, token: TOKEN, version, reason: 'irregular' as const, atMs: exchange.clock.nowMs() };
  await db.tx((tx) => insertBasket(tx, row));
  await tokens.refresh(db);
}

const forward = (ms: number) => exchange.clock.setOffsetMs(exchange.clock.nowMs() - Date.now() + ms);
const transfer = ({ client }: Member, amount: string, asset = TOKEN) =>
  client.call('transfers', 'transfer', { clientRequestId: randomUUID(), asset, from: 'funding', to: 'spot', amount });
const place = ({ client }: Member, over: Readonly<Record<string, string>>) =>
  client.call('spot', 'place', orderForm({ symbol: SYMBOL, ...over }));
const minorOf = async (who: Member) => [
  await exchange.available(who.uid, 'spot', TOKEN),
  await exchange.available(who.uid, 'funding', TOKEN),
];
let deaths = 0;
/**
 * Lets the process that merges die behind its first commit or command, then behind its second, and so on. Each time somebody
 * sells, and staff whose command is on its way open the market at that very moment.
 */
async function dyingUntil(isOver: (isDead: boolean) => Promise<boolean>, core: Core = {}): Promise<void> {
  for (let count = 1; count < 40; count += 1) {
    const isDead = await mergeTokens(dyingAfter(count, core), { chartPage: 3 }).then(
      () => false,
      (error: Error) => {
        expect(error.message).toBe('the process has died');
        return true;
      },
    );
    deaths += isDead ? 1 : 0;
    const state = (await merge())?.state;
    if (state && state !== 'stopping') {
      expect(await setStatus('open')).toMatchObject({ refusal: { code: 'MARKET_TAKEN' } });
      const order = place(nora, { side: 'sell', price: '0.0101', quantity: '1000' });
      expect(await refusalOf(order)).toMatchObject({ code: 'MARKET_HALTED' });
    }
    expect(await differences()).toEqual([]);
    if (await isOver(isDead)) return;
  }
  throw new Error('it came to no end');
}
/** What a member of staff does, behind every check that was before. */
const setStatus = (status: 'open' | 'halted') => {
  const by = { staffId: 'risk', role: 'risk', requestId: randomUUID(), nowMs: exchange.clock.nowMs() };
  return setMarketStatus(exchange.spot, { market: exchange.spot.catalog.find(SYMBOL)!, status, reason: 'a look', by });
};
const merge = async () => (await findMergesUnderWay(exchange.services.db, TOKEN))[0];
const differences = async () => (await exchange.reconcile()).differences;
const kinds = async ({ client }: Member) => (await client.call('notices', 'list', {})).rows.map(({ kind }) => kind);
const printCount = async () =>
  (await exchange.visitor().client.call('spot', 'tradeLimitFills', { symbol: SYMBOL })).rows.length;
const lastKline = async () => {
  const { rows } = await exchange.visitor().client.call('spot', 'klineData', { symbol: SYMBOL, interval: '1h' });
  const [, , , , close, volume, quoteVolume] = rows.findLast((row) => Number(row[5]) > 0)!;
  return { close, volume, quoteVolume };
};

interface Core {
  /** Collects what the core is asked. */
  readonly heard?: Command['kind'][];
  /** The process that would ask this dies first. */
  readonly neverAsked?: Command['kind'];
}

/** The same dependencies in a process that dies behind its n-th commit or command: what was done is done, and nobody hears of it. */
function dyingAfter(count: number, { heard = [], neverAsked }: Core = {}): SpotDeps {
  const { spot } = exchange;
  let done = 0;
  const dead = () => {
    done += 1;
    if (done >= count) throw new Error('the process has died');
  };
  const db = Object.assign(Object.create(spot.db) as object, {
    query: spot.db.query.bind(spot.db),
    tx: async (work: Parameters<typeof spot.db.tx>[0]) => {
      const value = await spot.db.tx(work);
      dead();
      return value;
    },
  });
  const trading = {
    submit: async (command: Command) => {
      if (command.kind === neverAsked) throw new Error('the process has died');
      heard.push(command.kind);
      const answer = await spot.trading.submit(command);
      dead();
      return answer;
    },
    waitForRows: (sequence: number) => spot.trading.waitForRows(sequence),
    onProjected: spot.trading.onProjected.bind(spot.trading),
  };
  // The compiler sees only what is put over the database; the rest comes from its prototype.
  return { ...spot, db: db as SpotDeps['db'], trading };
}

describe('a leveraged token that has become too small', () => {
  let before: Awaited<ReturnType<typeof lastKline>>;
  let held: Awaited<ReturnType<typeof minorOf>>[];

  it('is announced two days before, once, to everybody who has one, and on its page', async () => {
    await place(nora, { side: 'sell', price: '0.0096', quantity: '600' });
    await place(paul, { side: 'buy', price: '0.0096', quantity: '600' });
    // Both have an order that ends with the merge.
    await place(nora, { side: 'sell', price: '0.0101', quantity: '1000' });
    await place(paul, { side: 'buy', price: '0.0090', quantity: '700' });
    await expect.poll(printCount).toBe(1);
    before = await lastKline();
    // Telling thousands takes its time: nobody's money waits for it.
    await exchange.database.ownerDb.tx(async (tx) => {
      await exchange.services.ledger.lockAccountsOf(tx, TOKEN);
      await announceMerges(exchange.spot);
    });
    await announceMerges(exchange.spot);
    // One after the other, and who tells them dies behind the first.
    await expect(tellMerges(dyingAfter(1), { pageSize: 1 })).rejects.toThrow('died');
    await tellMerges(exchange.spot, { pageSize: 1 });
    const dueAtMs = (await merge())!.dueAtMs;
    expect(dueAtMs - exchange.clock.nowMs()).toBeGreaterThan(47.9 * HOUR_MS);
    const { client } = exchange.visitor();
    const page = await client.call('spot', 'leveragedToken', { symbol: SYMBOL });
    expect(page.merge).toEqual({ ratio: 100, atMs: dueAtMs });
    for (const who of [nora, paul]) {
      expect((await kinds(who)).filter((kind) => kind.startsWith('spot.'))).toEqual(['spot.mergeAnnounced']);
    }
    expect((await client.call('spot', 'leveragedToken', { symbol: 'ETH3L_USDT' })).merge).toBeNull();
  });

  it('is left alone until then', async () => {
    await mergeTokens(exchange.spot);
    expect(await merge()).toMatchObject({ state: 'announced' });
    await transfer(nora, '0.00000001');
  });

  it('waits for a transfer that is under way, and lets no other begin', async () => {
    // The process that moved it has died before the core heard of it.
    const { money, services } = exchange;
    const broken = { ...money, trading: { ...services.trading, submit: () => Promise.reject(new Error('dead')) } };
    const caller = { uid: nora.uid, sessionId: '', nowMs: exchange.clock.nowMs() };
    const request = { clientRequestId: randomUUID(), asset: TOKEN, from: 'funding', to: 'spot', amount: '1' } as const;
    await expect(transferOwn(broken as typeof money, caller, request)).rejects.toThrow('dead');
    // Two days later nobody would be logged in any more.
    await services.db.query('update spot.token_merge set due_at_ms = announced_at_ms + 1');
    await mergeTokens(exchange.spot);
    expect(await merge()).toMatchObject({ state: 'stopping' });
    // The markets are not taken yet: the status that staff set now comes back afterwards.
    expect(await setStatus('halted')).toMatchObject({ ok: true });
    expect(await refusalOf(transfer(nora, '1'))).toMatchObject({ code: 'COIN_STOPPED', asset: TOKEN });
    await finishTransfers(money, { ageMs: 0 });
    expect(await differences()).toEqual([]);
  });

  it('waits for what is set aside, whenever that was, and asks the core for nothing twice', async () => {
    held = [await minorOf(nora), await minorOf(paul)];
    const heard: Command['kind'][] = [];
    await dyingUntil(async () => (await merge())?.state === 'planned', { heard, neverAsked: 'debit' });
    const { ledger } = exchange.services;
    const key = `test:${randomUUID()}`;
    const atMs = exchange.clock.nowMs();
    const account = { kind: 'user', uid: nora.uid, account: 'funding', asset: TOKEN } as const;
    await ledger.lane.submit({ op: 'hold', key, reason: 'STRATEGY', ref: key, amountMinor: 300n, account, atMs });
    let goingOn: Promise<void> | undefined;
    await exchange.database.ownerDb.tx(async (tx) => {
      // The rows of the debits cannot be written for now.
      await tx.query('lock table trading.transfer in exclusive mode');
      await expect(mergeTokens(dyingAfter(2, { heard }))).rejects.toThrow('the process has died');
      expect(heard.filter((kind) => kind === 'debit')).toHaveLength(3);
      const deadAfter = heard.length;
      goingOn = mergeTokens(dyingAfter(Number.POSITIVE_INFINITY, { heard }));
      await expect.poll(() => heard.length).toBeGreaterThan(deadAfter);
    });
    await goingOn;
    await dyingUntil(async (isDead) => !isDead, { heard });
    expect(await merge()).toMatchObject({ state: 'planned' });
    // One each for both of them and for the fees of the house. The core knows an id only until so many others have come.
    expect(heard.filter((kind) => kind === 'debit')).toHaveLength(3);
    await ledger.lane.submit({ op: 'release', key: `${key}:end`, holdKey: key, atMs });
  });

  it('becomes one for a hundred, however often the process that does it dies, and the books add up at every point', async () => {
    await dyingUntil(async () => {
      if ((await merge())?.state === 'priced') forward(6_000);
      return !(await merge());
    });
    expect(deaths).toBeGreaterThan(6);
    expect(await merge()).toBeUndefined();
    // What orders had set aside came back first.
    const all = held.map(([spot, funding], who) => [
      (spot! + (who === 0 ? 100_000_000_000n : 0n)) / 100n,
      funding! / 100n,
    ]);
    expect([await minorOf(nora), await minorOf(paul)]).toEqual(all);
    const { house } = (await exchange.reconcile()).assets.find(({ asset }) => asset === TOKEN)!;
    expect(house.rounding! > 0n && house.rounding! < 7n).toBe(true);
    expect(house.trading_transit).toBe(0n);
    expect(await verifyJournal(exchange.services.db)).toMatchObject({ isRight: true, reason: null });
  });

  it('is worth a hundred times as much, in its chart as well, and is traded again where staff let it', async () => {
    const { client } = exchange.visitor();
    const order = place(nora, { side: 'sell', price: '0.9500', quantity: '20' });
    expect(await refusalOf(order)).toMatchObject({ code: 'MARKET_HALTED' });
    expect(await setStatus('open')).toMatchObject({ ok: true });
    const page = await client.call('spot', 'leveragedToken', { symbol: SYMBOL });
    expect(page.merge).toBeNull();
    expect(Number(page.nav)).toBeGreaterThan(0.3);
    expect(page.premiumPercent).not.toBeNull();
    const after = await lastKline();
    expect([Number(after.close), Number(after.volume), after.quoteVolume]).toEqual([
      Number(before.close) * 100,
      Number(before.volume) / 100,
      before.quoteVolume,
    ]);
    const ticker = await client.call('spot', 'quotations', { symbol: SYMBOL });
    expect(Number(ticker.rows[0]!.last)).toBe(Number(before.close) * 100);
    expect(await printCount()).toBe(0);
    const price = Number(page.nav).toFixed(4);
    await place(nora, { side: 'sell', price, quantity: '20' });
    await place(paul, { side: 'buy', price, quantity: '20' });
    await expect.poll(printCount).toBe(1);
    // The process that merged may have a clock that is ahead of the leader's.
    await exchange.services.db.query('update spot.token_merge set booked_at_ms = booked_at_ms + $1', [HOUR_MS]);
    await exchange.spot.data.reread();
    expect(await printCount()).toBe(1);
    expect(await transfer(nora, '1')).toMatchObject({ replayed: false });
    expect(await differences()).toEqual([]);
  });

  it('stands in everybody’s history, and they were told', async () => {
    const { rows } = await nora.client.call('bookings', 'bills', { asset: TOKEN });
    const merged = rows.filter(({ kind }) => kind === 'token.merge');
    expect(merged.map(({ account }) => account).sort()).toEqual(['funding', 'spot']);
    // The number of the merge finds both, and so does what the spot account calls it.
    for (const { ref } of merged) {
      const found = await nora.client.call('bookings', 'records', { search: ref });
      const accounts = found.rows.map(({ type, row }) => (type === 'booking' ? row.account : type));
      expect(accounts.sort()).toEqual(['funding', 'spot']);
    }
    const mergedOf = async (who: Member) => (await kinds(who)).filter((kind) => kind === 'spot.merged');
    expect([await mergedOf(nora), await mergedOf(paul)]).toEqual([[], []]);
    await expect(tellMerges(dyingAfter(1), { pageSize: 1 })).rejects.toThrow('died');
    expect([...(await mergedOf(nora)), ...(await mergedOf(paul))]).toHaveLength(1);
    await tellMerges(exchange.spot, { pageSize: 1 });
    await tellMerges(exchange.spot);
    expect([await mergedOf(nora), await mergedOf(paul)]).toEqual([['spot.merged'], ['spot.merged']]);
  });

  it('is not announced again', async () => {
    await announceMerges(exchange.spot);
    expect(await merge()).toBeUndefined();
  });
});
