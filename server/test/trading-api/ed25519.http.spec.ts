import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerApiKey } from '../../src/platform/api-keys/api-keys.ts';
import { refusalOf } from '../spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { call, ed25519Key, type ProgramKey, sign, signatureOf, signed } from './trading-api.rig.ts';

let exchange: TestExchange;
let nora: Member;
let paul: Member;

beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person();
  paul = await exchange.person();
}, 120_000);
afterAll(() => exchange?.close());

const pair = generateKeyPairSync('ed25519');
const PEM = String(pair.publicKey.export({ type: 'spki', format: 'pem' }));
const wanted = { label: 'my bot', scopes: 'read,trade', ips: '127.0.0.1' };
const account = (key: ProgramKey) => signed({ exchange }, { key }, 'GET /api/v3/account');

describe('a key whose program signs by itself', () => {
  it('is made by its public key with the same security check, and has no secret', async () => {
    await nora.client.call('tradingApi', 'keyCode', { ...wanted, publicKey: PEM, channel: 'email' });
    const factors = { tradingPassword: nora.tradingPassword, emailCode: await nora.client.codeSentTo(nora.login) };
    const make = (publicKey?: string) =>
      nora.client.call('tradingApi', 'createKey', { ...wanted, ...(publicKey && { publicKey }), ...factors });
    // The code is good for this key alone, however it is written down.
    const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' });
    for (const another of [String(other), undefined])
      expect(await refusalOf(make(another))).toMatchObject({ code: 'CODE_WRONG' });
    const raw = PEM.split('\n')[1]!.slice(16);
    const { key, secret } = await make(raw);
    expect([secret, key.publicKey, key.scopes, key.ips]).toEqual([null, raw, ['read', 'trade'], ['127.0.0.1']]);
    const { rows } = await nora.client.call('tradingApi', 'keys');
    expect(rows).toMatchObject([{ id: key.id, publicKey: raw, lastUsedAtMs: null }]);
    const bot = { keyId: key.apiKey, privateKey: pair.privateKey };
    expect((await account(bot)).body).toMatchObject({ accountType: 'SPOT' });
    await exchange.services.apiKeys.ring.settle();
    expect((await nora.client.call('tradingApi', 'keys')).rows).toMatchObject([{ lastUsedIp: '127.0.0.1' }]);

    const again = { ...wanted, publicKey: PEM, tradingPassword: nora.tradingPassword };
    expect(await refusalOf(nora.client.call('tradingApi', 'createKey', again))).toMatchObject({
      code: 'PUBLIC_KEY_IN_USE',
    });
    await nora.client.call('tradingApi', 'deleteKey', { id: key.id });
    expect((await account(bot)).body.code).toBe(-2015);
    // What was deleted may be registered again.
    expect(await refusalOf(nora.client.call('tradingApi', 'createKey', again))).toMatchObject({
      code: 'SECURITY_CHECK_REQUIRED',
    });
  });

  it.each([
    ['a private key', String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' })), 'PUBLIC_KEY_IS_PRIVATE'],
    ['no key', 'my key', 'PUBLIC_KEY_MALFORMED'],
    ['a key for which anybody can sign', `AQ${'A'.repeat(41)}=`, 'PUBLIC_KEY_MALFORMED'],
    ['a key of another curve', PEM.replace('VwAy', 'VuAy'), 'PUBLIC_KEY_MALFORMED'],
  ])('is refused of %s', async (_what, publicKey, code) => {
    const fields = { ...wanted, publicKey, tradingPassword: paul.tradingPassword };
    expect(await refusalOf(paul.client.call('tradingApi', 'createKey', fields))).toMatchObject({ code });
  });

  it('is not made twice by two who ask at once', async () => {
    const key = { uid: paul.uid, label: 'x', scopes: ['read'], ips: [], nowMs: 1, publicKey: PEM };
    const made = await Promise.all([1, 2, 3].map(() => registerApiKey(exchange.database.db, key)));
    expect(made.map((each) => (each.ok ? 'made' : each.refusal.code)).toSorted()).toEqual([
      'PUBLIC_KEY_IN_USE',
      'PUBLIC_KEY_IN_USE',
      'made',
    ]);
  });
});

describe('a call that was signed with Ed25519', () => {
  it('is answered with its signature in percents or as it is, in the query and in the body', async () => {
    const key = await ed25519Key({ exchange }, nora.uid);
    const text = `symbol=BTCUSDT&side=BUY&type=LIMIT&timeInForce=GTC&quantity=0.01&price=50000&timestamp=${exchange.clock.nowMs()}`;
    const signature = signatureOf(text, key);
    for (const written of [encodeURIComponent(signature), signature]) {
      const query = await call({ exchange }, `POST /api/v3/order/test?${text}&signature=${written}`, {
        apiKey: key.keyId,
      });
      expect(query.body.code).not.toBe(-1022);
      const body = await call({ exchange }, 'POST /api/v3/order/test', {
        body: `${text}&signature=${written}`,
        apiKey: key.keyId,
      });
      expect(body.body.code).not.toBe(-1022);
    }
  });

  it('is refused where another key signed it, another text, or another time', async () => {
    const [key, other] = [await ed25519Key({ exchange }, nora.uid), await ed25519Key({ exchange }, nora.uid)];
    const hmac = await exchange.apiKey(nora.uid);
    const ask = async (text: string, signature: string, keyId = key.keyId) =>
      (
        await call({ exchange }, `GET /api/v3/account?${text}&signature=${encodeURIComponent(signature)}`, {
          apiKey: keyId,
        })
      ).body.code;
    const nowMs = exchange.clock.nowMs();
    const text = `timestamp=${nowMs}`;
    expect(await ask(text, signatureOf(text, key))).toBeUndefined();
    expect(await ask(text, signatureOf(text, other))).toBe(-1022);
    expect(await ask(`${text}&omitZeroBalances=true`, signatureOf(text, key))).toBe(-1022);
    expect(await ask(text, signatureOf(text, key), hmac.keyId)).toBe(-1022);
    for (const forged of [
      sign(text, key.keyId),
      sign(text, hmac.secret),
      sign(text, PEM),
      'A'.repeat(86),
      `${'A'.repeat(86)}==`,
    ])
      expect([forged, await ask(text, forged)]).toEqual([forged, -1022]);
    const old = `timestamp=${nowMs - 5_001}`;
    expect(await ask(old, signatureOf(old, key))).toBe(-1021);
    const ahead = `timestamp=${nowMs + 60_000}`;
    expect(await ask(ahead, signatureOf(ahead, key))).toBe(-1021);
  });

  it('obeys scopes, addresses, and the freeze of its owner', async () => {
    const reader = await ed25519Key({ exchange }, paul.uid, { scopes: ['read'] });
    const elsewhere = await ed25519Key({ exchange }, paul.uid, { ips: ['203.0.113.7'] });
    const order = { symbol: 'BTCUSDT', side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', quantity: '1', price: '1' };
    expect((await account(reader)).status).toBe(200);
    expect((await signed({ exchange }, { key: reader }, 'POST /api/v3/order/test', order)).body.code).toBe(-2015);
    expect((await account(elsewhere)).body.code).toBe(-2015);
    const { client } = await exchange.staff('risk');
    await client.call('staffIdentity', 'setFrozen', { uid: paul.uid, frozen: 'true', reason: 'because of a test' });
    await expect.poll(async () => (await account(reader)).body.code).toBe(-2015);
  });
});
