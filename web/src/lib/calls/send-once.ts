import { namesOf } from '@bourse/contract/former-ids.ts';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { storage } from '../browser/storage.ts';
import { type CallId, newRequestId } from '../client.ts';
import { getSession } from '../person/session.ts';
import type { CallFailure } from './call-failure.ts';
import { serverNowMs } from './server-time.ts';

/** Something that was sent and whose answer is not known. */
export interface Unanswered<Payload> {
  readonly id: string;
  readonly payload: Payload;
  readonly sentAtMs: number;
}

interface Kept extends Unanswered<unknown> {
  /** The person it belongs to: another person on this device neither sees nor repeats it. */
  readonly uid: string;
}

type Ended = { readonly ok: true } | { readonly ok: false; readonly failure: CallFailure };

/** After a day nobody presses the same button for the same thing. */
const KEPT_MS = DAY_MS;
const KEPT_MAX = 100;
/** Stands in where the device keeps nothing: closing a window is survived, a reload is not. */
const inMemory = new Map<string, string>();
/**
 * Where an operation keeps what it sent: under the first name that it had. A page of an older release, still open in another
 * window, knows only that one, so what either of them sends or learns the other finds.
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

/** What this person sent and nobody has answered, the oldest first. It is still there after closing and after a reload. */
export function unanswered<Payload>(operation: CallId): readonly Unanswered<Payload>[] {
  const uid = uidHere();
  // An operation keeps only what was sent for it.
  return allOf(operation).filter(
    (each) => each.uid === uid && serverNowMs() - each.sentAtMs < KEPT_MS,
  ) as unknown as readonly Unanswered<Payload>[];
}

/** Forgets something whose outcome was learned in another way. */
export const forgetSent = (operation: CallId, id: string): void =>
  keep(
    operation,
    allOf(operation).filter((each) => each.id !== id),
  );

/**
 * Sends what must happen once. Its id is written down before it is sent and stays until an answer is known: sending the same
 * again, after a lost answer, from a window that was closed and opened again, or after a reload, is the same request.
 *
 * @param payload  what it is, without codes and passwords: the same payload has the same id while it is unanswered
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
 * Whether it is known that nothing will come of it: the exchange said no, or it was never sent, because another one is under way.
 * Where it was sent before, a no to the repeat says nothing of the first, which may have been done: the door turns away who calls
 * too often, or is logged out, before anybody looks the id up. Then only a yes ends it; the id moves nothing twice meanwhile.
 */
const isSettled = ({ kind, i18nMsgCode, isOutcomeUnknown }: CallFailure, wasSentBefore: boolean): boolean =>
  wasSentBefore ? i18nMsgCode === 'IDEMPOTENCY_MISMATCH' : kind === 'pending' || !isOutcomeUnknown;
