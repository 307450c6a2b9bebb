import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { FastifyInstance } from 'fastify';
import type { SystemClock } from '../platform/clock/clock.ts';
import { totpCode } from '../platform/crypto/totp.ts';
import type { DemoLogin } from '../platform/demo/demo-logins.ts';
import { newSecret } from '../platform/ids/ids.ts';
import { DEMO_PLANS } from './auto-invest/demo-plans.ts';
import { LivedPlans, type PlanWorld } from './auto-invest/lived-plans.ts';
import { DemoClient } from './demo-client.ts';
import { documentPhoto } from './document-photo.ts';
import type { EarnStep } from './earn/earn-history.ts';
import { openEarn } from './earn/open-earn.ts';
import { type History, historyOf } from './history.ts';
import { buyFlash } from './launch/buy-flash.ts';
import { FLASH_BUYS, LAUNCH_DAYS, openLaunch } from './launch/open-launch.ts';
import { DEMO_STAFF, DEMO_STAFF_PASSWORD, DEMO_USERS } from './people.ts';
import type { Pair } from './staff-pair.ts';

export const DEMO_DAYS = 90;
/** Long enough for a busy machine; on a quiet one everything comes within seconds. */
const WAIT_MS_MAX = 5 * MINUTE_MS;
const POLL_MS = 100;

/** What the demo's first fill needs of the running product. */
export interface SeedParts {
  readonly server: FastifyInstance;
  readonly clock: SystemClock;
  readonly createStaff: (staff: { login: string; password: string; role: string }) => Promise<{ totpSecret: string }>;
  readonly setVipLevel: (uid: string, vipLevel: number) => Promise<void>;
  /** Sends real coins of a dev chain. */
  readonly payFromFaucet: (gift: {
    network: string;
    asset: string;
    to: string;
    memo: string | null;
    amount: string;
  }) => Promise<void>;
  readonly mine: (network: string, blocks: number) => Promise<void>;
  /** The spot market during the simulated days. */
  readonly pastMarket: PlanWorld['pastMarket'];
  readonly tellProgress: (line: string) => void;
  /** Aborted to give up the fill; the next start begins it again. */
  readonly stopping: AbortSignal;
}

interface Actor {
  readonly person: DemoLogin;
  readonly client: DemoClient;
  readonly uid: string;
  readonly totpSecret: string;
  readonly history: History;
}

/**
 * Fills the demo with ninety days of ordinary use, only through the product's own endpoints. The clock starts ninety
 * days back and is moved ahead; at the end it shows the present.
 *
 * @returns everyone who can log in, with their credentials
 */
export async function seedDemo(parts: SeedParts): Promise<DemoLogin[]> {
  const startMs = parts.clock.nowMs();
  parts.tellProgress('opening the demo accounts');
  const staff = await openStaff(parts);
  const actors: Actor[] = [];
  for (const [index, person] of DEMO_USERS.entries()) {
    parts.stopping.throwIfAborted();
    actors.push(await openAccount(parts, person, staff, index));
  }
  parts.tellProgress('putting products of Earn on sale');
  const product = await pairOf(parts, staff, 'product');
  const finance = await pairOf(parts, staff, 'finance');
  await openEarn(product, finance, parts.clock.nowMs());
  await openLaunch(product, finance, startMs);
  parts.tellProgress('sending the first coins over the demo chains');
  for (const actor of actors) await fund(parts, actor);
  await Promise.all(actors.map((actor) => waitForDeposits(parts, actor)));
  parts.tellProgress('living through ninety days');
  const plans = new LivedPlans({
    pastMarket: parts.pastMarket,
    stopping: parts.stopping,
    nowMs: () => parts.clock.nowMs(),
    moveTo: (atMs) => moveTo(parts.clock, atMs),
  });
  for (let day = 1; day < DEMO_DAYS; day++) {
    await plans.runUntil(startMs + day * DAY_MS);
    moveTo(parts.clock, startMs + day * DAY_MS);
    for (const [index, actor] of actors.entries()) {
      parts.stopping.throwIfAborted();
      const begun = DEMO_PLANS[index]?.filter(({ fromDay = 1 }) => fromDay === day) ?? [];
      await plans.make({ client: actor.client, logIn: () => stayLoggedIn(parts, actor) }, begun);
      await liveOneDay(parts, actor, actors, day);
      await commit(parts, actor, LAUNCH_DAYS[index]?.get(day));
    }
    if (day === FLASH_BUYS.day) await buyFlashTogether(parts, actors, startMs);
  }
  await plans.runUntil(Date.now());
  await plans.end();
  parts.clock.setOffsetMs(0);
  return [...actors.map(({ person, totpSecret }) => ({ ...person, totpSecret })), ...staff.map((each) => each.person)];
}

