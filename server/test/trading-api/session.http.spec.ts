import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Message, StreamLine } from './stream-line.rig.ts';
import {
  ed25519Key,
  type ProgramKey,
  signed,
  signedParams,
  type Trader,
  type TradingRig,
  tradingRig,
} from './trading-api.rig.ts';

let rig: TradingRig;
let nora: Trader;
let paul: Trader;
const open: StreamLine[] = [];

beforeAll(async () => {
  rig = await tradingRig(2, { USDT: '100000', BTC: '10' });
  rig.exchange.goLive();
  [nora, paul] = rig.traders as [Trader, Trader];
}, 120_000);
afterAll(async () => {
  for (const line of open) line.socket.terminate();
  await rig?.close();
});

async function lineTo(query = ''): Promise<StreamLine> {
  const line = new StreamLine(rig.port, `/ws-api/v3${query}`);
  open.push(line);
  return line.ready();
}

let lastId = 0;
function ask(line: StreamLine, method: string, params?: Message): Promise<Message> {
  lastId += 1;
  return line.ask({ id: lastId, method, ...(params && { params }) });
}
const logOn = (line: StreamLine, key: ProgramKey) => ask(line, 'session.logon', signedParams(rig, key));
const now = () => ({ timestamp: String(rig.exchange.clock.nowMs()) });
const code = (answer: Message) => (answer.error as { code: number } | undefined)?.code ?? answer.status;
const ORDER = { symbol: 'BTCUSDT', side: 'SELL', type: 'LIMIT', timeInForce: 'GTC', quantity: '0.1', price: '60000' };
const isTold = (x: string) => (message: Message) => (message.event as Message | undefined)?.x === x;
const isTerminated = ({ event }: Message) => (event as Message | undefined)?.e === 'eventStreamTerminated';
/** What a connection is told when its logon ends by itself. */
const isEnded = ({ id, error }: Message) => id === null && (error as { code: number }).code === -2015;

