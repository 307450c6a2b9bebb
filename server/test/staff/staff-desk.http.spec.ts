import type { Envelope } from '@bourse/contract/endpoint.ts';
import { THRESHOLDS } from '@bourse/contract/staff/operator.ts';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestExchange, testExchange } from '../test-exchange.ts';
import { codeOf, decideNewest, reason } from './staff-desk.rig.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

describe('switches', () => {
  it('reach an open page by the live connection, and the next call is answered by them', async () => {
    const url = `http://localhost:${await exchange.listen()}`;
    exchange.goLive();
    const socket = io(url, {
      path: '/websocket',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { origin: url },
    });
    const heard: unknown[] = [];
    socket.on('subscribe', ({ data }: { data: string }) => heard.push(JSON.parse(data)));
    await new Promise((resolve) =>
      socket.on('connect', () => resolve(socket.emit('subscribe', { args: 'operator.status' }))),
    );
    const { client } = await exchange.staff('product');
    const nora = await exchange.person({ funds: { USDT: '10' } });
    const toP2p = () => {
      const clientRequestId = crypto.randomUUID();
      const form = { clientRequestId, asset: 'USDT', from: 'funding', to: 'p2p', amount: '1' };
      return codeOf(nora.client.call('transfers', 'transfer', form));
    };
    expect(await toP2p()).toBe('ok');
    await client.call('staffOperator', 'setFeature', { name: 'C2C_CLOSE', on: 'false', reason });
    expect(await toP2p()).toBe('FEATURE_OFF');
    await expect
      .poll(() => heard)
      .toContainEqual(
        expect.objectContaining({ switches: expect.objectContaining({ C2C_CLOSE: 'true' }), shutdown: false }),
      );
    socket.disconnect();
    const again = client.call('staffOperator', 'setFeature', { name: 'C2C_CLOSE', on: 'false', reason });
    expect(await codeOf(again)).toBe('NO_CHANGE');
    await client.call('staffOperator', 'setFeature', { name: 'C2C_CLOSE', on: 'true', reason });
    expect(await toP2p()).toBe('ok');
  });

  it.each(['RED_ENVELOPE_CLOSE', 'Hbt_Switch', 'LIMIT_REGISTER_SWITCH'] as const)(
    '%s goes off and on',
    async (name) => {
      const { client, login } = await exchange.staff('risk');
      for (const on of ['false', 'true']) {
        await client.call('staffOperator', 'setFeature', { name, on, reason });
        const { switches } = await exchange.visitor().client.call('operator', 'status');
        expect(switches[name]).toBe(on === 'true' ? 'false' : 'true');
        const { rows } = await client.call('staffOperator', 'switches');
        expect(rows.find((row) => row.name === name)).toMatchObject({ isOn: on === 'true', setBy: login });
      }
    },
  );

  it('an invitation is FEATURE_OFF while registration by invitation is', async () => {
    const { client } = await exchange.staff('risk');
    await client.call('staffOperator', 'setFeature', { name: 'LIMIT_REGISTER_SWITCH', on: 'false', reason });
    const account = 'invited@bourse.example';
    const visitor = exchange.visitor().client;
    await visitor.call('identity', 'sendCode', { purpose: 'register', account });
    const form = { account, code: await visitor.codeSentTo(account), password: 'A-good-pass-1' };
    const { uid } = await exchange.person();
    expect(await codeOf(visitor.call('identity', 'register', { ...form, inviteCode: uid }))).toBe('FEATURE_OFF');
    await client.call('staffOperator', 'setFeature', { name: 'LIMIT_REGISTER_SWITCH', on: 'true', reason });
    expect(await codeOf(visitor.call('identity', 'register', { ...form, inviteCode: uid }))).toBe('ok');
  });

  it('the shutdown answers every call 99999 at once, and staff still log in and open again', async () => {
    const { client } = await exchange.staff('risk');
    const nora = await exchange.person();
    const codeAt = async (url: string) => {
      const answer = await exchange.server.inject({ method: 'GET', url, headers: { cookie: nora.client.cookie } });
      return answer.json<Envelope<unknown>>().code;
    };
    await client.call('staffOperator', 'setShutdown', { on: 'true', reason });
    try {
      for (const url of ['/open/wallet/overview', '/open/assets/coins', '/open/announcements'])
        expect(await codeAt(url), url).toBe(99_999);
      expect((await exchange.visitor().client.call('operator', 'status')).shutdown).toBe(true);
      expect((await exchange.staff('auditor')).login).toContain('auditor');
    } finally {
      await client.call('staffOperator', 'setShutdown', { on: 'false', reason });
    }
    expect(await codeAt('/open/assets/coins')).toBe(0);
  });
});

