import type { Room } from '../room.ts';
import { deleteExpiredCaptchas } from '../store/captcha.store.ts';
import { deleteOldCodes } from '../store/code.store.ts';
import { deleteExpiredFreezeLinks } from '../store/freeze-link.store.ts';
import { deleteUnusedKycDocuments } from '../store/kyc-document.store.ts';
import { deleteOldLoginEvents } from '../store/login-event.store.ts';
import { deleteOldMailResends } from '../store/mail-resend.store.ts';
import { deleteGivenUpMessages, deleteSentMessages } from '../store/message.store.ts';
import { deleteEndedSessions } from '../store/session.store.ts';
import { deleteExpiredSids } from '../store/sid.store.ts';

const DAY_MS = 86_400_000;
export const LOGIN_HISTORY_MS = 365 * DAY_MS;

/** Forgets what has served: each deletion stands for itself, so a run that is cut short is finished by the next. */
export async function tidyIdentity(room: Room): Promise<'idle'> {
  const nowMs = room.clock.nowMs();
  await deleteExpiredCaptchas(room.db, nowMs);
  await deleteExpiredSids(room.db, nowMs - DAY_MS);
  await deleteExpiredFreezeLinks(room.db, nowMs);
  // A code's row counts towards the sends of a day.
  await deleteOldCodes(room.db, nowMs - 2 * DAY_MS);
  await deleteOldLoginEvents(room.db, { personsMs: nowMs - LOGIN_HISTORY_MS, nobodysMs: nowMs - DAY_MS });
  await deleteEndedSessions(room.db, nowMs - 30 * DAY_MS);
  await deleteGivenUpMessages(room.db, nowMs - 30 * DAY_MS);
  // As long as the links in them can work, and no longer.
  await deleteSentMessages(room.db, nowMs - 7 * DAY_MS);
  await deleteOldMailResends(room.db, nowMs - 30 * DAY_MS);
  await deleteUnusedKycDocuments(room.db, nowMs - 7 * DAY_MS);
  await room.attempts.tidy(nowMs);
  return 'idle';
}
