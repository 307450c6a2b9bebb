import { businessDayOf } from '@bourse/core/calendar/business-day.ts';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { writeTo } from '../../messages.ts';
import { findExpiringKyc, setExpiryWarned, setKycExpired } from '../../store/kyc-submission.store.ts';
import { lockPerson, setKycLevel } from '../../store/person.store.ts';

const WARN_DAYS = 30;
const BATCH = 100;

/** The business day that is so many days from now, as YYYY-MM-DD. */
export function calendarDay(nowMs: number, daysLater = 0): string {
  return new Date((businessDayOf(nowMs) + daysLater) * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Warns people once whose document expires within thirty days, and lowers their level when its last day is over. They
 * can verify again with another document at any time; until then they have the limits of an unverified account.
 *
 * @invariant each person is warned once and lowered once, even if several processes run this
 */
export async function expireDocuments(deps: IdentityDeps): Promise<'more' | 'idle'> {
  const nowMs = deps.clock.nowMs();
  const today = calendarDay(nowMs);
  const over = await findExpiringKyc(deps.db, { day: today, isUnwarned: false, limit: BATCH });
  for (const { uid, documentExpiresOn } of over) await expire(deps, uid, documentExpiresOn);
  const soonDay = calendarDay(nowMs, WARN_DAYS + 1);
  const soon = await findExpiringKyc(deps.db, { day: soonDay, isUnwarned: true, limit: BATCH });
  for (const each of soon) await warn(deps, each, nowMs);
  return over.length === BATCH || soon.length === BATCH ? 'more' : 'idle';
}

function expire(deps: IdentityDeps, uid: string, date: string): Promise<void> {
  return deps.db.tx(async (tx) => {
    await lockPerson(tx, uid);
    if ((await setKycExpired(tx, uid)) === 0) return;
    await setKycLevel(tx, uid, 'none', deps.clock.nowMs());
    await deps.notices.notify(tx, { uid, kind: 'identity.kycExpired', params: { date } });
    await writeTo(tx, deps, uid, 'kyc-expired', { date });
  });
}

function warn(
  deps: IdentityDeps,
  {
    id,
    uid,
    documentExpiresOn: date,
  }: { readonly id: string; readonly uid: string; readonly documentExpiresOn: string },
  nowMs: number,
): Promise<void> {
  return deps.db.tx(async (tx) => {
    if (!(await setExpiryWarned(tx, id, nowMs))) return;
    await deps.notices.notify(tx, { uid, kind: 'identity.kycExpiresSoon', params: { date } });
    await writeTo(tx, deps, uid, 'kyc-expires-soon', { date });
  });
}
