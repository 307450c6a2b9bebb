import { categoryOf, isChosen, isOnByDefault } from '../category.ts';
import type { NoticesDeps } from '../notices.ts';
import type { Messenger } from '../ports.ts';
import { findChoices } from '../store/choice.store.ts';
import { endMessage, lockDueMessage, postponeMessage } from '../store/message.store.ts';

const BATCH = 50;
const RETRY_MS = [10_000, 60_000, 600_000, 3_600_000, 6 * 3_600_000] as const;

/**
 * Sends the messages that are due, each once where the sender works and again later where it does not.
 *
 * @invariant  what belongs to security or to money that leaves is sent whatever the person has chosen
 */
export async function sendMessages(deps: NoticesDeps, messenger: Messenger): Promise<'more' | 'idle'> {
  for (let sent = 0; sent < BATCH; sent++) {
    if (!(await sendNext(deps, messenger))) return 'idle';
  }
  return 'more';
}

const OUTCOMES = { sent: 'SENT', off: 'OFF', nobody: 'NOBODY' } as const;

function sendNext({ db, clock }: NoticesDeps, messenger: Messenger): Promise<boolean> {
  return db.tx(async (tx) => {
    const nowMs = clock.nowMs();
    const due = await lockDueMessage(tx, nowMs);
    if (!due) return false;
    const category = categoryOf(due.kind);
    const choices = isChosen(category) ? await findChoices(tx, due.uid) : [];
    const ended = await messenger.deliver(tx, {
      ...{ uid: due.uid, kind: due.kind, params: due.params },
      carriesFreezeLink: category === 'security' || category === 'moneyOut',
      wants: (channel) =>
        !isChosen(category) ||
        (choices.find((each) => each.category === category && each.channel === channel)?.isOn ??
          isOnByDefault(category, channel)),
    });
    const waitMs = RETRY_MS[due.tries];
    if (ended !== 'failed') await endMessage(tx, due.noticeId, OUTCOMES[ended], nowMs);
    else if (waitMs === undefined) await endMessage(tx, due.noticeId, 'GIVEN_UP', nowMs);
    else await postponeMessage(tx, due.noticeId, nowMs + waitMs);
    return true;
  });
}
