import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { ApiKeyScope } from '../../../platform/api-keys/api-keys.ts';
import { type KeyRing, mayUse, type RingKey } from '../keys/key-ring.ts';
import { type ApiFault, FAULTS } from '../wire/api-fault.ts';
import type { Parameters } from '../wire/parameters.ts';
import { isSigned } from '../wire/signature.ts';

const KEY_FORMAT = /^[A-Za-z0-9_-]{16,64}$/;
const TIME = /^[0-9]{1,19}$/;
const WINDOW = /^[0-9]{1,9}(?:\.[0-9]{1,3})?$/;
const WINDOW_MS = 5_000;
const WINDOW_MS_MAX = MINUTE_MS;
/** How far a client's clock may be ahead of ours. */
const AHEAD_MS_MAX = 1_000;
/** Timestamps with at least this many digits are in microseconds. */
const MICROSECOND_DIGITS = 16;

export interface SignedCall {
  readonly apiKey: string;
  readonly parameters: Parameters;
  /** The signed text and its signature; null if there is none. */
  readonly signed: { readonly text: string; readonly signature: string } | null;
  readonly ip: string;
  /** The scope that the key needs; null if any key will do. */
  readonly scope: ApiKeyScope | null;
}

/**
 * Finds out whose call this is, and whether its key may make it.
 *
 * @refuses -2014 no key or a malformed one · -1102 no timestamp or signature · -1100 malformed · -1131 window too long
 *           · -2015 unknown key, wrong address, missing scope, or frozen owner · -1022 wrong signature · -1021 too old
 *           or too far ahead
 */
export function authorize(ring: KeyRing, call: SignedCall, nowMs: () => number): Judged | Promise<Judged> {
  if (!KEY_FORMAT.test(call.apiKey)) return { fault: FAULTS.keyMalformed() };
  const times = timesOf(call.parameters);
  if ('fault' in times) return times;
  if (call.signed === null || call.signed.signature === '') return { fault: FAULTS.missing('signature') };
  const cached = ring.findCached(call.apiKey);
  if (cached !== undefined) return judge(ring, cached, call, times, nowMs());
  return ring.find(call.apiKey).then((key) => judge(ring, key, call, times, nowMs()));
}

export type Judged = RingKey | { readonly fault: ApiFault };

/** Judges a well-formed call by the key that it names. */
function judge(ring: KeyRing, key: RingKey | null, call: SignedCall, times: CallTimes, nowMs: number): Judged {
  if (!key || !mayUse(key, call.ip)) return refused(ring, call, FAULTS.keyRefused());
  const { text, signature } = call.signed!;
  if (!isSigned(text, signature, key.signing)) return refused(ring, call, FAULTS.badSignature());
  return judgeTimeAndScope(ring, key, call, times, nowMs);
}

function judgeTimeAndScope(
  ring: KeyRing,
  key: RingKey,
  { ip, scope }: Pick<SignedCall, 'ip' | 'scope'>,
  times: CallTimes,
  nowMs: number,
): Judged {
  if (times.timestampMs >= nowMs + AHEAD_MS_MAX) return { fault: FAULTS.timestampAhead() };
  if (nowMs - times.timestampMs > times.windowMs) return { fault: FAULTS.outsideRecvWindow() };
  const isAllowed = scope === null || key.scopes.includes(scope);
  if (key.isFrozen || !isAllowed) return refused(ring, { apiKey: key.keyId, ip }, FAULTS.keyRefused());
  ring.note(key.keyId, ip);
  return key;
}

/** Whether a key that has logged on is unchanged: it exists, has the same rights, and may be used from this address. */
export const stillHolds = (now: RingKey | null, loggedOn: RingKey, ip: string): boolean =>
  now !== null &&
  !now.isFrozen &&
  mayUse(now, ip) &&
  now.scopes.join() === loggedOn.scopes.join() &&
  now.ips.join() === loggedOn.ips.join();

/**
 * Whether a key that has logged on may make an unsigned call. The key is checked again.
 *
 * @returns  `ended` if the key has changed since it logged on
 * @refuses  as `authorize`, apart from the signature
 */
export async function authorizeLoggedOn(
  ring: KeyRing,
  loggedOn: RingKey,
  call: Pick<SignedCall, 'parameters' | 'ip' | 'scope'>,
  nowMs: () => number,
): Promise<Judged | 'ended'> {
  const times = timesOf(call.parameters);
  if ('fault' in times) return times;
  const key = await ring.find(loggedOn.keyId);
  if (!stillHolds(key, loggedOn, call.ip)) {
    refused(ring, { apiKey: loggedOn.keyId, ip: call.ip }, FAULTS.keyRefused());
    return 'ended';
  }
  return judgeTimeAndScope(ring, key!, call, times, nowMs());
}

/**
 * The owner of a key, for the few calls that are not signed.
 *
 * @refuses -2014 no key or a malformed one · -2015 unknown key, wrong address, may not read, or frozen owner
 */
export async function recognise(
  ring: KeyRing,
  apiKey: string,
  ip: string,
): Promise<RingKey | { readonly fault: ApiFault }> {
  if (!KEY_FORMAT.test(apiKey)) return { fault: FAULTS.keyMalformed() };
  const key = await ring.find(apiKey);
  if (!key || !mayUse(key, ip) || key.isFrozen || !key.scopes.includes('read')) {
    return refused(ring, { apiKey, ip }, FAULTS.keyRefused());
  }
  ring.note(apiKey, ip);
  return key;
}

/** Ordinary calls of programs are not logged, but those with a wrong signature or without the right are. */
function refused(ring: KeyRing, { apiKey, ip }: Pick<SignedCall, 'apiKey' | 'ip'>, fault: ApiFault) {
  ring.logRefused({ keyId: apiKey, ip, outcome: fault.code });
  return { fault };
}

interface CallTimes {
  readonly timestampMs: number;
  readonly windowMs: number;
}

function timesOf(parameters: Parameters): CallTimes | { readonly fault: ApiFault } {
  const timestamp = parameters.get('timestamp') ?? '';
  if (timestamp === '') return { fault: FAULTS.missing('timestamp') };
  if (!TIME.test(timestamp)) return { fault: FAULTS.illegal('timestamp', '^[0-9]{1,20}$') };
  const window = parameters.get('recvWindow') ?? '';
  if (window !== '' && !WINDOW.test(window)) return { fault: FAULTS.illegal('recvWindow', '^[0-9]{1,20}$') };
  const windowMs = window === '' ? WINDOW_MS : Number(window);
  if (windowMs > WINDOW_MS_MAX) return { fault: FAULTS.recvWindowTooLong() };
  const isMicroseconds = timestamp.length >= MICROSECOND_DIGITS;
  return { timestampMs: isMicroseconds ? Number(timestamp) / 1_000 : Number(timestamp), windowMs };
}
