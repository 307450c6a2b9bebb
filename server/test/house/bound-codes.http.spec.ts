import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../staff/staff-desk.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange();
}, 120_000);
afterAll(() => exchange.close());

const codeFor = (member: Member) => member.client.codeSentTo(member.login);
const mailTo = async (member: Member) => {
  const [row] = await exchange.database.db.query<{ body: string }>(
    'select body from platform.inbox_message where recipient = $1 order by created_at_ms desc, id desc limit 1',
    [member.login],
  );
  return row!.body;
};

describe('a code permits what was on the screen when it was asked for, and nothing else', () => {
  it('whitelist mode on is not whitelist mode off, and the mail says which', async () => {
    const nora = await exchange.person();
    const { client, tradingPassword } = nora;
    await client.call('addressBook', 'whitelistCode', { on: 'true', channel: 'email' });
    const factors = { tradingPassword, emailCode: await codeFor(nora) };
    expect(await mailTo(nora)).toContain('whitelist mode of your Bourse account on.');
    expect(await codeOf(client.call('addressBook', 'setWhitelistMode', { on: 'false', ...factors }))).toBe(
      'CODE_EXPIRED',
    );
    expect(await client.call('addressBook', 'setWhitelistMode', { on: 'true', ...factors })).toMatchObject({
      on: true,
    });
    expect(await codeOf(client.call('addressBook', 'setWhitelistMode', { on: 'false', ...factors }))).not.toBe('ok');
    await client.call('addressBook', 'whitelistCode', { on: 'false', channel: 'email' });
    expect(await mailTo(nora)).toContain('whitelist mode of your Bourse account off:');
    const off = { on: 'false', tradingPassword, emailCode: await codeFor(nora) } as const;
    expect(await client.call('addressBook', 'setWhitelistMode', off)).toMatchObject({ on: false });
  });

  it.each([
    ['that may do more', { scopes: 'read,trade' }],
    ['that may be used from elsewhere', { ips: '203.0.113.9' }],
    ['of another name', { label: 'another' }],
  ])('the code for an API key makes none %s', async (_what, other) => {
    const nora = await exchange.person();
    const wish = { label: 'prices', scopes: 'read', ips: '203.0.113.7,203.0.113.8' };
    await nora.client.call('tradingApi', 'keyCode', { ...wish, channel: 'email' });
    const factors = { tradingPassword: nora.tradingPassword, emailCode: await codeFor(nora) };
    expect(await mailTo(nora)).toContain(
      'API key prices for your Bourse account. Rights: read. IP addresses: 203.0.113.7,',
    );
    expect(await codeOf(nora.client.call('tradingApi', 'createKey', { ...wish, ...other, ...factors }))).toBe(
      'CODE_WRONG',
    );
    const ips = '203.0.113.8,203.0.113.7';
    expect(await codeOf(nora.client.call('tradingApi', 'createKey', { ...wish, ips, ...factors }))).toBe('ok');
  });

  it('the mail with a code for a recovery case names its transaction, amount and return address', async () => {
    const nora = await exchange.person();
    const txId = `0x${'ab'.repeat(32)}`;
    const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
    const wish = {
      asset: 'PUSD',
      network: 'tempo',
      txId,
      amount: '12.5',
      returnAddress: to,
      channel: 'email',
    } as const;
    await nora.client.call('recovery', 'submitCode', wish);
    expect(await mailTo(nora)).toContain(`12.5 PUSD of the transaction ${txId} on Tempo, with ${to} as the return`);
  });

  it('the code for one anti-phishing phrase sets no other', async () => {
    const { client, ...nora } = await exchange.person();
    const purpose = 'anti-phishing';
    expect(await codeOf(client.call('identity', 'sendMyCode', { purpose, channel: 'email' }))).toBe('TARGET_REQUIRED');
    await client.call('identity', 'sendMyCode', { purpose, channel: 'email', antiPhishingCode: 'blue7' });
    const emailCode = await client.codeSentTo(nora.login);
    const set = (antiPhishingCode: string) =>
      codeOf(client.call('identity', 'setAntiPhishingCode', { antiPhishingCode, emailCode }));
    expect(await set('green8')).toBe('CODE_WRONG');
    expect(await set('blue7')).toBe('ok');
  });

  it.each([
    ['binds it', '+4915122200001', 'ok'],
    ['binds no other', '+4915122200002', 'CODE_WRONG'],
  ])('the code that permits one phone number %s', async (_what, phone, code) => {
    const nora = await exchange.person();
    const purpose = 'bind-phone';
    const missing = nora.client.call('identity', 'sendMyCode', { purpose, channel: 'email' });
    expect(await codeOf(missing)).toBe('TARGET_REQUIRED');
    await nora.client.call('identity', 'sendMyCode', { purpose, channel: 'email', permits: '+4915122200001' });
    const emailCode = await codeFor(nora);
    await nora.client.call('identity', 'sendMyCode', { purpose, channel: 'sms', target: phone });
    const newCode = await nora.client.codeSentTo(phone);
    expect(await codeOf(nora.client.call('identity', 'bindPhone', { phone, newCode, emailCode }))).toBe(code);
  });
});
