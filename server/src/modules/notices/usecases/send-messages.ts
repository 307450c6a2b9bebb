import { Outgoing } from '../../../platform/mail/outgoing.ts';
import { categoryOf, isChosen, isOnByDefault } from '../category.ts';
import type { NoticesDeps } from '../notices-deps.ts';
import type { Messenger } from '../ports.ts';
import { findChoices } from '../store/choice.store.ts';
import {
  type DueMessage,
  endMessage,
  type MessageOutcome,
  postponeMessage,
  takeMessage,
} from '../store/message.store.ts';

const OUTCOMES = { sent: 'SENT', off: 'OFF', nobody: 'NOBODY' } as const;

/**
 * Sends the messages that are due; if the sender fails, tries again later.
 *
 * @invariant messages about security or outgoing money are sent whatever the person has chosen
 */
export function outgoingMessages(deps: NoticesDeps, messenger: Messenger): Outgoing<DueMessage, MessageOutcome> {
  const { db, clock } = deps;
  return new Outgoing(
    {
      take: (claim) => takeMessage(db, claim),
      send: (message) => deliver(deps, messenger, message),
      end: (message, outcome, nowMs) => endMessage(db, message, { outcome, nowMs }),
      putOff: (message, nextAtMs) =>
        nextAtMs === null
          ? endMessage(db, message, { outcome: 'GIVEN_UP', nowMs: clock.nowMs() })
          : postponeMessage(db, message, nextAtMs),
    },
    clock,
  );
}

async function deliver(
  { db, ofProduct }: NoticesDeps,
  messenger: Messenger,
  { uid, kind, params, mailId }: DueMessage,
): Promise<MessageOutcome | null> {
  const category = categoryOf(kind, ofProduct);
  const choices = isChosen(category) ? await findChoices(db, uid) : [];
  const ended = await messenger.deliver({
    mailId,
    uid,
    kind,
    params,
    carriesFreezeLink: category === 'security' || category === 'moneyOut',
    wants: (channel) =>
      !isChosen(category) ||
      (choices.find((each) => each.category === category && each.channel === channel)?.isOn ??
        isOnByDefault(category, channel)),
  });
  return ended === 'failed' ? null : OUTCOMES[ended];
}
