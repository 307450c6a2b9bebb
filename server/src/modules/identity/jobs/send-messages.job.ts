import { Outgoing, type TakenMessage } from '../../../platform/mail/outgoing.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { openMessage, sendMessage } from '../messages.ts';
import { postponeMessage, setMessageSent, takeMessage, type WaitingMessage } from '../store/message.store.ts';

/** Sends the queued messages; if the sender fails, tries again later. */
export function outgoingMessages(deps: IdentityDeps): Outgoing<TakenMessage & WaitingMessage, true> {
  const { db } = deps;
  return new Outgoing(
    {
      take: (claim) => takeMessage(db, claim),
      send: async (message) => ((await sendMessage(deps, message.mailId, openMessage(deps, message))).ok ? true : null),
      end: (message, _, nowMs) => setMessageSent(db, message, nowMs),
      putOff: (message, nextAtMs) => postponeMessage(db, message, nextAtMs),
    },
    deps.clock,
  );
}
