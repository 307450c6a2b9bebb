import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, decideNewest, reason } from '../staff/staff-desk.rig.ts';
import { type TestExchange, testExchange } from '../test-exchange.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

const check = (text: string) => exchange.visitor().client.call('operator', 'officialChannel', { text });

test('the configured address is official to anybody, and a clone of it is not', async () => {
  expect(await check('http://localhost/wallet')).toMatchObject({ verdict: 'OFFICIAL', reason: null });
  expect(await check('http://localhost.evil.test')).toMatchObject({
    verdict: 'NOT_OFFICIAL',
    reason: 'SUBDOMAIN_TRICK',
    official: 'http://localhost',
    leadsTo: 'evil.test',
  });
});

test('two of staff list a channel and take it off again', async () => {
  const [one, two] = [await exchange.staff('risk'), await exchange.staff('product')];
  const ask = (channel: string, on: 'true' | 'false') =>
    one.client.call('staffOperator', 'setOfficialChannel', { channel, on, reason });
  const channel = 'https://x.com/BourseHQ';
  expect(await codeOf(ask('@BourseHQ', 'true'))).toBe('CHANNEL_UNREADABLE');
  expect(await codeOf(ask('http://localhost', 'true'))).toBe('NO_CHANGE');
  expect(await codeOf(ask('http://localhost', 'false'))).toBe('NO_CHANGE');
  expect((await ask(` ${channel} `, 'true')).state).toBe('WAITING');
  expect(await check('https://twitter.com/boursehq')).toMatchObject({ verdict: 'NOT_OFFICIAL' });

  const { decided, shown } = await decideNewest(two.client);
  expect(decided).toBe('ok');
  expect(shown).toMatchObject({ before: { officialChannel: null }, after: { officialChannel: channel } });
  expect(await check('https://twitter.com/boursehq')).toMatchObject({ verdict: 'OFFICIAL', official: channel });
  expect(await check('@boursehq')).toMatchObject({ verdict: 'ONLY_AT', official: channel });
  expect(await codeOf(ask(channel, 'true'))).toBe('NO_CHANGE');

  const support = (await exchange.staff('support')).client;
  expect(await support.call('staffOperator', 'officialChannels', {})).toMatchObject({
    rows: [
      { channel: 'http://localhost', isConfigured: true },
      { channel, isConfigured: false },
    ],
    setBy: one.login,
  });

  await ask(channel, 'false');
  await decideNewest(two.client);
  expect(await check(channel)).toMatchObject({ verdict: 'NOT_OFFICIAL', reason: 'NOT_LISTED' });
});
