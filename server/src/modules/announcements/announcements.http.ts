import type { announcements as announcementsContract } from '@bourse/contract/announcements.ts';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { ok } from '@bourse/core/result.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { type Announcement, findCurrent } from './queries/announcement.query.ts';

/** How far ahead announcements are sent to a page; one that stays open for longer asks again. */
const AHEAD_MS = DAY_MS;

export function announcementsHttp({ db }: { readonly db: Db }): Handlers<typeof announcementsContract> {
  return {
    current: async (_, { nowMs, locale }) => {
      const rows = await findCurrent(db, nowMs, nowMs + AHEAD_MS);
      return ok({
        rows: rows.flatMap((row) => {
          const text = textFor(row, locale);
          return text === null ? [] : [{ ...row, text }];
        }),
      });
    },
  };
}

const textFor = ({ texts, fallback }: Announcement, locale: string): string | null =>
  texts[locale] ?? (fallback === 'english' ? (texts.en_US ?? null) : null);
