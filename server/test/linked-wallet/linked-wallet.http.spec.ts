import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalOf } from '../spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';

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
  await exchange.services.identity.sendMessages();
  const { rows } = await nora.client.call('notices', 'demoInbox', { to: nora.login });
  expect(rows.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['A wallet was linked', 'Your code to link a wallet']),
  );
  expect(rows.find(({ subject }) => subject === 'Your code to link a wallet')?.body).toContain(wallet.address);
});

it('a request is judged before anybody scans, and a refusal has its numbers', async () => {
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

it('two of Finance set what one payment may be, and whether a coin can be moved over a link at all', async () => {
  const [one, two] = [(await exchange.staff('finance')).client, (await exchange.staff('finance')).client];
  const auditor = (await exchange.staff('auditor')).client;
  const pair = { asset: 'USDT', network: 'eth', reason: 'The network is dear' };
  const ask = (over: object) =>
    refusalOf(one.call('staffLinkedWallet', 'setRange', { ...pair, ...over } as Record<string, string>));
  const shown = async () => (await auditor.call('staffLinkedWallet', 'ranges')).rows.find(isPair)?.range;
  const isPair = ({ asset, network }: { asset: string; network: string }) => asset === 'USDT' && network === 'eth';
  const create = (amount: string) =>
    refusalOf(nora.client.call('linkedWallet', 'createSession', { ...pairOf(pair), purpose: 'withdraw', amount }));

  expect(await ask({ linkMin: '20', linkMax: '100000' })).toMatchObject({ code: 'NO_CHANGE' });
  expect(await ask({ linkMin: '0', linkMax: '5' })).toMatchObject({ code: 'AMOUNT_ZERO' });
  expect(await ask({ linkMin: '5' })).toMatchObject({ code: 'AMOUNT_REQUIRED' });
  expect(await ask({ linkMin: '9', linkMax: '5' })).toMatchObject({ code: 'MAX_BELOW_MIN' });
  expect(await ask({ linkMin: '1', linkMax: '5', network: 'tempo' })).toMatchObject({ code: 'NETWORK_UNKNOWN' });

  const form = { ...pair, linkMin: '40', linkMax: '50000.5' };
  expect(await one.call('staffLinkedWallet', 'setRange', form)).toEqual({ state: 'WAITING' });
  expect(await shown()).toEqual({ min: '20', max: '100000' });
  const [asked] = (await two.call('staffActions', 'list', { tab: 'waiting' })).rows;
  expect(asked).toMatchObject({
    subject: 'coin:USDT/eth',
    before: { linkMin: '20', linkMax: '100000' },
    after: { linkMin: '40', linkMax: '50000.5' },
  });
  await two.call('staffActions', 'decide', decisionOn(asked!));
  expect(await shown()).toEqual({ min: '40', max: '50000.5' });
  expect(await create('39.99')).toMatchObject({ code: 'AMOUNT_BELOW_MIN' });
  expect(await create('50000.51')).toMatchObject({ code: 'AMOUNT_ABOVE_MAX' });

  await two.call('staffLinkedWallet', 'setRange', pair);
  const [closing] = (await one.call('staffActions', 'list', { tab: 'waiting' })).rows;
  await one.call('staffActions', 'decide', decisionOn(closing!));
  expect(await shown()).toBeNull();
  expect(await create('50')).toMatchObject({ code: 'NETWORK_UNKNOWN' });
});

const pairOf = ({ asset, network }: { asset: string; network: string }) => ({ asset, network });
const decisionOn = ({ id, contentHash }: { id: string; contentHash: string }) => ({
  id,
  contentHash,
  decision: 'approve',
  reason: 'It is as we agreed',
});
