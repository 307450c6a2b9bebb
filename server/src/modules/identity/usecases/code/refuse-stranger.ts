import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { type Refusal, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Channel } from '../../identity-shapes.ts';
import { countSendsOfNetwork, findSendsToAccount, lockSends } from '../../store/code.store.ts';

/** Codes that a network may ask for at one account and channel in a day. */
export const NETWORK_SENDS_MAX = 10;
/** Codes of a day, of all networks that the account's person has not used, after which each costs a puzzle; and how many there are. */
export const STRANGERS_FREE = 10;
export const STRANGERS_MAX = 30;
/** Text messages of a day, to whatever numbers, after which each costs their network a puzzle: the operator pays for them. */
export const NETWORK_TEXTS_FREE = 10;
const RESEND_AFTER_MS = MINUTE_MS;

type Refused = {
  readonly ok: false;
  readonly refusal: Refusal<'CODE_TOO_SOON' | 'CODE_DAILY_LIMIT' | 'CAPTCHA_REQUIRED'>;
};

/** A send that a browser asks for which the account's person has not used, or which is not remembered any more. */
export interface StrangersSend {
  /** Names the account, which may be nobody's. */
  readonly account: string;
  readonly channel: Channel;
  readonly purpose: string;
  readonly network: string;
  /** Where the account's person was logged in lately: counted apart from strangers. */
  readonly recentNetworks: ReadonlySet<string>;
  readonly isPuzzleSolved: boolean;
}

/**
 * Whether one more code may go out: each network has its own allotment, so that nobody elsewhere uses it up; the networks of strangers
 * have one together as well, so that a mailbox is not flooded, and pay for the second part of it with work.
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
