import { getLocale } from './locale.ts';
import { notify } from './notify.ts';
import { shellText } from './shell-text.ts';

export type Action = 'add' | 'open' | 'withdraw' | 'delete' | 'modify' | 'cancel' | 'revoke';

/** Shows the result of one of seven common actions, in words that every screen shares. */
export async function notifyOutcome(action: Action, isDone: boolean, text?: string): Promise<void> {
  const t = await shellText.load(getLocale());
  const title = t(`shell.outcome.${action}.${isDone ? 'done' : 'failed'}`);
  notify({ tone: isDone ? 'ok' : 'danger', title, ...(text && { text }) });
}
