import type { NoticesDeps } from '../notices-deps.ts';
import type { Messenger } from '../ports.ts';
import { outgoingMessages } from '../usecases/send-messages.ts';

/** Sends the mails and text messages of notices. */
export const sendMessagesJob = (deps: NoticesDeps, messenger: Messenger) => {
  const outgoing = outgoingMessages(deps, messenger);
  return {
    name: 'notices-messages',
    everyMs: 1_000,
    run: () => outgoing.run(),
    finish: () => outgoing.finish(),
  };
};
