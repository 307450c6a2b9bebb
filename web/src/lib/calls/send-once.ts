import { namesOf } from '@bourse/contract/former-ids.ts';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { storage } from '../browser/storage.ts';
import { type CallId, newRequestId } from '../client.ts';
import { getSession } from '../person/session.ts';
import type { CallFailure } from './call-failure.ts';
import { serverNowMs } from './server-time.ts';

/** Something that was sent and has no known answer. */
export interface Unanswered<Payload> {
  readonly id: string;
  readonly payload: Payload;
  readonly sentAtMs: number;
}

interface Kept extends Unanswered<unknown> {
  /** The person who sent it. Other people on this device neither see nor repeat it. */
  readonly uid: string;
}

type Ended = { readonly ok: true } | { readonly ok: false; readonly failure: CallFailure };

/** After a day, nobody presses the button again for the same thing. */
const KEPT_MS = DAY_MS;
const KEPT_MAX = 100;
/** Used where the device stores nothing: it survives a closed window, but not a reload. */
const inMemory = new Map<string, string>();
/**
 * The storage key of an operation, made of the first name that it had. A page of an older release, still open in another
 * window, knows only that name, so both find what the other has sent or learned.
 */
const keyOf = (operation: CallId): string => `unanswered.${namesOf(operation).at(-1)}`;
const uidHere = (): string => getSession().person?.fid ?? '';

function allOf(operation: CallId): readonly Kept[] {
  const key = keyOf(operation);
  try {
    const kept: unknown = JSON.parse(storage.get(key) ?? inMemory.get(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false;
  const { id, uid, sentAtMs } = kept as Record<string, unknown>;
  return typeof id === 'string' && typeof uid === 'string' && typeof sentAtMs === 'number' && 'payload' in kept;
}

function keep(operation: CallId, all: readonly Kept[]): void {
  const text = JSON.stringify(all.filter(({ sentAtMs }) => serverNowMs() - sentAtMs < KEPT_MS).slice(-KEPT_MAX));
  storage.set(keyOf(operation), text);
  inMemory.set(keyOf(operation), text);
}

/** What this person sent without an answer, the oldest first. It survives closing and reloading. */
export function unanswered<Payload>(operation: CallId): readonly Unanswered<Payload>[] {
  const uid = uidHere();
  // Stored under the operation's own key, so its payload has that operation's type.
  return allOf(operation).filter(
    (each) => each.uid === uid && serverNowMs() - each.sentAtMs < KEPT_MS,
  ) as readonly Unanswered<Payload>[];
}

/** Forgets a request whose outcome was learned in another way. */
export const forgetSent = (operation: CallId, id: string): void =>
  keep(
    operation,
    allOf(operation).filter((each) => each.id !== id),
  );

/**
 * Sends something that must happen only once. Its request id is stored before sending and kept until an answer is known.
 * Sending the same again (after a lost answer, after closing and opening the window, or after a reload) is therefore the same
 * request.
 *
 * @param payload  what is sent, without codes and passwords: while unanswered, an equal payload gets the same id
 * @param isOpen   true for a refusal after which it may still happen
 */
export async function sendOnce<Answer extends Ended>(
  operation: CallId,
  payload: unknown,
  send: (clientRequestId: string) => Promise<Answer>,
  isOpen: (failure: CallFailure) => boolean = () => false,
): Promise<Answer> {
  const text = JSON.stringify(payload);
  const before = unanswered(operation).find((each) => JSON.stringify(each.payload) === text);
  const id = before?.id ?? newRequestId();
  if (!before)
    keep(operation, [...allOf(operation), { id, payload, sentAtMs: serverNowMs(), uid: uidHere() } satisfies Kept]);
  const ended = await send(id);
  if (ended.ok || (isSettled(ended.failure, before !== undefined) && !isOpen(ended.failure))) forgetSent(operation, id);
  return ended;
}

/**
 * Whether it is certain that nothing will happen: the exchange refused, or nothing was sent because another call is under
 * way. If it was sent before, a refused repeat proves nothing about the first request, because callers may be turned away
 * (for calling too often, or being logged out) before the id is looked up. Then only a success settles it; until then the id
 * keeps it from happening twice.
 */
const isSettled = ({ kind, i18nMsgCode, isOutcomeUnknown }: CallFailure, wasSentBefore: boolean): boolean =>
  wasSentBefore ? i18nMsgCode === 'IDEMPOTENCY_MISMATCH' : kind === 'pending' || !isOutcomeUnknown;
