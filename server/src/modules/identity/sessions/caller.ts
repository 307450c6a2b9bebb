import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { newCookieSecret } from '../../../platform/ids/ids.ts';
import type { RequestContext } from '../../../platform/request/context.ts';
import type { Caller } from '../identity-deps.ts';
import type { AskingBrowser } from '../usecases/code/asking-subject.ts';
import type { OpenedSession } from '../usecases/session/open-session.ts';

const SESSION_COOKIE = 'bourse_sid';
const DEVICE_COOKIE = 'bourse_device';
const ASKING_COOKIE = 'bourse_asking';
/** Longer than any code is valid. */
const ASKING_COOKIE_MS = HOUR_MS;
const SESSION_COOKIE_MS = 7 * DAY_MS;
/** Browsers keep a cookie for at most 400 days. */
const DEVICE_COOKIE_MS = 400 * DAY_MS;

/** Describes the caller to use cases. */
export function callerOf(context: RequestContext): Caller {
  return {
    ip: context.ip,
    country: context.country,
    userAgent: context.userAgent,
    locale: context.locale,
    ...askingBrowserOf(context),
    sessionCookie: context.cookie(SESSION_COOKIE),
  };
}

/** The browser of somebody who asks for a code, or uses one, without being logged in. */
export function askingBrowserOf(context: RequestContext): AskingBrowser {
  return { deviceToken: context.deviceId, mark: context.cookie(ASKING_COOKIE) ?? null };
}

/** The same for a browser that asks for a code. It gets a mark if it has none, so that its code is kept separately. */
export function markedBrowserOf(context: RequestContext): AskingBrowser {
  const mark = context.cookie(ASKING_COOKIE) ?? newCookieSecret();
  context.setCookie(ASKING_COOKIE, mark, ASKING_COOKIE_MS);
  return { deviceToken: context.deviceId, mark };
}

/** Sends the cookies of a new session to the browser. */
export function giveSession(context: RequestContext, opened: OpenedSession): void {
  giveSecret(context, opened.secret);
  if (opened.deviceToken !== null) context.setCookie(DEVICE_COOKIE, opened.deviceToken, DEVICE_COOKIE_MS);
}

/** Sends the new secret of the same session to the browser. */
export function giveSecret(context: RequestContext, secret: string): void {
  context.setCookie(SESSION_COOKIE, secret, SESSION_COOKIE_MS);
}

export function takeSession(context: RequestContext): void {
  context.setCookie(SESSION_COOKIE, null);
}
