import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Member, type TestExchange, testExchange } from '../../boot/test-exchange.ts';
import { refusalOf } from '../spot/spot.rig.ts';

let exchange: TestExchange;
let nora: Member;

beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person();
}, 120_000);
afterAll(() => exchange?.close());

it('a wallet is linked over the edge: by the login that asked, with the phone of somebody who is not logged in', async () => {
  const phone = exchange.visitor().client;
  const wallet = privateKeyToAccount(generatePrivateKey());
  expect(await refusalOf(phone.call('linkedWallet', 'createSession', { purpose: 'bind' }))).toMatchObject({
    code: 'LOGIN_REQUIRED',
  });
  const { session, token } = await nora.client.call('linkedWallet', 'createSession', { purpose: 'bind' });
  const scan = { token, address: wallet.address, device: 'Pixel 9', nickname: 'Pocket' };
  const { appKey, toSign } = await phone.call('linkedWallet', 'scan', scan);
  const { issuedAtMs, expiresAtMs, ...fields } = toSign;
  expect(fields).toMatchObject({ domain: 'localhost', uri: 'http://localhost' });
  const message = createSiweMessage({
    ...fields,
    version: '1',
    address: wallet.address,
    issuedAt: new Date(issuedAtMs),
    expirationTime: new Date(expiresAtMs),
  });
  await phone.call('linkedWallet', 'confirm', { appKey, message, signature: await wallet.signMessage({ message }) });
  expect(await phone.call('linkedWallet', 'appSession', { appKey })).toMatchObject({ state: 'CONFIRMED_IN_APP' });

  const other = (await exchange.person()).client;
  expect(await refusalOf(other.call('linkedWallet', 'session', { id: session.id }))).toMatchObject({
    code: 'LINK_SESSION_UNKNOWN',
  });
  await nora.client.call('linkedWallet', 'bindCode', { id: session.id, channel: 'email' });
  const factors = { tradingPassword: nora.tradingPassword, emailCode: await nora.client.codeSentTo(nora.login) };
  expect(await refusalOf(other.call('linkedWallet', 'bind', { id: session.id, ...factors }))).toMatchObject({
    code: 'LINK_SESSION_UNKNOWN',
  });
  const link = await nora.client.call('linkedWallet', 'bind', { id: session.id, ...factors });
  expect(link).toMatchObject({ address: wallet.address, nickname: 'Pocket' });
  const { rows } = await nora.client.call('notices', 'demoInbox', { to: nora.login });
  expect(rows.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['A wallet was linked', 'Your code to link a wallet']),
  );
  expect(rows.find(({ subject }) => subject === 'Your code to link a wallet')?.body).toContain(wallet.address);
});

it('what is asked for is judged before anybody scans, with its numbers', async () => {
  const wish = { purpose: 'withdraw', asset: 'USDT', network: 'eth' };
  const create = (over: object) =>
    refusalOf(nora.client.call('linkedWallet', 'createSession', { ...wish, ...over } as Record<string, string>));
  expect(await create({ amount: '19.99' })).toMatchObject({ code: 'AMOUNT_BELOW_MIN' });
  expect(await create({ amount: '100000.01' })).toMatchObject({ code: 'AMOUNT_ABOVE_MAX' });
  expect(await create({ amount: '50' })).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  expect(await create({ amount: '50', network: 'tempo' })).toMatchObject({ code: 'NETWORK_UNKNOWN' });
  expect(await create({ amount: '50', asset: 'BTC', network: 'btc' })).toMatchObject({ code: 'NETWORK_UNKNOWN' });
  expect(await create({ purpose: 'deposit', amount: '0.1' })).toMatchObject({ code: 'AMOUNT_BELOW_MIN' });
  expect(await create({ purpose: 'deposit', network: 'tempo', asset: 'PUSD', amount: '5' })).toMatchObject({
    code: 'NETWORK_UNKNOWN',
  });
});
