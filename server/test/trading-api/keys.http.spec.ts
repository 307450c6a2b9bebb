import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalOf } from '../spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { signed } from './trading-api.rig.ts';

let exchange: TestExchange;
let nora: Member;
let paul: Member;

beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person();
  paul = await exchange.person();
}, 120_000);
afterAll(() => exchange?.close());

const wanted = { label: 'my bot', scopes: 'trade,read', ips: '' };

it('a key is made with the trading password and one code, shown once, used, listed and deleted', async () => {
  await nora.client.call('tradingApi', 'keyCode', { ...wanted, channel: 'email' });
  const factors = { tradingPassword: nora.tradingPassword, emailCode: await nora.client.codeSentTo(nora.login) };
  const { key, secret } = await nora.client.call('tradingApi', 'createKey', { ...wanted, ...factors });
  expect(key).toMatchObject({ label: 'my bot', scopes: ['read', 'trade'], ips: [], lastUsedAtMs: null });
  const bot = { key: { ...key, keyId: key.apiKey, secret: secret!, uid: nora.uid } };
  expect((await signed({ exchange }, bot, 'GET /api/v3/account')).status).toBe(200);
  await exchange.services.apiKeys.ring.settle();
  const { rows, max } = await nora.client.call('tradingApi', 'keys');
  expect(rows).toMatchObject([{ id: key.id, lastUsedAtMs: expect.any(Number), lastUsedIp: '127.0.0.1' }]);
  expect(JSON.stringify(rows)).not.toContain(secret!);
  expect(max).toBe(20);
  expect(await refusalOf(nora.client.call('tradingApi', 'createKey', { ...wanted, ...factors }))).toMatchObject({
    code: 'CODE_SPENT',
  });
  expect(await refusalOf(paul.client.call('tradingApi', 'deleteKey', { id: key.id }))).toMatchObject({
    code: 'API_KEY_UNKNOWN',
  });
  expect((await signed({ exchange }, bot, 'GET /api/v3/account')).status).toBe(200);
  await nora.client.call('tradingApi', 'deleteKey', { id: key.id });
  expect((await signed({ exchange }, bot, 'GET /api/v3/account')).body.code).toBe(-2015);
  expect((await nora.client.call('tradingApi', 'keys')).rows).toEqual([]);
  const told = await nora.client.call('notices', 'list');
  expect(told.rows.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['tradingApi.keyMade', 'tradingApi.keyDeleted']),
  );
});

it.each([
  ['without what it may do', { scopes: '' }, 'SCOPE_UNKNOWN'],
  ['with more than there is', { scopes: 'everything' }, 'SCOPE_UNKNOWN'],
  ['with an address that is none', { ips: '10.0.0.300' }, 'IP_MALFORMED'],
  ['that may withdraw from anywhere', { scopes: 'withdraw' }, 'IP_LIST_REQUIRED'],
  ['without a code', {}, 'SECURITY_CHECK_REQUIRED'],
])('a key %s is refused', async (_what, over, code) => {
  const fields = { ...wanted, ...over, tradingPassword: paul.tradingPassword };
  expect(await refusalOf(paul.client.call('tradingApi', 'createKey', fields))).toMatchObject({ code });
});

it('while withdrawals wait after a change, no key that may withdraw is made', async () => {
  const { identity } = exchange.services;
  await exchange.database.db.tx((tx) =>
    identity.lockWithdrawals(tx, { uid: paul.uid, reason: 'PASSWORD_CHANGED', hours: 24 }),
  );
  const make = (over: object) =>
    refusalOf(
      paul.client.call('tradingApi', 'createKey', { ...wanted, tradingPassword: paul.tradingPassword, ...over }),
    );
  expect(await make({ scopes: 'read,withdraw', ips: '10.0.0.1' })).toMatchObject({ code: 'WITHDRAWAL_LOCKED' });
  expect(await make({ scopes: 'read,trade' })).toMatchObject({ code: 'SECURITY_CHECK_REQUIRED' });
});

it('the keys of a frozen account are worth nothing', async () => {
  const bot = { key: await exchange.apiKey(paul.uid) };
  expect((await signed({ exchange }, bot, 'GET /api/v3/account')).status).toBe(200);
  const { client } = await exchange.staff('risk');
  await client.call('staffIdentity', 'setFrozen', { uid: paul.uid, frozen: 'true', reason: 'because of a test' });
  const account = () => signed({ exchange }, bot, 'GET /api/v3/account');
  await expect.poll(async () => (await account()).body.code).toBe(-2015);
});