describe('a connection that has logged on', () => {
  it('needs no signature any more, tells its status, and forgets the key again', async () => {
    const key = await ed25519Key(rig, nora.uid);
    const line = await lineTo();
    const before = await ask(line, 'session.status');
    const nobody = { apiKey: null, authorizedSince: null, userDataStream: false, returnRateLimits: true };
    expect(before.result).toMatchObject({
      ...nobody,
      connectedSince: expect.any(Number),
      serverTime: expect.any(Number),
    });
    expect(code(await ask(line, 'account.status', now()))).toBe(-2014);

    const on = await logOn(line, key);
    expect(on).toMatchObject({ status: 200, result: { apiKey: key.keyId, authorizedSince: expect.any(Number) } });
    const placed = await ask(line, 'order.place', { ...ORDER, ...now() });
    expect(placed).toMatchObject({ status: 200, result: { symbol: 'BTCUSDT', status: 'NEW' } });
    expect(await ask(line, 'openOrders.status', { symbol: 'BTCUSDT', ...now() })).toMatchObject({
      result: [{ orderId: (placed.result as Message).orderId }],
    });
    expect(await ask(line, 'account.status', { apiKey: key.keyId, ...now() })).toMatchObject({
      result: { uid: Number(nora.uid) },
    });
    expect(code(await ask(line, 'account.status', {}))).toBe(-1102);
    const old = String(rig.exchange.clock.nowMs() - 5_001);
    expect(code(await ask(line, 'openOrders.cancelAll', { symbol: 'BTCUSDT', timestamp: old }))).toBe(-1021);
    expect(await ask(line, 'openOrders.cancelAll', { symbol: 'BTCUSDT', ...now() })).toMatchObject({ status: 200 });

    const off = await ask(line, 'session.logout');
    expect(off.result).toMatchObject(nobody);
    expect(code(await ask(line, 'account.status', now()))).toBe(-2014);
    expect(code(await ask(line, 'session.logout'))).toBe(200);
  });

  it('is refused with a key that has a secret, a wrong signature or an old one', async () => {
    const line = await lineTo();
    const key = await ed25519Key(rig, nora.uid);
    const other = await ed25519Key(rig, nora.uid);
    expect((await logOn(line, nora.key)).error).toEqual({ code: -4056, msg: 'HMAC_SHA256 API key is not supported.' });
    expect(code(await logOn(line, { keyId: key.keyId, privateKey: other.privateKey }))).toBe(-1022);
    const old = String(rig.exchange.clock.nowMs() - 5_001);
    expect(code(await ask(line, 'session.logon', signedParams(rig, key, { timestamp: old })))).toBe(-1021);
    expect(code(await ask(line, 'session.logon', {}))).toBe(-2014);
    const elsewhere = await ed25519Key(rig, nora.uid, { ips: ['203.0.113.7'] });
    expect(code(await logOn(line, elsewhere))).toBe(-2015);
    expect((await ask(line, 'session.status')).result).toMatchObject({ apiKey: null });
  });

  it('calls by another key where a call is signed with it, and by the last one that logged on otherwise', async () => {
    const line = await lineTo();
    const reader = await ed25519Key(rig, nora.uid, { scopes: ['read'] });
    const trader = await ed25519Key(rig, paul.uid);
    await logOn(line, reader);
    expect(code(await ask(line, 'order.test', { ...ORDER, ...now() }))).toBe(-2015);
    // Its right to read is left to it.
    expect(await ask(line, 'account.status', now())).toMatchObject({ result: { uid: Number(nora.uid) } });
    expect(code(await ask(line, 'order.test', signedParams(rig, nora.key, ORDER)))).toBe(200);
    await logOn(line, trader);
    expect(await ask(line, 'account.status', now())).toMatchObject({ result: { uid: Number(paul.uid) } });
    expect(code(await ask(line, 'account.status', { apiKey: reader.keyId, ...now() }))).toBe(-1102);
  });

  it('takes calls that were sent behind the logon without waiting for its answer', async () => {
    const line = await lineTo();
    const key = await ed25519Key(rig, paul.uid);
    line.send({ id: 'on', method: 'session.logon', params: signedParams(rig, key) });
    line.send({ id: 'account', method: 'account.status', params: now() });
    line.send({ id: 'off', method: 'session.logout' });
    expect(await line.next(({ id }) => id === 'account')).toMatchObject({ result: { uid: Number(paul.uid) } });
    expect(await line.next(({ id }) => id === 'off')).toMatchObject({ result: { apiKey: null } });
  });

  it('tells no limits where its address says so, unless a call asks for them', async () => {
    const line = await lineTo('?returnRateLimits=false');
    const status = await ask(line, 'session.status');
    expect([status.rateLimits, status.result]).toMatchObject([undefined, { returnRateLimits: false }]);
    expect(await ask(line, 'time', { returnRateLimits: true })).toMatchObject({ rateLimits: [{ interval: 'MINUTE' }] });
  });
});

