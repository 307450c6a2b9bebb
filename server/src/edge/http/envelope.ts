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

/** The answer to a call that was refused: the code is in `i18nMsgCode`, with the figures that caused it. */
export function refused(refusal: Refusal, message: string, nowMs: number): Envelope<never> {
  return {
    code: CODE_OF[refusal.code] ?? CODE.refused,
    data: null,
    msg: message,
    i18nMsgCode: refusal.code,
    details: refusal.details ?? null,
    serverNow: nowMs,
  };
}
