import { OTHER_LANGUAGES } from '@bourse/contract/announcements.ts';
import type { staffAnnouncements as staffContract } from '@bourse/contract/staff/announcements.ts';
import { ok } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { DONE } from '../../platform/request/done.ts';
import { actorOf } from '../approvals/public.ts';
import { listAnnouncements } from './queries/announcement.query.ts';
import { type AnnouncementDeps, publishAnnouncement, takeBackAnnouncement } from './usecases/publish-announcement.ts';

const SHOWN = 50;

export function staffAnnouncementsHttp(deps: AnnouncementDeps): Handlers<typeof staffContract> {
  return {
    list: async () => {
      const rows = await listAnnouncements(deps.db, SHOWN);
      const logins = await deps.approvals.loginsOf(
        deps.db,
        rows.map(({ writtenBy }) => writtenBy),
      );
      return ok({ rows: rows.map((row) => ({ ...row, writtenBy: logins.get(row.writtenBy) ?? row.writtenBy })) });
    },
    publish: async (input, context) => {
      const { fallback, level, reason, untilMs = null, fromMs = context.nowMs } = input;
      const others = OTHER_LANGUAGES.flatMap((locale) => (input[locale] ? [[locale, input[locale]] as const] : []));
      const texts = { en_US: input.en_US, ...Object.fromEntries(others) };
      const done = await publishAnnouncement(deps, {
        texts,
        fallback,
        level,
        fromMs,
        untilMs,
        reason,
        actor: actorOf(context),
        nowMs: context.nowMs,
      });
      return done.ok ? ok(DONE) : done;
    },
    remove: async ({ id, reason }, context) => {
      const done = await takeBackAnnouncement(deps, { id, reason, actor: actorOf(context), nowMs: context.nowMs });
      return done.ok ? ok(DONE) : done;
    },
  };
}
