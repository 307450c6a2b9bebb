import type { FastifyReply } from 'fastify';
import { isPrefixedSecret } from '../../platform/ids/ids.ts';

/** The cookies of people, staff and remembered browsers, by the names that modules know. */
export const COOKIE = { person: 'bourse_sid', staff: 'bourse_staff', device: 'bourse_device' } as const;

/** Those that browsers were given before names had a prefix. */
const HAD_OLD_NAME: ReadonlySet<string> = new Set(Object.values(COOKIE));

type Cookies = Readonly<Record<string, string | undefined>>;

/**
 * The name of a cookie in the browser. Over HTTPS it has the prefix with which a browser takes it from this very host alone:
 * neither a neighbour's domain nor a page over HTTP can plant one.
 */
export const cookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

/**
 * The value of a cookie. Browsers that were given theirs before names had a prefix keep it until it ends; the secrets of today
 * are not taken under the old name, so that nobody can plant one of theirs.
 */
export function cookieIn(cookies: Cookies, name: string, isSecure: boolean): string | undefined {
  const value = cookies[cookieName(name, isSecure)];
  if (value !== undefined || !isSecure || !HAD_OLD_NAME.has(name)) return value;
  const old = cookies[name];
  return old === undefined || isPrefixedSecret(old) ? undefined : old;
}

interface Given {
  readonly name: string;
  /** Null takes it away. */
  readonly value: string | null;
  readonly maxAgeMs?: number | undefined;
}

/** Gives the browser a cookie and takes the one of the old name away. */
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
