import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEASE_NAME } from '../../src/engine/local-trading.ts';
import { orderForm, refusalOf } from '../spot/spot.rig.ts';
import { StreamLine } from './stream-line.rig.ts';
import { sign, signed, type Trader, type TradingRig, tradingRig } from './trading-api.rig.ts';

let rig: TradingRig;
let nora: Trader;
let paul: Trader;

beforeAll(async () => {
  rig = await tradingRig(2, { USDT: '100000', BTC: '1' });
  [nora, paul] = rig.traders as [Trader, Trader];
}, 120_000);
afterAll(() => rig?.close());

const LIMIT = {
  symbol: 'BTCUSDT',
  side: 'BUY',
  type: 'LIMIT',
  timeInForce: 'GTC',
  quantity: '0.01',
  price: '50000',
} as const;
const isWaitingSql = `select pid from pg_stat_activity
   where wait_event_type = 'Lock' and query like '%insert into journal.row%' and datname = current_database()`;

/**
 * Loses the answer to what is asked meanwhile: the statement that writes the journal is ended, and somebody else has led when it
 * is sent again. Nobody can know then whether the first one was written.
 */
async function cutOff<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const { ownerDb } = rig.exchange.database;
  const holder = await ownerDb.raw();
  await holder.query('begin');
  await holder.query('lock table journal.row in exclusive mode');
  const asked = ask();
  const waiting = () => ownerDb.query<{ pid: number }>(isWaitingSql);
  await expect.poll(async () => (await waiting()).length).toBe(1);
  await ownerDb.query(
    `update platform.lease set holder = 'another', epoch = epoch + 1, until_at_ms = 0 where name = $1`,
    [LEASE_NAME],
  );
  for (const { pid } of await waiting()) await ownerDb.query('select pg_terminate_backend($1)', [pid]);
  await holder.query('rollback');
  holder.release();
  const answer = await asked;
  await expect.poll(() => rig.exchange.services.trading.submit(NOTHING).then(({ ok }) => ok)).toBe(true);
  return answer;
}
const NOTHING = { kind: 'cancel', account: 1, orderId: 1, clientId: '' } as const;

const queried = (trader: Trader, clientOrderId: string) =>
  signed(rig, trader, 'GET /api/v3/order', { symbol: 'BTCUSDT', origClientOrderId: clientOrderId });

const place = (fields: Record<string, string>) => signed(rig, nora, 'POST /api/v3/order', { ...LIMIT, ...fields });
const UNKNOWN = { code: -1007, msg: expect.stringContaining('execution status unknown') };

describe('an answer that is lost', () => {
  it('to a program that named its order: unknown, with its id', async () => {
    const lost = await cutOff(() => place({ newClientOrderId: 'mine' }));
    expect([lost.status, lost.body]).toEqual([504, { ...UNKNOWN, data: { symbol: 'BTCUSDT', clientOrderId: 'mine' } }]);
  });

  it('to one that did not: unknown, with the id under which it can ask, and ask again', async () => {
    const lost = await cutOff(() => place({}));
    expect([lost.status, lost.body]).toMatchObject([504, UNKNOWN]);
    const id: string = lost.body.data.clientOrderId;
    expect(id).toMatch(/^[\w-]{20}$/);
    expect((await queried(nora, id)).body.code).toBe(-2013);
    const again = await place({ newClientOrderId: id });
    expect([again.status, again.body.clientOrderId]).toEqual([200, id]);
    expect((await queried(nora, id)).body.orderId).toBe(again.body.orderId);
  });

  it('over a connection for calls: unknown', async () => {
    const line = await new StreamLine(rig.port, '/ws-api/v3').ready();
    const params = Object.entries({ ...LIMIT, apiKey: paul.key.keyId, timestamp: rig.exchange.clock.nowMs() }).sort();
    const text = params.map(([name, value]) => `${name}=${value}`).join('&');
    const signature = sign(text, paul.key.secret);
    const message = { id: 'lost', method: 'order.place', params: { ...Object.fromEntries(params), signature } };
    const data = { symbol: 'BTCUSDT', clientOrderId: expect.stringMatching(/^[\w-]{20}$/) };
    expect(await cutOff(() => line.ask(message))).toMatchObject({ status: 504, error: { ...UNKNOWN, data } });
    line.socket.close();
  });

  it('when one order is to take another’s place, and when orders are to end: unknown', async () => {
    const { body: resting } = await place({ price: '49000' });
    expect((await queried(nora, resting.clientOrderId)).body.orderId).toBe(resting.orderId);
    const [cancelOrderId, symbol] = [String(resting.orderId), 'BTCUSDT'];
    const fields = { ...LIMIT, cancelReplaceMode: 'STOP_ON_FAILURE', cancelOrderId };
    const replaced = await cutOff(() => signed(rig, nora, 'POST /api/v3/order/cancelReplace', fields));
    expect([replaced.status, replaced.body]).toMatchObject([504, UNKNOWN]);
    expect(replaced.body.data.clientOrderId).toMatch(/^[\w-]{20}$/);
    const ended = await cutOff(() => signed(rig, nora, 'DELETE /api/v3/openOrders', { symbol }));
    expect([ended.status, ended.body]).toMatchObject([504, UNKNOWN]);
    const cancelled = await cutOff(() => signed(rig, nora, 'DELETE /api/v3/order', { symbol, orderId: cancelOrderId }));
    expect([cancelled.status, cancelled.body]).toMatchObject([504, UNKNOWN]);
  });

  it('to a page: unknown, and the same id learns what became of it', async () => {
    const form = orderForm({ price: '50000', quantity: '0.01' }) as never;
    const unknown = { code: 'OUTCOME_UNKNOWN' };
    expect(await cutOff(() => refusalOf(nora.client.call('spot', 'place', form)))).toMatchObject(unknown);
    expect(await cutOff(() => refusalOf(nora.client.call('spot', 'cancelAll', {})))).toMatchObject(unknown);
    expect(await nora.client.call('spot', 'place', form)).toMatchObject({ replayed: false });
    expect(await nora.client.call('spot', 'place', form)).toMatchObject({ replayed: true });
  });

  it('to a transfer out of the core or into it: it is asked on, and moved once', async () => {
    const out = { clientRequestId: randomUUID(), asset: 'USDT', from: 'spot', to: 'funding', amount: '10' } as const;
    await cutOff(() => paul.client.call('transfers', 'transfer', out));
    expect(await rig.exchange.available(paul.uid, 'funding', 'USDT')).toBe(10_000_000n);
    const back = { ...out, clientRequestId: randomUUID(), from: 'funding', to: 'spot', amount: '4' } as const;
    await cutOff(() => paul.client.call('transfers', 'transfer', back));
    expect(await rig.exchange.available(paul.uid, 'funding', 'USDT')).toBe(6_000_000n);
  });
});