describe('a logon ends', () => {
  it('when its key is deleted, with what was heard by it', async () => {
    const key = await ed25519Key(rig, paul.uid);
    const line = await lineTo();
    await logOn(line, key);
    await ask(line, 'userDataStream.subscribe');
    await paul.client.call('tradingApi', 'deleteKey', { id: key.id });
    await line.next(isTerminated);
    expect(await line.next(isEnded)).toMatchObject({ status: 401 });
    expect((await ask(line, 'session.status')).result).toMatchObject({ apiKey: null, userDataStream: false });
    expect(code(await ask(line, 'account.status', now()))).toBe(-2014);
  });

  it.each([
    ['its scopes', `scopes = '{read}'`],
    ['the addresses that may use it', `ips = '{127.0.0.1}'`],
  ])('when %s change', async (_what, change) => {
    const key = await ed25519Key(rig, paul.uid);
    const line = await lineTo();
    await logOn(line, key);
    await rig.exchange.database.ownerDb.query(`update platform.api_key set ${change} where key_id = $1`, [key.keyId]);
    expect(await line.next(isEnded)).toMatchObject({ status: 401 });
    expect(code(await ask(line, 'account.status', now()))).toBe(-2014);
  });

  it('at once for a call that comes before that was noticed', async () => {
    const key = await ed25519Key(rig, paul.uid);
    const line = await lineTo();
    await logOn(line, key);
    const { ring } = rig.exchange.services.apiKeys;
    await rig.exchange.database.ownerDb.query('update platform.api_key set revoked_at_ms = 1 where key_id = $1', [
      key.keyId,
    ]);
    ring.forget(key.keyId);
    const answers = Promise.all([ask(line, 'account.status', now()), line.next(isEnded)]);
    expect((await answers).map(code)).toEqual([-2015, -2015]);
  });

  it('when its person is logged out of everything, and not with one browser', async () => {
    const key = await ed25519Key(rig, paul.uid);
    const line = await lineTo();
    await logOn(line, key);
    await ask(line, 'userDataStream.subscribe');
    const [session] = (await paul.client.call('identity', 'sessions')).rows;
    expect(session).toBeDefined();
    const { client } = await rig.exchange.staff('risk');
    const reason = 'because of a test';
    await client.call('staffPeople', 'endSessions', { uid: paul.uid, sessionId: session!.sessionId, reason });
    expect((await ask(line, 'session.status')).result).toMatchObject({ apiKey: key.keyId });
    await client.call('staffPeople', 'endSessions', { uid: paul.uid, reason });
    await line.next(isTerminated);
    expect(await line.next(isEnded)).toMatchObject({ status: 401 });
    // Its key is as good as before: the program may come back.
    expect(code(await logOn(line, key))).toBe(200);
  });

  it('when its person is frozen', async () => {
    const key = await ed25519Key(rig, paul.uid);
    const line = await lineTo();
    await logOn(line, key);
    const { client } = await rig.exchange.staff('risk');
    const freeze = (frozen: 'true' | 'false') =>
      client.call('staffIdentity', 'setFrozen', { uid: paul.uid, frozen, reason: 'because of a test' });
    await freeze('true');
    expect(await line.next(isEnded)).toMatchObject({ status: 401 });
    // What was read of the key a moment ago is believed for half a second; what has logged on by that ends then.
    await expect.poll(async () => code(await logOn(line, key))).toBe(-2015);
    await expect.poll(async () => (await ask(line, 'session.status')).result).toMatchObject({ apiKey: null });
    await freeze('false');
  });
});

