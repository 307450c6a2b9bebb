import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { readAmount } from '@bourse/core/money/amount.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { convertQuote } from '../../src/modules/conversion/usecases/convert-quote.ts';
import { fundDesk } from '../../src/modules/conversion/usecases/desk.ts';
import { quoteCoins } from '../../src/modules/conversion/usecases/quote-coins.ts';
import { createPricing } from '../../src/modules/pricing/public.ts';
import { addPurchaseLot } from '../../src/modules/withdrawals/public.ts';
import { refusalOf } from '../spot/spot.rig.ts';
import type { Member } from '../test-exchange.ts';
import { conversionRig, convert, quote } from './conversion.rig.ts';

const { exchange, deps, priceOf, worth, post, house, isRight } = await conversionRig();

const listOf = (who: Member) => who.client.call('conversion', 'smallBalances');
const askOf = ({ uid }: Member, quoteId: string) => ({ uid, quoteId, clientRequestId: randomUUID() });
const later = (ms: number) => exchange.clock.setOffsetMs(exchange.clock.offsetMs + ms);
const usdtOf = (who: Member) => exchange.available(who.uid, 'funding', 'USDT');

describe('a house without USDT', () => {
  it('says so, and moves nothing', async () => {
    const nora = await exchange.person({ funds: { ETH: worth('ETH', '3') } });
    expect(await refusalOf(quote(nora, 'ETH'))).toEqual({ code: 'CONVERSION_NO_FUNDS' });
    await fundDesk(deps());
    expect(await house('conversion', 'USDT')).toBe(0n);
  });

  it('takes no more from its owners than they have', async () => {
    await post('custody', 'equity', '70');
    await fundDesk(deps());
    expect(await house('conversion', 'USDT')).toBe(readAmount('70', 6));
    expect(await house('equity', 'USDT')).toBe(0n);
  });
});

