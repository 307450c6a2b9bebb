import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { totpCode } from '../platform/crypto/totp.ts';
import type { DemoLogin } from '../platform/demo/demo-logins.ts';
import { DEMO_PLANS } from './auto-invest/demo-plans.ts';
import { LivedPlans } from './auto-invest/lived-plans.ts';
import type { EarnStep } from './earn/earn-history.ts';
import { openEarn } from './earn/open-earn.ts';
import { LivedGrids } from './grid/lived-grids.ts';
import { PAST_GRIDS } from './grid/past-grids.ts';
import { buyFlash } from './launch/buy-flash.ts';
import { FLASH_BUYS, LAUNCH_DAYS, openLaunch } from './launch/open-launch.ts';
import {
  type AccountParts,
  type Actor,
  moveTo,
  openAccount,
  openStaff,
  pairOf,
  stayLoggedIn,
} from './open-accounts.ts';
import type { PastMarket } from './past/past-market.ts';
import { DEMO_USERS } from './people.ts';

export const DEMO_DAYS = 90;
/** Long enough for a busy machine; on a quiet one everything comes within seconds. */
const WAIT_MS_MAX = 5 * MINUTE_MS;
const POLL_MS = 100;

/** What the demo's first fill needs of the running product. */
export interface SeedParts extends AccountParts {
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
  readonly pastMarket: PastMarket;
  /** Reads what people hold at every moment until then at which a launch asks for it. */
  readonly readSnapshots: (untilMs: number, moveTo: (atMs: number) => void) => Promise<void>;
  readonly tellProgress: (line: string) => void;
  /** Aborted to give up the fill; the next start begins it again. */
  readonly stopping: AbortSignal;
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
  const { grids, plans, liveTo } = livedOf(parts, actors, startMs);
  for (let day = 1; day < DEMO_DAYS; day++) {
    await plans.runUntil(startMs + day * DAY_MS);
    await liveTo(startMs + day * DAY_MS);
    await grids.liveDay(day);
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
  await liveTo(Date.now());
  await plans.end();
  parts.clock.setOffsetMs(0);
  return [...actors.map(({ person, totpSecret }) => ({ ...person, totpSecret })), ...staff.map((each) => each.person)];
}

/** The plans and the grids of the simulated days; time passes for both together. */
function livedOf(parts: SeedParts, actors: readonly Actor[], startMs: number) {
  const { pastMarket, stopping, clock } = parts;
  const nowMs = () => clock.nowMs();
  const owners = actors.map((actor) => ({ client: actor.client, logIn: () => stayLoggedIn(parts, actor) }));
  const grids = new LivedGrids(
    { pastMarket, stopping, startMs, days: DEMO_DAYS, nowMs, moveTo: (atMs) => passUntil(parts, atMs) },
    owners.map((owner, index) => [owner, PAST_GRIDS[index] ?? []] as const),
  );
  const liveTo = async (atMs: number) => {
    await grids.liveUntil(atMs);
    await passUntil(parts, atMs);
  };
  return { grids, plans: new LivedPlans({ pastMarket, stopping, nowMs, moveTo: liveTo }), liveTo };
}

/** Lets time pass until a moment, with what is to be read meanwhile. */
async function passUntil({ clock, readSnapshots }: SeedParts, atMs: number): Promise<void> {
  await readSnapshots(atMs, (nextMs) => moveTo(clock, nextMs));
  moveTo(clock, atMs);
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
  await passUntil(parts, parts.clock.nowMs() + 20 * MINUTE_MS);
  await stayLoggedIn(parts, actor);
  for (const transfer of due.transfers) {
    await passUntil(parts, parts.clock.nowMs() + 7 * MINUTE_MS);
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