describe('who has logged on', () => {
  it('hears of their own orders until they log out, and a stream that was signed for stays', async () => {
    const line = await lineTo();
    expect(code(await ask(line, 'userDataStream.subscribe'))).toBe(-2014);
    await logOn(line, await ed25519Key(rig, nora.uid));
    expect((await ask(line, 'userDataStream.subscribe')).result).toEqual({ subscriptionId: 0 });
    expect((await ask(line, 'userDataStream.subscribe')).error).toEqual({
      code: -2035,
      msg: 'User Data Stream subscription already active.',
    });
    expect(code(await ask(line, 'userDataStream.subscribe.signature', signedParams(rig, nora.key)))).toBe(-2035);
    const other = await ask(line, 'userDataStream.subscribe.signature', signedParams(rig, paul.key));
    expect(other.result).toEqual({ subscriptionId: 1 });
    expect((await ask(line, 'session.subscriptions')).result).toEqual([{ subscriptionId: 0 }, { subscriptionId: 1 }]);

    const placed = await ask(line, 'order.place', { ...ORDER, newClientOrderId: 'told', ...now() });
    expect(code(placed)).toBe(200);
    expect(await line.next(isTold('NEW'))).toMatchObject({ subscriptionId: 0, event: { c: 'told' } });
    expect((await ask(line, 'session.logout')).result).toMatchObject({ userDataStream: true });
    expect((await ask(line, 'session.subscriptions')).result).toEqual([{ subscriptionId: 1 }]);
    await signed(rig, nora, 'DELETE /api/v3/order', { symbol: 'BTCUSDT', origClientOrderId: 'told' });
    await signed(rig, paul, 'POST /api/v3/order', { ...ORDER, side: 'BUY', price: '59000' });
    expect(await line.next(isTold('NEW'))).toMatchObject({ subscriptionId: 1 });
    expect(line.heard.filter(isTold('CANCELED'))).toEqual([]);
    await ask(line, 'userDataStream.unsubscribe', { subscriptionId: 1 });
    expect((await ask(line, 'session.status')).result).toMatchObject({ userDataStream: false });
    await signed(rig, paul, 'DELETE /api/v3/openOrders', { symbol: 'BTCUSDT' });
  });

  it('hears nothing by a logon that ended while its key was read', async () => {
    const key = await ed25519Key(rig, nora.uid);
    const line = await lineTo();
    await logOn(line, key);
    const { ownerDb } = rig.exchange.database;
    await ownerDb.tx(async (tx) => {
      await tx.query('lock table platform.api_key in access exclusive mode');
      rig.exchange.services.apiKeys.ring.forget(key.keyId);
      line.send({ id: 'hear', method: 'userDataStream.subscribe' });
      const waiting = `select from pg_locks where relation = 'platform.api_key'::regclass and not granted`;
      await expect.poll(async () => (await tx.query(waiting)).length).toBeGreaterThan(0);
      await ask(line, 'session.logout');
    });
    expect(code(await line.next(({ id }) => id === 'hear'))).toBe(-2014);
    expect((await ask(line, 'session.subscriptions')).result).toEqual([]);
  });

  it('hears by a listen key that the connection was asked for, by the key that logged on or by one that is named', async () => {
    const line = await lineTo();
    expect(code(await ask(line, 'userDataStream.start'))).toBe(-2014);
    const named = (await ask(line, 'userDataStream.start', { apiKey: nora.key.keyId })).result as { listenKey: string };
    expect(named.listenKey).toMatch(/^[\w-]{64}$/);
    await logOn(line, await ed25519Key(rig, nora.uid));
    const own = (await ask(line, 'userDataStream.start')).result as { listenKey: string };
    expect(own.listenKey).not.toBe(named.listenKey);
    expect(await ask(line, 'userDataStream.ping', own)).toMatchObject({ status: 200, result: {} });
    expect(code(await ask(line, 'userDataStream.ping', named))).toBe(-1125);
    expect(code(await ask(line, 'userDataStream.ping'))).toBe(-1102);
    expect(await ask(line, 'userDataStream.stop', own)).toMatchObject({ status: 200, result: {} });
    expect(code(await ask(line, 'userDataStream.stop', own))).toBe(-1125);
    expect(code(await ask(line, 'userDataStream.stop', { ...named, apiKey: nora.key.keyId }))).toBe(200);
  });

  it('is told what is wrong with hostile values, and nothing else happens', async () => {
    const line = await lineTo();
    const key = await ed25519Key(rig, nora.uid);
    for (const params of [
      { apiKey: { a: 1 } },
      { apiKey: 'x'.repeat(5_000), timestamp: '1', signature: 'A' },
      { apiKey: key.keyId, timestamp: '1e3', signature: 'A' },
      { ...signedParams(rig, key), signature: ['A'] },
      { ...signedParams(rig, key), signature: '\u0000' },
      { ...signedParams(rig, key), recvWindow: '99999999' },
    ])
      expect(code(await ask(line, 'session.logon', params))).toBeLessThan(-1_000);
    expect((await ask(line, 'session.status')).result).toMatchObject({ apiKey: null });
  });
});
