import { LOCALES, type Locale } from '@bourse/i18n/locales.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../../../platform/request/context.ts';
import type { EdgeOptions } from '../edge-options.ts';
import type { TooOften } from './call-limits.ts';
import { COOKIE, cookieIn, giveCookie } from './cookies.ts';
import type { Sought } from './unknown-cookies.ts';

const DEFAULT_LOCALE: Locale = 'en_US';

export interface KnownCaller {
  readonly context: RequestContext;
  /**
   * Set if the cookies were not looked up because of the limit: the caller may be logged in and must not be told to log
   * in.
   */
  readonly often: TooOften | null;
}

/** Collects what the edge knows of a caller. Headers choose a language; only cookies identify a person. */
export async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  options: EdgeOptions,
): Promise<KnownCaller> {
  const nowMs = options.nowMs();
  const { cookies } = request;
  const isSecure = options.secureCookies;
  const cookieOf = (name: string) => cookieIn(cookies, name, isSecure);
  const shown = { ip: request.ip, nowMs };
  const [member, staff] = await Promise.all([
    personOf(options, { ...shown, secret: cookieOf(COOKIE.person) }),
    staffOf(options, { ...shown, secret: cookieOf(COOKIE.staff) }),
  ]);
  const accessToken = accessTokenOf(request);
  // After the cookie, because a token can only restrict what its cookie permits, and the cookie's session is then
  // cached.
  const person =
    member.found !== null && accessToken !== undefined
      ? await options.auth.authenticate({ cookie: cookieOf(COOKIE.person), accessToken, nowMs })
      : member.found;
  const context: RequestContext = {
    requestId: request.id,
    nowMs,
    ip: request.ip,
    userAgent: textHeader(request, 'user-agent').slice(0, 400),
    country: options.countryOf(request.raw),
    deviceId: cookieOf(COOKIE.device) ?? null,
    locale: localeOf(textHeader(request, 'language')),
    uid: person?.uid ?? null,
    sessionId: person?.sessionId ?? null,
    staff: staff.found,
    cookie: cookieOf,
    setCookie: (name, value, maxAgeMs) => giveCookie(reply, { name, value, maxAgeMs }, { isSecure, cookies }),
  };
  return { context, often: member.often ?? staff.often };
}

/** A cookie that came with a request, if there was one. */
interface Shown {
  readonly secret: string | undefined;
  readonly ip: string;
  readonly nowMs: number;
}

/** What is needed to look up whose a cookie is. */
export type CookieReader = Pick<EdgeOptions, 'auth' | 'unknownCookies' | 'secureCookies'>;

const NOBODY = { found: null, often: null } as const;

/** The person of a cookie, unless very many unknown cookies came from its network. */
export async function personOf(
  { auth, unknownCookies }: CookieReader,
  { secret, ip, nowMs }: Shown,
): Promise<Sought<{ uid: string; sessionId: string }>> {
  if (!secret) return NOBODY;
  const find = () => auth.authenticate({ cookie: secret, accessToken: undefined, nowMs });
  if (unknownCookies) return unknownCookies.look({ kind: 'person', secret, ip, nowMs }, find);
  return { found: await find(), often: null };
}

async function staffOf(
  { auth, unknownCookies }: CookieReader,
  { secret, ip, nowMs }: Shown,
): Promise<Sought<NonNullable<RequestContext['staff']>>> {
  if (!secret) return NOBODY;
  const find = () => auth.authenticateStaff({ cookie: secret, nowMs });
  if (unknownCookies) return unknownCookies.look({ kind: 'staff', secret, ip, nowMs }, find);
  return { found: await find(), often: null };
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
