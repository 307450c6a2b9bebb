import { CODE, type Envelope } from '@bourse/contract/endpoint.ts';
import type { Refusal } from '@bourse/core/result.ts';

/** The answer to a call that succeeded. */
export function accepted<Data>(data: Data, nowMs: number): Envelope<Data> {
  return { code: CODE.success, data, msg: '', i18nMsgCode: null, details: null, serverNow: nowMs };
}

const CODE_OF: Readonly<Record<string, number>> = {
  LOGIN_REQUIRED: CODE.loginRequired,
  TOO_MANY_REQUESTS: CODE.tooMany,
  BUSY: CODE.busy,
  DOWNTIME: CODE.downtime,
};

/** What another client's document calls refusals, by their codes. */
export type MessageKeys = Readonly<Record<string, string>> | undefined;

/** The answer to a call that was refused: the code is in `i18nMsgCode`, with the figures that caused it. */
export function refused(refusal: Refusal, message: string, nowMs: number, keys?: MessageKeys): Envelope<never> {
  const messageKey = keys?.[refusal.code];
  return {
    code: CODE_OF[refusal.code] ?? CODE.refused,
    data: null,
    msg: message,
    i18nMsgCode: refusal.code,
    details: messageKey === undefined ? (refusal.details ?? null) : { ...refusal.details, messageKey },
    serverNow: nowMs,
  };
}
