import type { notices as noticesContract } from '@bourse/contract/notices.ts';
import { ok } from '@bourse/core/result.ts';
import { PAGE_LIMIT, readIdCursor } from '../../platform/db/keyset.ts';
import { inboxMessages } from '../../platform/mail/inbox.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { NoticesDeps } from './notices-deps.ts';
import { countUnread, listNotices } from './queries/notice.query.ts';
import { setRead } from './store/notice.store.ts';
import { choose, readChoices } from './usecases/choose.ts';

const INBOX_PAGE = 50;

/** Endpoints of notices. */
export function noticesHttp({ deps }: { readonly deps: NoticesDeps }): Handlers<typeof noticesContract> {
  return {
    list: async ({ category, before, limit = PAGE_LIMIT }, { uid }) => {
      const size = Math.max(1, limit);
      const rows = await listNotices(deps.db, { uid, category, before: readIdCursor(before), limit: size });
      const unread = await countUnread(deps.db, uid);
      return ok({ rows, next: rows.length < size ? null : rows.at(-1)!.id, unread });
    },
    markRead: async ({ id }, { uid, nowMs }) => {
      await setRead(deps.db, uid, id ?? null, nowMs);
      return ok({ done: true as const });
    },
    choices: async (_input, { uid }) => ok({ rows: await readChoices(deps.db, uid) }),
    choose: async ({ category, channel, on }, { uid }) => {
      const chosen = await choose(deps, uid, { category, channel, isOn: on });
      return chosen.ok ? ok({ done: true as const }) : chosen;
    },
    demoInbox: async ({ to }) => {
      const filter = to === undefined || to === '' ? {} : { recipient: to.toLowerCase() };
      const messages = await inboxMessages(deps.db, { ...filter, limit: INBOX_PAGE });
      const rows = messages.map(({ id, channel, recipient, subject, body, atMs }) => {
        return { id, channel, to: recipient, subject, body, atMs };
      });
      return ok({ rows, next: null });
    },
  };
}
