import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { emit } from '../../../platform/outbox/outbox.ts';
import type { Actor, Approvals } from '../../approvals/public.ts';
import { type Announcement, countOpen } from '../queries/announcement.query.ts';
import { insertAnnouncement, removeAnnouncement } from '../store/announcement.store.ts';

export interface AnnouncementDeps {
  readonly db: Db;
  readonly approvals: Approvals;
}
interface Act {
  readonly reason: string;
  readonly actor: Actor;
  readonly nowMs: number;
}

/** More at the same time would cover what people came for. */
const OPEN_MAX = 5;
const CHANGED_TOPIC = 'announcements.changed';

/**
 * Announces something on every page at once.
 *
 * @refuses ENDS_BEFORE_START | TOO_MANY_ANNOUNCEMENTS (max)
 */
export function publishAnnouncement(
  deps: AnnouncementDeps,
  wanted: Pick<Announcement, 'level' | 'texts' | 'fallback' | 'fromMs' | 'untilMs'> & Act,
): Promise<Result<true, 'ENDS_BEFORE_START' | 'TOO_MANY_ANNOUNCEMENTS'>> {
  const { reason, actor, nowMs, ...content } = wanted;
  return deps.db.decide(async (tx) => {
    const { fromMs, untilMs } = content;
    if (untilMs !== null && untilMs <= Math.max(fromMs, nowMs)) return refuse('ENDS_BEFORE_START');
    if ((await countOpen(tx, nowMs)) >= OPEN_MAX) return refuse('TOO_MANY_ANNOUNCEMENTS', { max: OPEN_MAX });
    const id = newId(nowMs);
    await insertAnnouncement(tx, { ...content, id, writtenBy: actor.staffId, writtenAtMs: nowMs });
    await tell(deps, tx, { id, action: 'publish', after: { ...content }, reason, actor, nowMs });
    return ok(true);
  });
}

/**
 * Takes an announcement off every page.
 *
 * @refuses ANNOUNCEMENT_UNKNOWN
 */
export function takeBackAnnouncement(
  deps: AnnouncementDeps,
  wanted: Act & { readonly id: string },
): Promise<Result<true, 'ANNOUNCEMENT_UNKNOWN'>> {
  return deps.db.decide(async (tx) => {
    if (!(await removeAnnouncement(tx, wanted.id, wanted.nowMs))) return refuse('ANNOUNCEMENT_UNKNOWN');
    await tell(deps, tx, { ...wanted, action: 'remove', after: { removed: true } });
    return ok(true);
  });
}

async function tell(
  { approvals }: AnnouncementDeps,
  tx: Tx,
  act: Act & { readonly id: string; readonly action: 'publish' | 'remove'; readonly after: unknown },
): Promise<void> {
  await emit(tx, { topic: CHANGED_TOPIC, uid: null, payload: {} });
  const { actor, reason, nowMs, after } = act;
  await approvals.audit(tx, {
    ...actor,
    reason,
    nowMs,
    after,
    before: null,
    action: `staffAnnouncements.${act.action}`,
    subject: `announcement:${act.id}`,
  });
}
