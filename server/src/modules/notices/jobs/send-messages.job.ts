import type { NoticesDeps } from '../notices.ts';
import type { Messenger } from '../ports.ts';
import { sendMessages } from '../usecases/send-messages.ts';

/** Mails and text messages of what people were told. */
export const sendMessagesJob = (deps: NoticesDeps, messenger: Messenger) => ({
  name: 'notices-messages',
  everyMs: 1_000,
  run: () => sendMessages(deps, messenger),
});
