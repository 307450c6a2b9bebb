import { endpoints } from '@bourse/contract/contract.ts';
import type { Envelope } from '@bourse/contract/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DemoClient, DemoRefused } from '../../src/demo/demo-client.ts';
import { totpCode } from '../../src/platform/crypto/totp.ts';
import { SoftwareAuthenticator } from '../../src/platform/passkeys/authenticator.fixture.ts';
import { type TestExchange, testExchange } from '../test-exchange.ts';

const PASSWORD = 'A-good-pass-1';
const NOBODY = '0190f000-0000-7000-8000-000000000008';
let exchange: TestExchange;
beforeAll(async () => {
  exchange = await testExchange({ requiresStaffKey: true });
});
afterAll(() => exchange.close());

let aheadMs = 0;
/** The next code: each is good once. */
function codeOf(secret: string): string {
  aheadMs += 31_000;
  exchange.clock.setOffsetMs(aheadMs);
  return totpCode(secret, exchange.clock.nowMs());
}
let hired = 0;
/** A member of staff whom nobody has logged in. */
async function hire(role = 'auditor') {
  const made = await exchange.services.approvals.createStaff({ login: `keys-${++hired}`, password: PASSWORD, role });
  if (!made.ok) throw new Error(made.refusal.code);
  return { ...made.value, client: new DemoClient(exchange.server), key: new SoftwareAuthenticator('http://localhost') };
}
type Hired = Awaited<ReturnType<typeof hire>>;
const logInByCode = ({ client, login, totpSecret }: Hired) =>
  client.call('staffIdentity', 'login', { login, password: PASSWORD, totpCode: codeOf(totpSecret) });
async function logInByKey({ client, login, key }: Hired) {
  const passkey = proof(key, await client.call('staffIdentity', 'askKey', { login }));
  return client.call('staffIdentity', 'login', { login, password: PASSWORD, passkey });
}
function proof(key: SoftwareAuthenticator, asked: { challenge: string; rpId: string }): string {
  const { credentialId, clientData, authenticatorData, signature } = key.prove(asked);
  return [credentialId, clientData, authenticatorData, signature].join('.');
}
function made(key: SoftwareAuthenticator, asked: { challenge: string; rpId: string }): string {
  const { credentialId, clientData, attestation, transports } = key.make(asked);
  return [credentialId, clientData, attestation, ...transports].join('.');
}
async function register({ client, key, totpSecret }: Hired) {
  const name = 'My key';
  const start = await client.call('staffKeys', 'start');
  const given = { name, made: made(key, start), password: PASSWORD, totpCode: codeOf(totpSecret) };
  return client.call('staffKeys', 'add', given);
}
const refusalOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error) => (error instanceof DemoRefused ? error.code : String(error)),
  );

/** What an endpoint says to a cookie, without any input. */
async function said({ client }: Hired, { endpoint }: ReturnType<typeof endpoints>[number]): Promise<string | null> {
  const answer = await exchange.server.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: {
      cookie: client.cookie,
      ...(endpoint.method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(endpoint.method === 'POST' ? { payload: '' } : {}),
  });
  return answer.json<Envelope<unknown>>().i18nMsgCode;
}

test('without a key everything of the console is refused but to register one, to see who one is and to leave', async () => {
  const member = await hire('superadmin');
  expect(await logInByCode(member)).toMatchObject({ needsKey: true });
  const open: string[] = [];
  for (const each of endpoints()) {
    if (!Array.isArray(each.endpoint.access) || each.id === 'staffIdentity.logout') continue;
    if ((await said(member, each)) !== 'STAFF_KEY_REQUIRED') open.push(each.id);
  }
  expect(open.toSorted()).toEqual(['staffIdentity.me', 'staffKeys.add', 'staffKeys.start']);
  expect(await member.client.call('staffIdentity', 'logout')).toEqual({ done: true });
  expect(await refusalOf(member.client.call('staffIdentity', 'me'))).toBe('LOGIN_REQUIRED');
});

test('a key is registered, opens the console, and is the only way in from then on', async () => {
  const member = await hire();
  await logInByCode(member);
  expect(await register(member)).toEqual({ done: true });
  expect(await refusalOf(member.client.call('staffIdentity', 'me'))).toBe('LOGIN_REQUIRED');
  expect(await refusalOf(logInByCode(member))).toBe('LOGIN_NEEDS_KEY');
  expect(await logInByKey(member)).toMatchObject({ needsKey: false });
  expect((await member.client.call('staffApprovals', 'auditLog')).rows[0]).toMatchObject({
    action: 'staffIdentity.login',
  });
  const { rows, isRequired } = await member.client.call('staffKeys', 'list');
  expect([rows.length, isRequired]).toEqual([1, true]);
  const passkey = async () => proof(member.key, await member.client.call('staffKeys', 'ask'));
  const remove = async (passkeyId: string) =>
    refusalOf(member.client.call('staffKeys', 'remove', { passkeyId, password: PASSWORD, passkey: await passkey() }));
  expect(await remove(rows[0]!.passkeyId)).toBe('LAST_KEY');
  expect(await remove(NOBODY)).toBe('PASSKEY_UNKNOWN');
  expect(await member.client.call('staffIdentity', 'me'), 'the session goes on').toMatchObject({ needsKey: false });
});

test('a key of a colleague is as unknown as one that nobody has', async () => {
  const [mine, theirs] = [await hire(), await hire()];
  for (const each of [mine, theirs]) {
    await logInByCode(each);
    await register(each);
    await logInByKey(each);
  }
  const { rows } = await theirs.client.call('staffKeys', 'list');
  const passkey = proof(mine.key, await mine.client.call('staffKeys', 'ask'));
  const wish = { passkeyId: rows[0]!.passkeyId, password: PASSWORD, passkey };
  expect(await refusalOf(mine.client.call('staffKeys', 'remove', wish))).toBe('PASSKEY_UNKNOWN');
});

test('who asks what to sign learns nothing of the login', async () => {
  const [member, visitor] = [await hire(), new DemoClient(exchange.server)];
  await logInByCode(member);
  await register(member);
  const [known, unknown] = [
    await visitor.call('staffIdentity', 'askKey', { login: member.login }),
    await visitor.call('staffIdentity', 'askKey', { login: 'nobody-at-all' }),
  ];
  expect(known).toMatchObject({ credentialIds: [], rpId: unknown.rpId });
  expect(known.challenge).toHaveLength(unknown.challenge.length);
});
