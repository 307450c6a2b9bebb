import { namesOf } from '@bourse/contract/former-ids.ts';
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
const KEPT_MS = 86_400_000;
const KEPT_MAX = 20;
/** Stands in where the device keeps nothing: closing a window is survived, a reload is not. */
const inMemory = new Map<string, string>();
/**
 * Where an operation keeps what it sent. A page of an older release may still be open in another window: it reads and writes under
 * the name that it knows, so what is kept stands under both, and nobody pays again after a lost answer.
 */
const keysOf = (operation: CallId): readonly string[] => namesOf(operation).map((name) => `unanswered.${name}`);
const uidHere = (): string => getSession().person?.fid ?? '';

function allOf(operation: CallId): readonly Kept[] {
  const kept = new Map(keysOf(operation).flatMap((key) => under(key).map((each) => [each.id, each] as const)));
  return [...kept.values()].sort((one, other) => one.sentAtMs - other.sentAtMs);
}

function under(key: string): readonly Kept[] {
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
  for (const key of keysOf(operation)) {
    storage.set(key, text);
    inMemory.set(key, text);
  }
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

/** Whether it is known that nothing will come of it: the exchange said so, or it was never sent, because another one is under way. */
function isSettled({ kind, isOutcomeUnknown }: CallFailure, wasSentBefore: boolean): boolean {
  return kind === 'pending' ? !wasSentBefore : !isOutcomeUnknown;
}
