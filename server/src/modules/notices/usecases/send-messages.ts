import { retryAfterMs, sendWhileDue, type Thrown, trySend } from '../../../platform/mail/retry.ts';
import { categoryOf, isChosen, isOnByDefault } from '../category.ts';
import type { NoticesDeps } from '../notices.ts';
import type { Messenger } from '../ports.ts';
import { findChoices } from '../store/choice.store.ts';
import { endMessage, lockDueMessage, postponeMessage } from '../store/message.store.ts';

/**
 * Sends the messages that are due, each once where the sender works and again later where it does not.
 *
 * @invariant  what belongs to security or to money that leaves is sent whatever the person has chosen
 */
export function sendMessages(deps: NoticesDeps, messenger: Messenger): Promise<'more' | 'idle'> {
  return sendWhileDue(() => sendNext(deps, messenger));
}

const OUTCOMES = { sent: 'SENT', off: 'OFF', nobody: 'NOBODY' } as const;

function sendNext({ db, clock }: NoticesDeps, messenger: Messenger): Promise<boolean | Thrown> {
  return db.tx(async (tx) => {
    const nowMs = clock.nowMs();
    const due = await lockDueMessage(tx, nowMs);
    if (!due) return false;
    const category = categoryOf(due.kind);
    const choices = isChosen(category) ? await findChoices(tx, due.uid) : [];
    const message: Parameters<Messenger['deliver']>[1] = {
      ...{ uid: due.uid, kind: due.kind, params: due.params },
      carriesFreezeLink: category === 'security' || category === 'moneyOut',
      wants: (channel) =>
        !isChosen(category) ||
        (choices.find((each) => each.category === category && each.channel === channel)?.isOn ??
          isOnByDefault(category, channel)),
    };
    const { sent: ended, thrown } = await trySend(() => messenger.deliver(tx, message), 'failed');
    const waitMs = retryAfterMs(due.tries);
    if (ended !== 'failed') await endMessage(tx, due.noticeId, OUTCOMES[ended], nowMs);
    else if (waitMs === null) await endMessage(tx, due.noticeId, 'GIVEN_UP', nowMs);
    else await postponeMessage(tx, due.noticeId, nowMs + waitMs);
    return thrown ?? true;
  });
}
