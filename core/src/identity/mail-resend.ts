import { HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import { ok, type Result, refuse } from '../result.ts';

/** How often staff may have a mail sent again. */
export const MAIL_RESEND = {
  /** How long staff wait before they send the same mail again. */
  gapMs: 10 * MINUTE_MS,
  mailMax: 3,
  /** How many mails of one person are sent again within the window, all together. */
  personMax: 5,
  windowMs: HOUR_MS,
} as const;

/**
 * Judges one more sending of a mail, so that nobody's inbox is filled through support.
 *
 * @param earlier  what was sent again to this person, of any mail, in any order
 * @refuses        MAIL_RESENT_ENOUGH (max) | MAIL_TOO_SOON (untilMs)
 */
export function judgeResend(
  earlier: readonly { readonly mailId: string; readonly atMs: number }[],
  { mailId, nowMs }: { readonly mailId: string; readonly nowMs: number },
): Result<true, 'MAIL_RESENT_ENOUGH' | 'MAIL_TOO_SOON'> {
  const { gapMs, mailMax, personMax, windowMs } = MAIL_RESEND;
  const timesOf = (wanted: (each: { readonly mailId: string; readonly atMs: number }) => boolean) =>
    earlier.filter(wanted).map(({ atMs }) => atMs);
  const ofMail = timesOf((each) => each.mailId === mailId);
  if (ofMail.length >= mailMax) return refuse('MAIL_RESENT_ENOUGH', { max: mailMax });
  const inWindow = timesOf(({ atMs }) => atMs > nowMs - windowMs);
  const waits = [
    ...ofMail.map((atMs) => atMs + gapMs),
    ...(inWindow.length >= personMax ? [Math.min(...inWindow) + windowMs] : []),
  ].filter((untilMs) => untilMs > nowMs);
  return waits.length === 0 ? ok(true) : refuse('MAIL_TOO_SOON', { untilMs: Math.max(...waits) });
}
