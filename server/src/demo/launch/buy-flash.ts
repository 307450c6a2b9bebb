import { MINUTE_MS, SECOND_MS } from '@bourse/core/calendar/durations.ts';
import type { DemoLogin } from '../../platform/demo/demo-logins.ts';
import type { DemoClient } from '../demo-client.ts';
import { FLASH_BUYS } from './open-launch.ts';
import { solvePuzzle } from './solve-puzzle.ts';

interface FlashWorld {
  readonly startMs: number;
  readonly moveTo: (atMs: number) => void;
  readonly waitUntil: (what: string, isDone: () => Promise<boolean>) => Promise<void>;
}

/** Somebody who may buy, logged in anew by `logIn`. */
export interface FlashBuyer {
  readonly person: DemoLogin;
  readonly client: DemoClient;
  readonly logIn: () => Promise<void>;
}

/** Lets the people of the demo buy all lots of its flash sale that is over: passes before, requests at the start, payments. */
export async function buyFlash(
  { startMs, moveTo, waitUntil }: FlashWorld,
  people: readonly FlashBuyer[],
): Promise<void> {
  const key = { project: FLASH_BUYS.project, round: '1' };
  const opensMs = startMs + FLASH_BUYS.startMs;
  const buyers = people.flatMap((buyer, at) => {
    const lots = FLASH_BUYS.lots[at];
    return lots ? [{ ...buyer, lots }] : [];
  });
  moveTo(opensMs - 5 * MINUTE_MS);
  const passes: string[] = [];
  for (const { client, logIn } of buyers) {
    await logIn();
    const answer = solvePuzzle(await client.call('identity', 'captcha'));
    passes.push((await client.call('launch', 'pass', { ...key, ...answer })).pass);
  }
  moveTo(opensMs);
  for (const [at, { client, lots }] of buyers.entries()) {
    await client.call('launch', 'enter', { ...key, pass: passes[at]!, lots });
  }
  moveTo(opensMs + 5 * SECOND_MS);
  for (const { client, person } of buyers) {
    const ownTicket = async () => (await client.call('launch', 'flash', key)).ticket;
    await waitUntil(`the turn of ${person.login}`, async () => (await ownTicket())?.state === 'PAYING');
    await client.call('launch', 'pay', { ticketId: (await ownTicket())!.id, tradingPassword: person.tradingPassword! });
  }
}
