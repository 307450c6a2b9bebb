import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { type Refusal, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Channel } from '../../identity-shapes.ts';
import { countSendsOfNetwork, findSendsToAccount, lockSends } from '../../store/code.store.ts';

/** How many codes a network may ask for at one account and channel in a day. */
export const NETWORK_SENDS_MAX = 10;
/**
 * After so many codes in a day, counted over all networks that the account's person has not used, each further one
 * costs a puzzle. `STRANGERS_MAX` is where it ends.
 */
export const STRANGERS_FREE = 10;
export const STRANGERS_MAX = 30;
/**
 * After so many text messages in a day, to whatever numbers, each further one costs its network a puzzle, because the
 * operator pays for them.
 */
export const NETWORK_TEXTS_FREE = 10;
const RESEND_AFTER_MS = MINUTE_MS;

type Refused = {
  readonly ok: false;
  readonly refusal: Refusal<'CODE_TOO_SOON' | 'CODE_DAILY_LIMIT' | 'CAPTCHA_REQUIRED'>;
};

/** A code asked for by a browser that is not remembered for the account. */
export interface StrangersSend {
  /** The account's subject; the account may not exist. */
  readonly account: string;
  readonly channel: Channel;
  readonly purpose: string;
  readonly network: string;
  /** Networks from which the person logged in lately; they are counted separately from strangers'. */
  readonly recentNetworks: ReadonlySet<string>;
  readonly isPuzzleSolved: boolean;
}

/**
 * Whether one more code may be sent. Each network has its own quota, which nobody elsewhere can use up. The networks of
 * strangers also share one quota, so that a mailbox is not flooded; for the second part of it they must solve puzzles.
 *
 * @refuses CODE_TOO_SOON (resendAtMs) | CODE_DAILY_LIMIT (max, unlockAtMs) | CAPTCHA_REQUIRED
 */
export async function refuseStranger(tx: Tx, send: StrangersSend, nowMs: number): Promise<Refused | null> {
  const { account, channel, network, recentNetworks } = send;
  await lockSends(tx, account, channel);
  const all = await findSendsToAccount(tx, { account, channel, sinceMs: nowMs - DAY_MS });
  const own = all.filter((sent) => sent.network === network);
  const latest = own.findLast((sent) => sent.purpose === send.purpose);
  if (latest && latest.atMs > nowMs - RESEND_AFTER_MS)
    return refuse('CODE_TOO_SOON', { resendAtMs: latest.atMs + RESEND_AFTER_MS });
  const isRecent = recentNetworks.has(network);
  const strangers = isRecent ? [] : all.filter((sent) => !recentNetworks.has(sent.network));
  for (const [sends, max] of [
    [own, NETWORK_SENDS_MAX],
    [strangers, STRANGERS_MAX],
  ] as const)
    if (sends.length >= max)
      return refuse('CODE_DAILY_LIMIT', { max, unlockAtMs: sends[sends.length - max]!.atMs + DAY_MS });
  if (send.isPuzzleSolved) return null;
  const texts = channel === 'sms' ? await countSendsOfNetwork(tx, { network, channel, sinceMs: nowMs - DAY_MS }) : 0;
  const isPuzzleDue = strangers.length >= STRANGERS_FREE || texts >= NETWORK_TEXTS_FREE;
  return isPuzzleDue ? refuse('CAPTCHA_REQUIRED') : null;
}
