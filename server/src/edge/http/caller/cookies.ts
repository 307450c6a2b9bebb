import type { FastifyReply } from 'fastify';
import { isPrefixedSecret } from '../../../platform/ids/ids.ts';

/** The cookies of people, staff and remembered browsers, by the names that modules use. */
export const COOKIE = { person: 'bourse_sid', staff: 'bourse_staff', device: 'bourse_device' } as const;

/** Cookies that older releases set without a prefix. */
const HAD_OLD_NAME: ReadonlySet<string> = new Set(Object.values(COOKIE));

type Cookies = Readonly<Record<string, string | undefined>>;

/**
 * The name of a cookie in the browser. Over HTTPS it has the `__Host-` prefix, with which browsers accept it only from
 * this very host, so that neither a neighbouring domain nor a page over HTTP can plant one.
 */
export const cookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

/**
 * The value of a cookie. A cookie that an older release set under the bare name still works until it ends. Present
 * secrets are not accepted under the bare name, so that nobody can plant one of their own.
 */
export function cookieIn(cookies: Cookies, name: string, isSecure: boolean): string | undefined {
  const value = cookies[cookieName(name, isSecure)];
  if (value !== undefined || !isSecure || !HAD_OLD_NAME.has(name)) return value;
  const old = cookies[name];
  return old === undefined || isPrefixedSecret(old) ? undefined : old;
}

interface Given {
  readonly name: string;
  /** Null removes the cookie. */
  readonly value: string | null;
  readonly maxAgeMs?: number | undefined;
}

/** Sets a cookie in the browser and removes the one with the old name. */
export function giveCookie(
  reply: FastifyReply,
  { name, value, maxAgeMs }: Given,
  { isSecure, cookies }: { readonly isSecure: boolean; readonly cookies: Cookies },
): void {
  const shared = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  const current = cookieName(name, isSecure);
  if (value === null) reply.clearCookie(current, shared);
  else reply.setCookie(current, value, maxAgeMs ? { ...shared, maxAge: Math.floor(maxAgeMs / 1000) } : shared);
  if (isSecure && cookies[name] !== undefined) reply.clearCookie(name, shared);
}
