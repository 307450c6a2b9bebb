import { LOCALES, type Locale } from '@bourse/i18n/locales.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../../platform/request/context.ts';
import type { EdgeOptions } from './mount.ts';

export const COOKIE = { person: 'bourse_sid', staff: 'bourse_staff', device: 'bourse_device' } as const;
const DEFAULT_LOCALE: Locale = 'en_US';

/** Puts together what the edge knows of a caller. Headers choose a language; only cookies say who somebody is. */
export async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  options: EdgeOptions,
): Promise<RequestContext> {
  const nowMs = options.nowMs();
  const cookies = request.cookies;
  const [person, staff] = await Promise.all([
    cookies[COOKIE.person]
      ? options.auth.authenticate({ cookie: cookies[COOKIE.person], accessToken: accessTokenOf(request), nowMs })
      : null,
    cookies[COOKIE.staff] ? options.auth.authenticateStaff({ cookie: cookies[COOKIE.staff], nowMs }) : null,
  ]);
  return {
    requestId: request.id,
    nowMs,
    ip: request.ip,
    userAgent: textHeader(request, 'user-agent').slice(0, 400),
    country: null,
    deviceId: cookies[COOKIE.device] ?? null,
    locale: localeOf(textHeader(request, 'language')),
    uid: person?.uid ?? null,
    sessionId: person?.sessionId ?? null,
    staff,
    cookie: (name) => cookies[name],
    setCookie(name, value, maxAgeMs) {
      const shared = { path: '/', httpOnly: true, sameSite: 'lax', secure: options.secureCookies } as const;
      if (value === null) reply.clearCookie(name, shared);
      else reply.setCookie(name, value, maxAgeMs ? { ...shared, maxAge: Math.floor(maxAgeMs / 1000) } : shared);
    },
  };
}

function accessTokenOf(request: FastifyRequest): string | undefined {
  const token = textHeader(request, 'authorization') || textHeader(request, 'logintoken');
  return token === '' ? undefined : token.replace(/^Bearer /, '');
}

function textHeader(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

function localeOf(header: string): Locale {
  return (LOCALES as readonly string[]).includes(header) ? (header as Locale) : DEFAULT_LOCALE;
}
