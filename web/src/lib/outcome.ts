import { getLocale } from './locale.ts';
import { notify } from './notify.ts';
import { shellText } from './shell-text.ts';

export type Action = 'add' | 'open' | 'withdraw' | 'delete' | 'modify' | 'cancel' | 'revoke';

/** Says how one of the seven actions ended, in the words that every screen uses for it. */
export async function notifyOutcome(action: Action, isDone: boolean, text?: string): Promise<void> {
  const t = await shellText.load(getLocale());
  const title = t(`shell.outcome.${action}.${isDone ? 'done' : 'failed'}`);
  notify({ tone: isDone ? 'ok' : 'danger', title, ...(text && { text }) });
}
