import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { keyedHash } from '../../../../platform/crypto/digest.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { newCode, newId } from '../../../../platform/ids/ids.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import type { Channel } from '../../identity-shapes.ts';
import { findSendsSince, insertCode, lockSends } from '../../store/code.store.ts';
import { refuseStranger, type StrangersSend } from './refuse-stranger.ts';

const LIFE_MS = 5 * MINUTE_MS;
const RESEND_AFTER_MS = MINUTE_MS;
const SENDS_A_DAY_MAX = 10;

/** Everything that a code is bound to: it works for exactly this and nothing else. */
export interface CodeUse {
  readonly subject: string;
  readonly purpose: string;
  readonly channel: Channel;
  readonly payload: string;
  /** The address or number to which the code is sent. */
  readonly target: string;
}

export interface IssuedCode {
  readonly id: string;
  readonly digits: string;
  readonly expiresAtMs: number;
  readonly resendAtMs: number;
}

/**
 * Makes a code and counts the send. Only a keyed hash of the code is stored. It replaces an earlier code of the same
 * purpose and channel.
 *
 * @param isUsable  false makes a row that counts like any other but that no digits can match
 * @refuses         CODE_TOO_SOON (resendAtMs) | CODE_DAILY_LIMIT (max, unlockAtMs)
 */
export function issueCode(
  deps: IdentityDeps,
  use: CodeUse,
  isUsable = true,
): Promise<Result<IssuedCode, 'CODE_TOO_SOON' | 'CODE_DAILY_LIMIT'>> {
  const nowMs = deps.clock.nowMs();
  return deps.db.decide(async (tx) => {
    const refusal = await refuseSend(tx, use, nowMs);
    return refusal ?? ok(await insert(tx, deps, { use, isUsable, account: null, network: null, nowMs }));
  });
}

/**
 * The same for an unknown browser; its sends are counted by account and network.
 *
 * @refuses CODE_TOO_SOON (resendAtMs) | CODE_DAILY_LIMIT (max, unlockAtMs) | CAPTCHA_REQUIRED
 */
export function issueToStranger(
  deps: IdentityDeps,
  use: CodeUse,
  asked: Pick<StrangersSend, 'account' | 'network' | 'recentNetworks' | 'isPuzzleSolved'> & {
    readonly isUsable: boolean;
  },
): Promise<Result<IssuedCode, 'CODE_TOO_SOON' | 'CODE_DAILY_LIMIT' | 'CAPTCHA_REQUIRED'>> {
  const nowMs = deps.clock.nowMs();
  const { account, network, isUsable } = asked;
  return deps.db.decide(async (tx) => {
    const refusal = await refuseStranger(tx, { ...asked, channel: use.channel, purpose: use.purpose }, nowMs);
    return refusal ?? ok(await insert(tx, deps, { use, isUsable, account, network, nowMs }));
  });
}

async function insert(
  tx: Tx,
  deps: IdentityDeps,
  made: {
    readonly use: CodeUse;
    readonly isUsable: boolean;
    readonly account: string | null;
    readonly network: string | null;
    readonly nowMs: number;
  },
): Promise<IssuedCode> {
  const { use, isUsable, account, network, nowMs } = made;
  const issued = {
    id: newId(nowMs),
    digits: newCode(),
    expiresAtMs: nowMs + LIFE_MS,
    resendAtMs: nowMs + RESEND_AFTER_MS,
  };
  await insertCode(tx, {
    ...use,
    id: issued.id,
    codeHash: isUsable ? codeHash(deps, issued.id, use, issued.digits) : null,
    createdAtMs: nowMs,
    expiresAtMs: issued.expiresAtMs,
    account,
    network,
  });
  return issued;
}

/**
 * The stored form of a code. Everything that it is bound to is part of the hash, so that for any other use it is simply
 * wrong.
 */
export function codeHash(deps: IdentityDeps, id: string, use: CodeUse, digits: string): Buffer {
  return keyedHash(deps.hashKey, 'code', id, use.subject, use.purpose, use.channel, use.payload, use.target, digits);
}

async function refuseSend(tx: Tx, use: CodeUse, nowMs: number) {
  await lockSends(tx, use.subject, use.channel);
  const sends = await findSendsSince(tx, use.subject, use.channel, nowMs - DAY_MS);
  const latest = sends.filter((send) => send.purpose === use.purpose).at(-1);
  if (latest && latest.atMs > nowMs - RESEND_AFTER_MS)
    return refuse('CODE_TOO_SOON', { resendAtMs: latest.atMs + RESEND_AFTER_MS });
  if (sends.length >= SENDS_A_DAY_MAX)
    return refuse('CODE_DAILY_LIMIT', { max: SENDS_A_DAY_MAX, unlockAtMs: sends[0]!.atMs + DAY_MS });
  return null;
}
