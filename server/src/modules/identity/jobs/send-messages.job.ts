import { Outgoing, type TakenMessage } from '../../../platform/mail/outgoing.ts';
import { openMessage, sendMessage } from '../messages.ts';
import type { Room } from '../room.ts';
import { postponeMessage, setMessageSent, takeMessage, type WaitingMessage } from '../store/message.store.ts';

/** Sends the messages that were written with what they tell; where the sender fails, again some time later. */
export function outgoingMessages(room: Room): Outgoing<TakenMessage & WaitingMessage, true> {
  const { db } = room;
  return new Outgoing(
    {
      take: (claim) => takeMessage(db, claim),
      send: async (message) => ((await sendMessage(room, message.mailId, openMessage(room, message))).ok ? true : null),
      end: (message, _, nowMs) => setMessageSent(db, message, nowMs),
      putOff: (message, nextAtMs) => postponeMessage(db, message, nextAtMs),
    },
    room.clock,
  );
}
