import { describe, expect, it } from 'vitest';
import { signedJsonText } from '../../src/modules/trading-api/wire/signature.ts';
import type { CreatedApiKey } from '../../src/platform/api-keys/api-keys.ts';
import { StreamLine } from './stream-line.rig.ts';
import { call, sign, signed } from './trading-api.rig.ts';
import { walletKeys } from './wallet.rig.ts';

const { rig, nora, paul, mover, move } = await walletKeys();

const history = (fields: Record<string, string>, who: { readonly key: CreatedApiKey } = mover) =>
  signed(rig, who, 'GET /sapi/v1/asset/transfer', { type: 'MAIN_FUNDING', ...fields });
const spotOf = async (asset: string, who = nora) => {
  const { body } = await signed(rig, who, 'POST /sapi/v3/asset/getUserAsset', { asset });
  return body[0]?.free;
};
const fundingOf = async (asset: string, who = nora) => {
  const { body } = await signed(rig, who, 'POST /sapi/v1/asset/get-funding-asset', { asset });
  return body[0]?.free;
};

describe('a move between own accounts', () => {
  it('goes from spot to funding and back, and stands in the history', async () => {
    const there = await move({ amount: '250.5' });
    expect(there).toMatchObject({ status: 200, body: { tranId: expect.any(Number) } });
    expect(Number.isSafeInteger(there.body.tranId)).toBe(true);
    expect([await spotOf('USDT'), await fundingOf('USDT')]).toEqual(['749.50000000', '250.50000000']);
    const back = await move({ type: 'FUNDING_MAIN', amount: '100.25' });
    expect([await spotOf('USDT'), await fundingOf('USDT')]).toEqual(['849.75000000', '150.25000000']);
    expect((await history({})).body).toEqual({
      total: 1,
      rows: [
        {
          asset: 'USDT',
          amount: '250.50000000',
          type: 'MAIN_FUNDING',
          status: 'CONFIRMED',
          tranId: there.body.tranId,
          timestamp: expect.any(Number),
        },
      ],
    });
    expect((await history({ type: 'FUNDING_MAIN' })).body.rows).toMatchObject([{ tranId: back.body.tranId }]);
    expect((await history({}, paul)).body).toEqual({ total: 0, rows: [] });
  });

  it('is done once for each clientTranId', async () => {
    const first = await move({ asset: 'BTC', amount: '0.5', clientTranId: 'once-1' });
    const again = await move({ asset: 'BTC', amount: '0.5', clientTranId: 'once-1' });
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await fundingOf('BTC')).toBe('0.50000000');
    const other = await move({ asset: 'BTC', amount: '0.6', clientTranId: 'once-1' });
    expect([other.status, other.body.code]).toEqual([400, -1130]);
  });

  it('needs a key that may transfer, and only that', async () => {
    const trading = await move({}, nora);
    expect([trading.status, trading.body.code]).toEqual([401, -2015]);
    const order = { symbol: 'BTCUSDT', side: 'BUY', type: 'MARKET', quantity: '0.001' };
    expect((await signed(rig, mover, 'POST /api/v3/order', order)).body.code).toBe(-2015);
  });

  it('is paged', async () => {
    for (const amount of ['1', '2', '3']) await move({ amount });
    const amounts = async (fields: Record<string, string>) =>
      (await history(fields)).body.rows.map(({ amount }: { amount: string }) => Number(amount));
    expect(await amounts({ size: '2' })).toEqual([3, 2]);
    expect(await amounts({ size: '2', current: '2' })).toEqual([1, 0.5]);
    expect((await history({ size: '2', current: '2' })).body.total).toBe(5);
    expect(await amounts({ endTime: '1000' })).toEqual([]);
    expect((await history({ startTime: '2000', endTime: '1000' })).body.code).toBe(-1128);
  });

  it.each([
    [{ amount: '1000000' }, -5013],
    [{ type: 'FUNDING_MAIN', amount: '1000000' }, -5013],
    [{ type: 'MAIN_UMFUTURE' }, -1130],
    [{ type: '' }, -1102],
    [{ asset: '' }, -1102],
    [{ asset: 'NOSUCH' }, -1130],
    [{ asset: 'usdt' }, -1100],
    [{ amount: '' }, -1102],
    [{ amount: '0' }, -1130],
    [{ amount: '-1' }, -1100],
    [{ amount: '0.0000000000000000000000001' }, -1111],
    [{ amount: '1e3' }, -1100],
    [{ clientTranId: 'a b' }, -1100],
  ])('of %j is refused with %i, and moves nothing', async (fields, code) => {
    const before = [await spotOf('USDT'), await fundingOf('USDT')];
    const answer = await move(fields as Record<string, string>);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
    expect([await spotOf('USDT'), await fundingOf('USDT')]).toEqual(before);
  });
});

