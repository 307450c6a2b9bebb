import { randomUUID } from 'node:crypto';
import { readAmount } from '@bourse/core/money/amount.ts';
import { CONVERSION_ACCOUNT } from '@bourse/core/trading/accounts.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { fundDesk } from '../../src/modules/conversion/usecases/desk.ts';
import { sellConverted } from '../../src/modules/conversion/usecases/sell-converted.ts';
import { findSpotBalances } from '../../src/modules/spot/public.ts';
import { resumeCoin, stopCoin } from '../../src/modules/transfers/public.ts';
import { conversionRig, convert, quote } from './conversion.rig.ts';

const { exchange, maker, deps, worth, post, house, isRight } = await conversionRig();

describe('what the desk bought', () => {
  beforeAll(async () => {
    await post('custody', 'equity', '40000');
    await fundDesk(deps());
  });

  it('waits until it is enough for an order, is sold through the book, and the USDT come home', async () => {
    const inCore = async () => {
      const rows = await findSpotBalances(exchange.services.db, CONVERSION_ACCOUNT);
      return Object.fromEntries(rows.map(({ asset, availableMinor }) => [asset, availableMinor]));
    };
    await maker.client.call('transfers', 'transfer', {
      clientRequestId: randomUUID(),
      asset: 'USDT',
      from: 'funding',
      to: 'spot',
      amount: '5000',
    });
    // PUSD 4: less than the smallest order of its market.
    const paul = await exchange.person({ funds: { PUSD: '4' } });
    await convert(paul, (await quote(paul, 'PUSD')).quoteId);
    await sellConverted(deps());
    expect(await house('conversion', 'PUSD')).toBe(readAmount('4', 6));
    expect((await inCore()).PUSD).toBeUndefined();

    const ada = await exchange.person({ funds: { PUSD: '4' } });
    await convert(ada, (await quote(ada, 'PUSD')).quoteId);
    // Nobody buys, so the order waits in the trading core.
    await sellConverted(deps());
    expect(await house('conversion', 'PUSD')).toBe(0n);
    expect((await inCore()).PUSD).toBe(readAmount('8', 6));
    await isRight();

    const before = await house('conversion', 'USDT');
    const order = { symbol: 'PUSD_USDT', side: 'buy', type: 'limit', price: '0.9995', quantity: '100' };
    await maker.client.call('spot', 'place', { clientRequestId: randomUUID(), ...order });
    await sellConverted(deps());
    expect((await inCore()).PUSD).toBe(0n);
    const brought = (await house('conversion', 'USDT')) - before;
    expect(brought > readAmount('7.9', 6) && brought < readAmount('8', 6)).toBe(true);
    expect((await inCore()).USDT).toBe(0n);
    await isRight();
  });

  it('is sold although nobody moves another coin now, which waits', async () => {
    const sent = async () =>
      (
        await exchange.services.db.query<{ asset: string }>(
          `select distinct asset from wallet.transfer where uid = 'house.conversion' order by asset`,
        )
      ).map(({ asset }) => asset);
    // The house has enough of both coins for an order; ETH comes first.
    for (const asset of ['ETH', 'PUSD']) {
      for (const usdt of ['4', '4']) {
        const who = await exchange.person({ funds: { [asset]: worth(asset, usdt) } });
        await convert(who, (await quote(who, asset)).quoteId);
      }
    }
    const { db } = exchange.services;
    await db.query(`delete from wallet.transfer where uid = 'house.conversion' and asset = 'ETH'`);
    await db.tx((tx) => stopCoin(tx, 'ETH', exchange.clock.nowMs()));
    const held = await house('conversion', 'ETH');
    expect(held).toBeGreaterThan(0n);
    expect(await house('conversion', 'PUSD')).toBeGreaterThan(0n);
    await sellConverted(deps());
    expect(await sent()).not.toContain('ETH');
    expect([await house('conversion', 'ETH'), await house('conversion', 'PUSD')]).toEqual([held, 0n]);
    await db.tx((tx) => resumeCoin(tx, 'ETH'));
    await sellConverted(deps());
    expect(await house('conversion', 'ETH')).toBe(0n);
    await isRight();
  });

  it('gives back to its owners what it does not need', async () => {
    await post('custody', 'equity', '50000');
    await post('equity', 'conversion', '30000');
    await fundDesk(deps());
    expect(await house('conversion', 'USDT')).toBe(readAmount('10000', 6));
    await isRight();
  });
});
