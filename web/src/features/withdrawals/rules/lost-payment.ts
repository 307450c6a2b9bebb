import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';

/** After this time, a request that the server does not know can no longer be under way. */
const LOST_AFTER_MS = MINUTE_MS;

interface Answer {
  readonly i18nMsgCode: string | null;
}

/**
 * True once it is certain that an unanswered payment was never made. A server that was too busy to look has said nothing
 * about it: if that counted as "no", the person might pay twice.
 */
export const isLost = (answer: Answer | null, sentAtMs: number, nowMs: number): boolean =>
  answer?.i18nMsgCode === 'WITHDRAWAL_UNKNOWN' && nowMs - sentAtMs > LOST_AFTER_MS;

/** True for the answer to a mail's link that is invented, used or too late; false for a server that is busy. */
export const isDeadLink = (answer: Answer | null): boolean =>
  answer?.i18nMsgCode === 'CANCEL_LINK_UNKNOWN' || answer?.i18nMsgCode === 'FIELD_INVALID';