describe('what a key and its owner may and have', () => {
  it('is told of the key that asks', async () => {
    const told = async (who: { readonly key: CreatedApiKey }) =>
      (await signed(rig, who, 'GET /sapi/v1/account/apiRestrictions')).body;
    expect(await told(nora)).toMatchObject({
      ipRestrict: false,
      enableReading: true,
      enableSpotAndMarginTrading: true,
      permitsUniversalTransfer: false,
    });
    expect(await told(mover)).toEqual({
      ipRestrict: true,
      createTime: expect.any(Number),
      enableReading: true,
      enableSpotAndMarginTrading: false,
      permitsUniversalTransfer: true,
      enableWithdrawals: false,
      enableInternalTransfer: false,
      enableMargin: false,
      enableFutures: false,
      enableVanillaOptions: false,
      enablePortfolioMarginTrading: false,
      enableFixApiTrade: false,
      enableFixReadOnly: false,
    });
    expect((await signed(rig, nora, 'GET /sapi/v1/account/status')).body).toEqual({ data: 'Normal' });
  });

  it('counts new orders over HTTP and over a connection', async () => {
    const order = {
      symbol: 'BTCUSDT',
      side: 'SELL',
      type: 'LIMIT',
      timeInForce: 'GTC',
      quantity: '0.25',
      price: '60000',
    };
    const before = (await signed(rig, paul, 'GET /api/v3/rateLimit/order')).body;
    await signed(rig, paul, 'POST /api/v3/order', order);
    const { body } = await signed(rig, paul, 'GET /api/v3/rateLimit/order');
    expect(body).toEqual([
      { rateLimitType: 'ORDERS', interval: 'SECOND', intervalNum: 10, limit: 300, count: expect.any(Number) },
      { rateLimitType: 'ORDERS', interval: 'DAY', intervalNum: 1, limit: 500_000, count: before[1].count + 1 },
    ]);
    const line = await new StreamLine(rig.port, '/ws-api/v3').ready();
    const ask = (method: string, fields: Record<string, string> = {}) => {
      const params = { apiKey: paul.key.keyId, timestamp: String(rig.exchange.clock.nowMs()), ...fields };
      const signature = sign(signedJsonText(new Map(Object.entries(params))), paul.key.secret);
      return line.ask({ id: method, method, params: { ...params, signature } });
    };
    const told = await ask('account.rateLimits.orders');
    expect(told).toMatchObject({ status: 200, result: [{}, { interval: 'DAY', count: before[1].count + 1 }] });
    const fees = await ask('account.commission', { symbol: 'BTCUSDT' });
    expect(fees.result).toEqual(
      (await signed(rig, paul, 'GET /api/v3/account/commission', { symbol: 'BTCUSDT' })).body,
    );
    expect(fees.result).toMatchObject({ symbol: 'BTCUSDT', standardCommission: { buyer: '0.00000000' } });
    line.socket.terminate();
  });

  it('has assets, with what they are worth in BTC where that is asked', async () => {
    const ask = (fields: Record<string, string>) => signed(rig, paul, 'POST /sapi/v3/asset/getUserAsset', fields);
    expect((await ask({})).body).toEqual([
      {
        asset: 'BTC',
        free: '1.75000000',
        locked: '0.25000000',
        freeze: '0',
        withdrawing: '0',
        ipoable: '0',
        btcValuation: '0',
      },
      expect.objectContaining({ asset: 'USDT', free: '1000.00000000', btcValuation: '0' }),
    ]);
    expect((await ask({ asset: 'BTC', needBtcValuation: 'true' })).body).toMatchObject([
      { btcValuation: '2.00000000' },
    ]);
    await signed(rig, nora, 'POST /api/v3/order', { symbol: 'BTCUSDT', side: 'BUY', type: 'MARKET', quantity: '0.01' });
    await signed(rig, nora, 'GET /api/v3/myTrades', { symbol: 'BTCUSDT' });
    expect((await ask({ asset: 'USDT', needBtcValuation: 'true' })).body[0].btcValuation).toMatch(/^0\.0[12][0-9]{6}$/);
    expect((await ask({ asset: 'NOSUCH' })).body.code).toBe(-1130);
  });

  it('weighs what the pages of it say', async () => {
    const used = async () => Number((await call(rig, 'GET /api/v3/ping')).headers['x-mbx-used-weight-1m']);
    const before = await used();
    await signed(rig, paul, 'GET /api/v3/rateLimit/order');
    expect((await used()) - before).toBe(41);
  });
});
