import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';

/** A request that the server does not know after this time can no longer be under way. */
const LOST_AFTER_MS = MINUTE_MS;

interface Answer {
  readonly i18nMsgCode: string | null;
}

/**
 * True once it is sure that a payment without an answer never was. A server that was too busy to look for it has said nothing
 * about it, and whoever believed it would pay a second time.
 */
export const isLost = (answer: Answer | null, sentAtMs: number, nowMs: number): boolean =>
  answer?.i18nMsgCode === 'WITHDRAWAL_UNKNOWN' && nowMs - sentAtMs > LOST_AFTER_MS;

/** True for what a link of a mail is answered that was made up, was used, or came too late; not for a server that is busy. */
export const isDeadLink = (answer: Answer | null): boolean =>
  answer?.i18nMsgCode === 'CANCEL_LINK_UNKNOWN' || answer?.i18nMsgCode === 'FIELD_INVALID';
