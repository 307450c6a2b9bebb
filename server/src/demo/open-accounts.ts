import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { FastifyInstance } from 'fastify';
import type { SystemClock } from '../platform/clock/clock.ts';
import { totpCode } from '../platform/crypto/totp.ts';
import type { DemoLogin } from '../platform/demo/demo-logins.ts';
import { newSecret } from '../platform/ids/ids.ts';
import { DemoClient } from './demo-client.ts';
import { documentPhoto } from './document-photo.ts';
import { type History, historyOf } from './history.ts';
import { DEMO_STAFF, DEMO_STAFF_PASSWORD } from './people.ts';
import type { Pair } from './staff-pair.ts';

/** What opening accounts needs of the running product. */
export interface AccountParts {
  readonly server: FastifyInstance;
  readonly clock: SystemClock;
  readonly createStaff: (staff: { login: string; password: string; role: string }) => Promise<{ totpSecret: string }>;
  readonly setVipLevel: (uid: string, vipLevel: number) => Promise<void>;
}

/** A person of the demo, with what they do in its ninety days. */
export interface Actor {
  readonly person: DemoLogin;
  readonly client: DemoClient;
  readonly uid: string;
  readonly totpSecret: string;
  readonly history: History;
}

/** Everybody who works in the demo. */
export async function openStaff(parts: AccountParts): Promise<{ person: DemoLogin }[]> {
  const made: { person: DemoLogin }[] = [];
  for (const { login, role } of DEMO_STAFF) {
    const { totpSecret } = await parts.createStaff({ login, password: DEMO_STAFF_PASSWORD, role });
    made.push({
      person: { login, password: DEMO_STAFF_PASSWORD, tradingPassword: null, totpSecret, kyc: null, vip: null, role },
    });
  }
  return made;
}

/** A person with a second factor and the level of their identity, as the demo knows them. */
export async function openAccount(
  parts: AccountParts,
  person: DemoLogin,
  staff: readonly { person: DemoLogin }[],
  index: number,
): Promise<Actor> {
  const client = new DemoClient(parts.server);
  await client.call('identity', 'sendCode', { purpose: 'register', account: person.login });
  const code = await client.codeSentTo(person.login);
  const { uid } = await client.call('identity', 'register', { account: person.login, code, password: person.password });
  await client.call('identity', 'setTradingPassword', {
    tradingPassword: person.tradingPassword!,
    loginPassword: person.password,
    emailCode: await askCode(parts, client, person, 'trading-password'),
  });
  const { secret } = await client.call('identity', 'startTotp');
  // Asking for a code moves the clock, so it must come before the authenticator's code, which is valid for half a
  // minute.
  const bindCode = await askCode(parts, client, person, 'bind-totp');
  await client.call('identity', 'bindTotp', {
    totpCode: totpCode(secret, parts.clock.nowMs()),
    emailCode: bindCode,
  });
  if (person.kyc !== 'none') await verify(parts, client, staff, index, 'primary');
  if (person.kyc === 'advanced') await verify(parts, client, staff, index, 'advanced');
  if (person.vip) await parts.setVipLevel(uid, person.vip);
  return { person, client, uid, totpSecret: secret, history: historyOf(index) };
}

async function askCode(parts: AccountParts, client: DemoClient, person: DemoLogin, purpose: string): Promise<string> {
  moveTo(parts.clock, parts.clock.nowMs() + 2 * MINUTE_MS);
  await client.call('identity', 'sendMyCode', { purpose, channel: 'email' });
  return client.codeSentTo(person.login);
}

const NAMES = ['Nora Field', 'Paul Stone', 'Ada Rivers', 'Vera Hill'];

async function verify(
  parts: AccountParts,
  client: DemoClient,
  staff: readonly { person: DemoLogin }[],
  index: number,
  target: 'primary' | 'advanced',
): Promise<void> {
  const upload = async (side: string, seed: number) => {
    const imageBase64 = documentPhoto(seed).toString('base64');
    return (await client.call('identity', 'uploadDocument', { side, imageBase64 })).documentId;
  };
  const proof: Record<string, string> =
    target === 'primary'
      ? {
          fullName: NAMES[index]!,
          birthDate: `198${index}-04-1${index}`,
          nationality: ['GB', 'DE', 'FR', 'ES'][index]!,
          documentType: 'passport',
          documentNumber: `P${newSecret(6).replace(/[^A-Za-z0-9]/g, '0')}`,
          frontDocumentId: await upload('front', index * 4),
        }
      : {
          selfieDocumentId: await upload('selfie', index * 4 + 1),
          addressDocumentId: await upload('address', index * 4 + 2),
        };
  await client.call('identity', 'submitKyc', { target, ...proof });
  await decide(parts, staff);
}

/** The compliance officer approves what waits, as a person at the console would. */
async function decide(parts: AccountParts, staff: readonly { person: DemoLogin }[]): Promise<void> {
  const console = await staffClient(parts, staff.find(({ person }) => person.role === 'compliance')!.person);
  const { rows } = await console.call('staffIdentity', 'kycQueue');
  for (const { id } of rows)
    await console.call('staffIdentity', 'decideKyc', { id, decision: 'approve', reason: 'Documents match' });
}

async function staffClient(parts: AccountParts, { login, password, totpSecret }: DemoLogin): Promise<DemoClient> {
  const client = new DemoClient(parts.server);
  moveTo(parts.clock, parts.clock.nowMs() + 2 * MINUTE_MS);
  await client.call('staffIdentity', 'login', {
    login,
    password,
    totpCode: totpCode(totpSecret!, parts.clock.nowMs()),
  });
  return client;
}

/** Both members of a role, logged in. */
export async function pairOf(
  parts: AccountParts,
  staff: readonly { person: DemoLogin }[],
  role: string,
): Promise<Pair> {
  const [asks, decides] = staff.filter(({ person }) => person.role === role);
  return { asks: await staffClient(parts, asks!.person), decides: await staffClient(parts, decides!.person) };
}

/** A session ends after two idle hours, so a person logs in again on most days. */
export async function stayLoggedIn(parts: AccountParts, actor: Actor): Promise<void> {
  await actor.client.call('identity', 'login', {
    account: actor.person.login,
    password: actor.person.password,
    totpCode: totpCode(actor.totpSecret, parts.clock.nowMs()),
  });
}

/** Moves the demo's clock ahead to a moment; it never goes back. */
export function moveTo(clock: SystemClock, atMs: number): void {
  clock.setOffsetMs(Math.min(0, atMs - Date.now()));
  clock.nowMs();
}
