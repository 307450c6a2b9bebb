import type { Tx } from '../../../platform/db/db.ts';
import { retryAfterMs, sendWhileDue, type Thrown, trySend } from '../../../platform/mail/retry.ts';
import { openMessage, sendMessage } from '../messages.ts';
import type { Room } from '../room.ts';
import { lockDueMessage, postponeMessage, setMessageSent } from '../store/message.store.ts';

/**
 * Sends the messages that were written with what they tell; where the sender fails, again some time later.
 *
 * @invariant  what was committed is sent at least once, whatever is killed, or given up after the last try and kept
 */
export function sendMessages(room: Room): Promise<'more' | 'idle'> {
  return sendWhileDue(() => room.db.tx((tx) => sendNext(room, tx)));
}

async function sendNext(room: Room, tx: Tx): Promise<boolean | Thrown> {
  const nowMs = room.clock.nowMs();
  const due = await lockDueMessage(tx, nowMs);
  if (!due) return false;
  const { sent, thrown } = await trySend(async () => (await sendMessage(room, openMessage(room, due))).ok, false);
  const waitMs = retryAfterMs(due.tries);
  if (sent) await setMessageSent(tx, due.id, nowMs);
  else await postponeMessage(tx, due.id, waitMs === null ? null : nowMs + waitMs);
  return thrown ?? true;
}