async function openStaff(parts: SeedParts): Promise<{ person: DemoLogin }[]> {
  const made: { person: DemoLogin }[] = [];
  for (const { login, role } of DEMO_STAFF) {
    const { totpSecret } = await parts.createStaff({ login, password: DEMO_STAFF_PASSWORD, role });
    made.push({
      person: { login, password: DEMO_STAFF_PASSWORD, tradingPassword: null, totpSecret, kyc: null, vip: null, role },
    });
  }
  return made;
}

async function openAccount(
  parts: SeedParts,
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

async function askCode(parts: SeedParts, client: DemoClient, person: DemoLogin, purpose: string): Promise<string> {
  moveTo(parts.clock, parts.clock.nowMs() + 2 * MINUTE_MS);
  await client.call('identity', 'sendMyCode', { purpose, channel: 'email' });
  return client.codeSentTo(person.login);
}

const NAMES = ['Nora Field', 'Paul Stone', 'Ada Rivers', 'Vera Hill'];

async function verify(
  parts: SeedParts,
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
async function decide(parts: SeedParts, staff: readonly { person: DemoLogin }[]): Promise<void> {
  const console = await staffClient(parts, staff.find(({ person }) => person.role === 'compliance')!.person);
  const { rows } = await console.call('staffIdentity', 'kycQueue');
  for (const { id } of rows)
    await console.call('staffIdentity', 'decideKyc', { id, decision: 'approve', reason: 'Documents match' });
}

async function staffClient(parts: SeedParts, { login, password, totpSecret }: DemoLogin): Promise<DemoClient> {
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
async function pairOf(parts: SeedParts, staff: readonly { person: DemoLogin }[], role: string): Promise<Pair> {
  const [asks, decides] = staff.filter(({ person }) => person.role === role);
  return { asks: await staffClient(parts, asks!.person), decides: await staffClient(parts, decides!.person) };
}

async function fund(parts: SeedParts, actor: Actor): Promise<void> {
  for (const { asset, network, amount } of actor.history.deposits) {
    const { address, memo } = await actor.client.call('deposits', 'depositAddress', { asset, network });
    await parts.payFromFaucet({ network, asset, to: address, memo, amount });
  }
}

async function waitForDeposits(parts: SeedParts, actor: Actor): Promise<void> {
  const networks = new Set(actor.history.deposits.map(({ network }) => network));
  await waitUntil(parts, `the deposits of ${actor.person.login}`, async () => {
    for (const network of networks) await parts.mine(network, 1);
    const { rows } = await actor.client.call('deposits', 'history', { kind: 'ONCHAIN' });
    return rows.filter(({ state }) => state === 'COMPLETED').length >= actor.history.deposits.length;
  });
}

async function liveOneDay(parts: SeedParts, actor: Actor, all: readonly Actor[], day: number): Promise<void> {
  const due = actor.history.days.get(day);
  if (!due) return;
  moveTo(parts.clock, parts.clock.nowMs() + 20 * MINUTE_MS);
  await stayLoggedIn(parts, actor);
  for (const transfer of due.transfers) {
    moveTo(parts.clock, parts.clock.nowMs() + 7 * MINUTE_MS);
    await actor.client.call('transfers', 'transfer', { clientRequestId: crypto.randomUUID(), ...transfer });
  }
  if (due.send) await send(parts, actor, all, due.send);
  if (due.withdrawal) await withdraw(parts, actor, due.withdrawal);
  if (due.earn) await save(actor, due.earn);
}

async function save({ client }: Actor, step: EarnStep): Promise<void> {
  const { does, product, ...rest } = step;
  const clientRequestId = crypto.randomUUID();
  if (does === 'subscribe') {
    await client.call('earn', 'subscribe', { clientRequestId, product, ...rest });
    return;
  }
  const { rows } = await client.call('earn', 'orders', { open: 'true' });
  const orderId = rows.find(({ productId }) => productId === product)!.id;
  await client.call('earn', 'redeem', { clientRequestId, orderId, ...rest });
}

/** Commits to a round of a launch. */
async function commit(
  parts: SeedParts,
  actor: Actor,
  due: { readonly project: string; readonly amount: string } | undefined,
): Promise<void> {
  if (!due) return;
  await stayLoggedIn(parts, actor);
  const { tradingPassword } = actor.person;
  const request = { clientRequestId: crypto.randomUUID(), round: '1', tradingPassword: tradingPassword!, ...due };
  await actor.client.call('launch', 'subscribe', request);
}

async function buyFlashTogether(parts: SeedParts, actors: readonly Actor[], startMs: number): Promise<void> {
  const buyers = actors.map((actor) => ({ ...actor, logIn: () => stayLoggedIn(parts, actor) }));
  const world = {
    startMs,
    moveTo: (atMs: number) => moveTo(parts.clock, atMs),
    waitUntil: (what: string, isDone: () => Promise<boolean>) => waitUntil(parts, what, isDone),
  };
  await buyFlash(world, buyers);
}

/** A session ends after two idle hours, so a person logs in again on most days. */
async function stayLoggedIn(parts: SeedParts, actor: Actor): Promise<void> {
  await actor.client.call('identity', 'login', {
    account: actor.person.login,
    password: actor.person.password,
    totpCode: totpCode(actor.totpSecret, parts.clock.nowMs()),
  });
}

async function send(
  parts: SeedParts,
  actor: Actor,
  all: readonly Actor[],
  due: { to: number; asset: string; amount: string },
): Promise<void> {
  const recipient = all[due.to]!;
  const payment = { asset: due.asset, recipientType: 'account', recipientAccount: recipient.uid, amount: due.amount };
  moveTo(parts.clock, parts.clock.nowMs() + 2 * MINUTE_MS);
  await actor.client.call('transfers', 'sendCode', { ...payment, channel: 'email' });
  await actor.client.call('transfers', 'send', {
    clientRequestId: crypto.randomUUID(),
    ...payment,
    tradingPassword: actor.person.tradingPassword!,
    emailCode: await actor.client.codeSentTo(actor.person.login),
  });
}

async function withdraw(
  parts: SeedParts,
  actor: Actor,
  due: { asset: string; network: string; address: string; amount: string },
): Promise<void> {
  moveTo(parts.clock, parts.clock.nowMs() + 2 * MINUTE_MS);
  await actor.client.call('withdrawals', 'withdrawCode', { ...due, channel: 'email' });
  const { id } = await actor.client.call('withdrawals', 'withdraw', {
    clientRequestId: crypto.randomUUID(),
    ...due,
    tradingPassword: actor.person.tradingPassword!,
    emailCode: await actor.client.codeSentTo(actor.person.login),
    totpCode: totpCode(actor.totpSecret, parts.clock.nowMs()),
  });
  moveTo(parts.clock, parts.clock.nowMs() + 2 * MINUTE_MS);
  await waitUntil(parts, `the withdrawal of ${actor.person.login}`, async () => {
    await parts.mine(due.network, 1);
    const { state } = await actor.client.call('withdrawals', 'withdrawalDetail', { id });
    return state === 'COMPLETED';
  });
}

/** Moves the demo's clock ahead to a moment; it never goes back. */
function moveTo(clock: SystemClock, atMs: number): void {
  clock.setOffsetMs(Math.min(0, atMs - Date.now()));
  clock.nowMs();
}

async function waitUntil(
  { stopping }: Pick<SeedParts, 'stopping'>,
  what: string,
  isDone: () => Promise<boolean>,
): Promise<void> {
  const deadline = performance.now() + WAIT_MS_MAX;
  while (!(await isDone())) {
    stopping.throwIfAborted();
    if (performance.now() > deadline) throw new Error(`${what} did not arrive within ${WAIT_MS_MAX / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
