import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import type { RequestContext } from '../../../platform/request/context.ts';
import type { Caller } from '../identity-deps.ts';
import type { OpenedSession } from '../usecases/session/open-session.ts';

const SESSION_COOKIE = 'bourse_sid';
const DEVICE_COOKIE = 'bourse_device';
const SESSION_COOKIE_MS = 7 * DAY_MS;
/** Browsers keep a cookie 400 days at most. */
const DEVICE_COOKIE_MS = 400 * DAY_MS;

/** What a use case is told of who is calling. */
export function callerOf(context: RequestContext): Caller {
  return {
    ip: context.ip,
    country: context.country,
    userAgent: context.userAgent,
    locale: context.locale,
    deviceToken: context.deviceId,
    sessionCookie: context.cookie(SESSION_COOKIE),
  };
}

/** Hands a new session to the browser. */
export function giveSession(context: RequestContext, opened: OpenedSession): void {
  giveSecret(context, opened.secret);
  if (opened.deviceToken !== null) context.setCookie(DEVICE_COOKIE, opened.deviceToken, DEVICE_COOKIE_MS);
}

/** Hands the new secret of the same session to the browser. */
export function giveSecret(context: RequestContext, secret: string): void {
  context.setCookie(SESSION_COOKIE, secret, SESSION_COOKIE_MS);
}

export function takeSession(context: RequestContext): void {
  context.setCookie(SESSION_COOKIE, null);
}