describe('small balances', () => {
  beforeAll(async () => {
    await post('custody', 'equity', '40000');
    await fundDesk(deps());
  });

  let nora: Member;
  beforeEach(async () => {
    nora = await exchange.person({
      funds: { ETH: worth('ETH', '3'), HBT: worth('HBT', '2'), BTC: worth('BTC', '50'), USDT: '1' },
    });
  });

  it('are listed with what they bring, large ones are not, and nothing is got for nothing', async () => {
    const list = await listOf(nora);
    expect(list).toMatchObject({ maxValueUsdt: '5', feePercent: '1', coinsMax: 50, intervalHours: 6, nextAtMs: null });
    expect(list.rows.map(({ asset, obstacle }) => [asset, obstacle])).toEqual([
      ['ETH', null],
      ['HBT', null],
    ]);
    for (const { valueUsdt, getsUsdt } of list.rows) {
      const [value, gets] = [readAmount(valueUsdt!, 6), readAmount(getsUsdt!, 6)];
      expect(gets * 100n <= (value + 1n) * 99n && gets * 100n > value * 98n).toBe(true);
    }
  });

  it('are bought by the house in one entry, once for one request id', async () => {
    const before = { fees: await house('fees', 'USDT'), eth: await house('conversion', 'ETH') };
    const had = await exchange.available(nora.uid, 'funding', 'ETH');
    const offer = await quote(nora, 'ETH,HBT');
    const id = randomUUID();
    const [one, two] = await Promise.all([convert(nora, offer.quoteId, id), convert(nora, offer.quoteId, id)]);
    expect([one.replayed, two.replayed].sort()).toEqual([false, true]);
    expect({ ...one, replayed: true }).toEqual({ ...two, replayed: true });
    expect(one).toMatchObject({ legs: offer.legs, getsUsdt: offer.getsUsdt, nextAtMs: one.atMs + 6 * HOUR_MS });
    expect(await usdtOf(nora)).toBe(readAmount('1', 6) + readAmount(offer.getsUsdt, 6));
    expect(await exchange.available(nora.uid, 'funding', 'ETH')).toBe(0n);
    expect((await house('fees', 'USDT')) - before.fees).toBe(readAmount(offer.feeUsdt, 6));
    expect((await house('conversion', 'ETH')) - before.eth).toBe(had);
    const bills = await nora.client.call('bookings', 'bills', {});
    expect(
      bills.rows
        .filter(({ kind }) => kind === 'conversion')
        .map(({ asset }) => asset)
        .sort(),
    ).toEqual(['ETH', 'HBT', 'USDT']);
    const found = await nora.client.call('bookings', 'records', { search: one.id });
    expect(found.rows.map(({ row }) => row.asset).sort()).toEqual(['ETH', 'HBT', 'USDT']);
    await isRight();
  });

  it('are bought once however the quote is sent, and not again within six hours', async () => {
    const offer = await quote(nora, 'ETH');
    const done = await convert(nora, offer.quoteId);
    const tooSoon = { code: 'CONVERSION_TOO_SOON', nextAt: done.nextAtMs };
    expect(await refusalOf(convert(nora, offer.quoteId))).toEqual(tooSoon);
    expect(await refusalOf(quote(nora, 'HBT'))).toEqual(tooSoon);
    expect((await listOf(nora)).nextAtMs).toBe(done.nextAtMs);
    await isRight();
  });

  it('an id that was used for another quote is refused', async () => {
    const [first, second] = [await quote(nora, 'ETH'), await quote(nora, 'HBT')];
    const id = randomUUID();
    await convert(nora, first.quoteId, id);
    expect(await refusalOf(convert(nora, second.quoteId, id))).toEqual({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('another person’s quote is as unknown as one that there is not', async () => {
    const paul = await exchange.person({ funds: { ETH: worth('ETH', '3') } });
    const offer = await quote(nora, 'ETH');
    const unknown = { code: 'CONVERSION_QUOTE_UNKNOWN' };
    expect(await refusalOf(convert(paul, offer.quoteId))).toEqual(unknown);
    expect(await refusalOf(convert(paul, randomUUID()))).toEqual(unknown);
  });

  it('nothing is converted where one price has moved by more than 1 %', async () => {
    const offer = await quote(nora, 'ETH,HBT');
    const { pricing, clock } = exchange.services;
    const at = (percent: bigint) => {
      const source = {
        quote: (asset: string, atMs: number) => {
          const known = pricing.priceAt(asset, atMs);
          if (!known || asset !== 'HBT') return known;
          const { priceUnits, priceScale } = offerPrice();
          return { ...known, price: { priceUnits: priceUnits * percent, priceScale: priceScale + 3 } };
        },
        fiat: () => [],
      };
      return { ...deps(), money: { ...exchange.money, pricing: createPricing({ source, clock }) } };
    };
    const offerPrice = () => {
      const text = offer.legs.find(({ asset }) => asset === 'HBT')!.priceUsdt;
      return { priceUnits: readAmount(text, 18), priceScale: 18 };
    };
    const ask = askOf(nora, offer.quoteId);
    for (const moved of [1_011n, 989n]) {
      expect(await convertQuote(at(moved), ask)).toEqual({
        ok: false,
        refusal: { code: 'CONVERSION_PRICE_MOVED', details: { asset: 'HBT' } },
      });
    }
    expect(await exchange.available(nora.uid, 'funding', 'ETH')).toBeGreaterThan(0n);
    expect(await convertQuote(at(1_009n), ask)).toMatchObject({ ok: true, value: { replayed: false } });
  });

  it('fifty-one coins are too many, a large, a frozen or a locked one is named', async () => {
    const many = Array.from({ length: 51 }, (_, at) => `AA${at}`).join();
    expect(await refusalOf(quote(nora, many))).toEqual({ code: 'CONVERSION_TOO_MANY', max: 50, count: 51 });
    expect(await refusalOf(quote(nora, 'ETH,BTC'))).toMatchObject({ asset: 'BTC', reason: 'NOT_SMALL' });
    expect(await refusalOf(quote(nora, 'USDT'))).toMatchObject({ code: 'CONVERSION_NOT_POSSIBLE', asset: 'USDT' });
    const { db, ledger } = exchange.services;
    await db.tx(async (tx) => {
      await addPurchaseLot(tx, {
        uid: nora.uid,
        asset: 'HBT',
        amountMinor: 1n,
        price: priceOf('HBT'),
        source: 'p2p',
        ref: randomUUID(),
        lockDays: 1,
        completedAtMs: exchange.clock.nowMs(),
      });
      const [held] = await ledger.apply(tx, [
        {
          op: 'hold',
          key: `test:${randomUUID()}`,
          reason: 'STRATEGY',
          ref: randomUUID(),
          amountMinor: 1n,
          account: { kind: 'user', uid: nora.uid, account: 'funding', asset: 'ETH' },
          atMs: exchange.clock.nowMs(),
        },
      ]);
      expect(held?.ok).toBe(true);
    });
    expect(await refusalOf(quote(nora, 'ETH'))).toMatchObject({ asset: 'ETH', reason: 'FROZEN' });
    expect(await refusalOf(quote(nora, 'HBT'))).toMatchObject({ asset: 'HBT', reason: 'LOCKED' });
    const { rows } = await listOf(nora);
    expect(rows.map(({ asset, obstacle, lockedUntilMs }) => [asset, obstacle, lockedUntilMs !== null])).toEqual([
      ['ETH', 'FROZEN', false],
      ['HBT', 'LOCKED', true],
    ]);
  });

  it('money that left meanwhile is missed, not lent', async () => {
    const offer = await quote(nora, 'ETH');
    await nora.client.call('transfers', 'transfer', {
      clientRequestId: randomUUID(),
      asset: 'ETH',
      from: 'funding',
      to: 'p2p',
      amount: '0.0001',
    });
    expect(await refusalOf(convert(nora, offer.quoteId))).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      asset: 'ETH',
      needed: offer.legs[0]!.amount,
    });
  });
});

describe('as time passes', () => {
  it('a quote lasts ten seconds, and six hours later the same person may convert again', async () => {
    const ada = await exchange.person({ funds: { ETH: worth('ETH', '3'), HBT: worth('HBT', '2') } });
    const offer = await quote(ada, 'ETH');
    later(9_000);
    const { nextAtMs } = await convert(ada, offer.quoteId);
    const vera = await exchange.person({ funds: { ETH: worth('ETH', '3') } });
    const late = await quote(vera, 'ETH');
    later(10_000);
    expect(await refusalOf(convert(vera, late.quoteId))).toEqual({
      code: 'CONVERSION_QUOTE_EXPIRED',
      expiredAt: late.expiresAtMs,
    });
    expect(await exchange.available(vera.uid, 'funding', 'ETH')).toBeGreaterThan(0n);
    const again = () => quoteCoins(deps(), { uid: ada.uid, assets: ['HBT'] });
    later(nextAtMs - exchange.clock.nowMs() - 60_000);
    expect(await again()).toMatchObject({ ok: false, refusal: { code: 'CONVERSION_TOO_SOON' } });
    later(60_000);
    const next = await again();
    expect(next.ok && (await convertQuote(deps(), askOf(ada, next.value.id)))).toMatchObject({ ok: true });
    await isRight();
  });
});
