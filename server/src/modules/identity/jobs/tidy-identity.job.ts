import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { deleteOldCodes } from '../store/code.store.ts';
import { deleteExpiredFreezeLinks } from '../store/freeze-link.store.ts';
import { deleteUnusedKycDocuments } from '../store/kyc-document.store.ts';
import { deleteOldLoginEvents } from '../store/login-event.store.ts';
import { deleteOldMailResends } from '../store/mail-resend.store.ts';
import { deleteGivenUpMessages, deleteSentMessages } from '../store/message.store.ts';
import { deleteExpiredPasskeyUses } from '../store/passkey.store.ts';
import { deleteEndedSessions } from '../store/session.store.ts';
import { deleteExpiredSids } from '../store/sid.store.ts';

export const LOGIN_HISTORY_MS = 365 * DAY_MS;

/**
 * Deletes what is no longer needed. Each deletion stands alone, so the next run finishes what an interrupted one left.
 */
export async function tidyIdentity(deps: IdentityDeps): Promise<'idle'> {
  const nowMs = deps.clock.nowMs();
  await deps.puzzles.tidy(nowMs);
  await deleteExpiredSids(deps.db, nowMs - DAY_MS);
  await deleteExpiredFreezeLinks(deps.db, nowMs);
  await deleteExpiredPasskeyUses(deps.db, nowMs);
  // Codes are kept for two days, because they count towards the sends of a day.
  await deleteOldCodes(deps.db, nowMs - 2 * DAY_MS);
  await deleteOldLoginEvents(deps.db, { personsMs: nowMs - LOGIN_HISTORY_MS, nobodysMs: nowMs - DAY_MS });
  await deleteEndedSessions(deps.db, nowMs - 30 * DAY_MS);
  await deleteGivenUpMessages(deps.db, nowMs - 30 * DAY_MS);
  // Kept exactly as long as the links in them can work.
  await deleteSentMessages(deps.db, nowMs - 7 * DAY_MS);
  await deleteOldMailResends(deps.db, nowMs - 30 * DAY_MS);
  await deleteUnusedKycDocuments(deps.db, nowMs - 7 * DAY_MS);
  await deps.attempts.tidy(nowMs);
  return 'idle';
}