describe('coins and networks', () => {
  const coinOf = async (asset: string, network: string) => {
    const { coins } = await exchange.visitor().client.call('assets', 'coins');
    return coins.find((coin) => coin.asset === asset)!.networks.find((each) => each.network === network)!;
  };

  it('a pause counts at once, says why and until when, and ends', async () => {
    const { client } = await exchange.staff('risk');
    const where = { asset: 'USDC', network: 'eth', direction: 'deposit' };
    const untilMs = String(exchange.clock.nowMs() + 3_600_000);
    await client.call('staffAssets', 'setPause', { ...where, paused: 'true', untilMs, reason: 'A node is changed' });
    expect((await coinOf('USDC', 'eth')).depositPaused).toEqual({
      reason: 'A node is changed',
      untilMs: Number(untilMs),
    });
    const past = client.call('staffAssets', 'setPause', { ...where, paused: 'true', untilMs: '1', reason });
    expect(await codeOf(past)).toBe('RESUME_IN_PAST');
    await client.call('staffAssets', 'setPause', { ...where, paused: 'false', reason });
    expect((await coinOf('USDC', 'eth')).depositPaused).toBeNull();
    expect(await codeOf(client.call('staffAssets', 'setPause', { ...where, paused: 'false', reason }))).toBe(
      'NO_CHANGE',
    );
  });

  it('another fee waits for a second member of Finance', async () => {
    const [one, two] = [await exchange.staff('finance'), await exchange.staff('finance')];
    const terms = { depositMin: '0.5', withdrawMin: '3', withdrawMax: '1000000', withdrawFee: '1.5' };
    const pair = { asset: 'USDC', network: 'eth', reason };
    const tooDear = one.client.call('staffAssets', 'setTerms', { ...pair, ...terms, withdrawFee: '2' });
    expect(await codeOf(tooDear)).toBe('FEE_ABOVE_HALF_MIN');
    const asked = await one.client.call('staffAssets', 'setTerms', { ...pair, ...terms });
    expect(asked.state).toBe('WAITING');
    expect((await coinOf('USDC', 'eth')).withdrawFee).toBe('1');
    const { rows } = await one.client.call('staffActions', 'list', { tab: 'asked' });
    expect(rows[0]).toMatchObject({ state: 'WAITING', isMine: true, barredBy: 'OWN_PROPOSAL' });
    const { decided, shown } = await decideNewest(two.client);
    expect(decided).toBe('ok');
    expect(shown).toMatchObject({
      before: { withdrawMin: '2', withdrawFee: '1' },
      after: { withdrawMin: '3', withdrawFee: '1.5' },
    });
    expect((await coinOf('USDC', 'eth')).withdrawFee).toBe('1.5');
    const auditor = (await exchange.staff('auditor')).client;
    const seen = await auditor.call('staffActions', 'list', { tab: 'decided' });
    expect(seen.rows[0]).toMatchObject({ kind: 'staffAssets.setTerms', state: 'APPROVED', decider: two.login });
  });

  it('confirmations and hot wallets wait too, and a rejection leaves them', async () => {
    const [one, two] = [await exchange.staff('risk'), await exchange.staff('risk')];
    const confirmations = { network: 'eth', reason };
    const wrong = one.client.call('staffAssets', 'setConfirmations', { ...confirmations, credit: '6', unlock: '3' });
    expect(await codeOf(wrong)).toBe('CONFIRMATIONS_WRONG');
    await one.client.call('staffAssets', 'setConfirmations', { ...confirmations, credit: '4', unlock: '8' });
    expect((await decideNewest(two.client, 'reject')).decided).toBe('ok');
    expect((await coinOf('ETH', 'eth')).confirmationsCredit).toBe(3);
    const [cash, till] = [await exchange.staff('finance'), await exchange.staff('finance')];
    await cash.client.call('staffCustody', 'setHotLimit', {
      network: 'eth',
      asset: 'ETH',
      keep: '2',
      most: '50',
      reason,
    });
    expect((await decideNewest(till.client)).decided).toBe('ok');
    const { rows } = await till.client.call('staffCustody', 'hotLimits');
    expect(rows).toContainEqual(expect.objectContaining({ asset: 'ETH', network: 'eth', keep: '2', most: '50' }));
  });

  it('an address that two of Risk have blocked takes no withdrawal', async () => {
    const [one, two] = [await exchange.staff('risk'), await exchange.staff('risk')];
    const nora = await exchange.person({ funds: { ETH: '1' } });
    const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
    const check = () =>
      codeOf(nora.client.call('withdrawals', 'checkAddress', { asset: 'ETH', network: 'eth', address }));
    expect(await check()).toBe('ok');
    const listing = { family: 'evm', address, listing: 'BLOCKED', note: 'stolen', reason };
    await one.client.call('staffCustody', 'setKnownAddress', listing);
    expect(await check()).toBe('ok');
    expect((await decideNewest(two.client)).decided).toBe('ok');
    expect(await check()).toBe('ADDRESS_BLOCKED');
    const { rows } = await one.client.call('staffCustody', 'knownAddresses', {
      address: address.slice(4, 20).toLowerCase(),
    });
    expect(rows).toEqual([expect.objectContaining({ address, risk: 'BLOCKED', note: 'stolen' })]);
    const wrong = one.client.call('staffCustody', 'setKnownAddress', { ...listing, address: '0x8ba1f10955' });
    expect(await codeOf(wrong)).toBe('ADDRESS_INVALID');
  });
});

describe('thresholds', () => {
  it('wait for a second of Risk, and then count for the next withdrawal', async () => {
    const [one, two] = [await exchange.staff('risk'), await exchange.staff('risk')];
    const nora = await exchange.person();
    const info = () => nora.client.call('withdrawals', 'withdrawInfo', { asset: 'USDT' });
    expect(await info()).toMatchObject({ twoFactorsFromUsdt: '1000', coolingSeconds: 60 });
    const ask = (name: string, value: string) =>
      one.client.call('staffOperator', 'setThreshold', { name, value, reason });
    expect(await codeOf(ask('WITHDRAWAL_COOLING_S', '5'))).toBe('THRESHOLD_RANGE');
    // Neither so high that nothing is looked at, nor so low that everything waits; the refusal names the bounds.
    for (const name of THRESHOLDS.filter((each) => each.startsWith('REVIEW'))) {
      await expect(ask(name, '100000000')).rejects.toThrow(/THRESHOLD_RANGE \{"min":100,"max":[0-9]{5,6}\}/);
      await expect(ask(name, '99')).rejects.toThrow('THRESHOLD_RANGE {"min":100,');
    }
    expect(await codeOf(ask('TWO_CODES_FROM', '100000000'))).toBe('THRESHOLD_RANGE');
    expect(await codeOf(ask('TWO_CODES_FROM', '1000'))).toBe('NO_CHANGE');
    expect((await ask('TWO_CODES_FROM', '500')).state).toBe('WAITING');
    expect(await codeOf(ask('TWO_CODES_FROM', '400'))).toBe('ALREADY_ASKED');
    expect((await info()).twoFactorsFromUsdt).toBe('1000');
    const { decided, shown } = await decideNewest(two.client);
    expect(decided).toBe('ok');
    expect(shown).toMatchObject({ before: { TWO_CODES_FROM: 1_000 }, after: { TWO_CODES_FROM: 500 } });
    expect((await info()).twoFactorsFromUsdt).toBe('500');
    const { rows } = await (await exchange.staff('reviewer')).client.call('staffOperator', 'thresholds');
    expect(rows.find(({ name }) => name === 'TWO_CODES_FROM')).toMatchObject({ value: 500, setBy: one.login });
    expect(rows.find(({ name }) => name === 'REVIEW_FROM')).toMatchObject({ value: 50_000, setBy: null });
  });
});

describe('announcements', () => {
  it('are read in the language of the reader, fall back as chosen, and are taken back', async () => {
    const { client } = await exchange.staff('product');
    const read = async (language: string) => {
      const answer = await exchange.server.inject({ method: 'GET', url: '/open/announcements', headers: { language } });
      return answer.json<Envelope<{ rows: { text: string }[] }>>().data!.rows.map(({ text }) => text);
    };
    const texts = { en_US: 'Maintenance on Sunday', fr_FR: 'Maintenance dimanche' };
    await client.call('staffAnnouncements', 'publish', { ...texts, fallback: 'english', level: 'warn', reason });
    expect([await read('fr_FR'), await read('ja_JP')]).toEqual([[texts.fr_FR], [texts.en_US]]);
    await client.call('staffAnnouncements', 'publish', {
      en_US: 'Only here',
      fallback: 'nothing',
      level: 'info',
      reason,
    });
    expect([await read('ja_JP'), await read('en_US')]).toEqual([[texts.en_US], ['Only here', texts.en_US]]);
    const { rows } = await client.call('staffAnnouncements', 'list');
    for (const { id } of rows) await client.call('staffAnnouncements', 'remove', { id, reason });
    expect(await read('en_US')).toEqual([]);
    const backwards = { en_US: 'Late', fallback: 'english', level: 'info', untilMs: '1', reason };
    expect(await codeOf(client.call('staffAnnouncements', 'publish', backwards))).toBe('ENDS_BEFORE_START');
    expect(await codeOf(client.call('staffAnnouncements', 'publish', { ...backwards, en_US: '' }))).toBe(
      'FIELD_INVALID',
    );
  });
});
