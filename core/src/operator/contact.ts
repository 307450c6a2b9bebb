import { plainCase, seenText } from './letters.ts';
import { decodePunycode } from './punycode.ts';

/** A way to reach somebody, or an address somebody writes from, as a program reads it rather than as an eye does. */
export type Contact =
  | WebAddress
  | { readonly kind: 'email'; readonly mailbox: string; readonly host: string }
  | { readonly kind: 'phone'; readonly digits: string }
  | { readonly kind: 'handle'; readonly name: string }
  | { readonly kind: 'unknown' };

export interface WebAddress {
  readonly kind: 'web';
  /** Null where the text has none; a browser then assumes the usual one. */
  readonly scheme: string | null;
  /** True where something stands before an `@`: a login name, which says nothing about where the address leads. */
  readonly hasUser: boolean;
  /** The host as a browser reads it: lower case, `xn--` labels decoded, without a dot at the end. */
  readonly host: string;
  /** Empty for the scheme's default port. */
  readonly port: string;
  /** The path without a slash at its end; empty for the front page. */
  readonly path: string;
  /** What follows the path. */
  readonly rest: string;
}

const UNKNOWN = { kind: 'unknown' } as const;
const NOWHERE = { kind: 'web', hasUser: false, host: '', port: '', path: '', rest: '' } as const;
const USUAL_PORT: ReadonlyMap<string, string> = new Map([
  ['http', '80'],
  ['https', '443'],
]);
/** Schemes that a browser opens as a page, as a program or as a file. */
const SCHEME = /^(?:(https?|javascript|vbscript|data|blob|file|ftp|intent|about|view-source):)?(.*)$/isu;
const HOST = /^(?:[\p{L}\p{N}\p{M}_-]+\.)*[\p{L}\p{N}\p{M}_-]+$/u;
const MAILBOX = /^[^\s@/\\:?#<>()"]+$/u;
const PHONE = /^\+?[0-9]{3,15}$/;
const HANDLE = /^@?[\p{L}\p{N}\p{M}._-]{2,64}$/u;
/** A name and the address in angle brackets, as a mail program shows a sender. */
const SENDER = /^[^<>]*<([^<>\s]+)>$/u;

/** Services where an address is a profile and upper and lower case are the same, each with its main host name. */
const PROFILE_HOSTS: ReadonlyMap<string, string> = new Map([
  ['x.com', 'x.com'],
  ['twitter.com', 'x.com'],
  ['t.me', 't.me'],
  ['telegram.me', 't.me'],
  ['instagram.com', 'instagram.com'],
  ['facebook.com', 'facebook.com'],
  ['linkedin.com', 'linkedin.com'],
  ['youtube.com', 'youtube.com'],
  ['tiktok.com', 'tiktok.com'],
  ['reddit.com', 'reddit.com'],
  ['medium.com', 'medium.com'],
]);

/**
 * Reads what a person pasted: a web address, an e-mail address, a phone number, or a name at a social network.
 *
 * @returns kind `unknown` where it is none of these
 */
export function readContact(text: string): Contact {
  const pasted = seenText(text);
  const inner = SENDER.exec(pasted)?.[1] ?? pasted;
  const plain = inner.replace(/^(?:mailto|tel|sms):/iu, '');
  return (
    readPhone(plain) ??
    readEmail(plain) ??
    (plain.startsWith('@') ? readHandle(plain) : null) ??
    readWeb(inner) ??
    readHandle(plain) ??
    UNKNOWN
  );
}

/** The service (by its main host name) that a web address is a profile of; null for any other host. */
export const profileHostOf = (host: string): string | null =>
  PROFILE_HOSTS.get(host.replace(/^(?:www|m|mobile)\./, '')) ?? null;

function readPhone(text: string): Contact | null {
  const digits = text
    .normalize('NFKC')
    .replace(/[\s().\u2010-\u2015/-]/gu, '')
    .replace(/^00(?=[1-9])/, '+');
  if (!PHONE.test(digits) || /^[0-9]{1,3}(?:\.[0-9]{1,3}){3}$/.test(text)) return null;
  return { kind: 'phone', digits: digits.replace(/^\+/, '') };
}

function readEmail(text: string): Contact | null {
  const [mailbox = '', host = '', ...more] = text.split('?')[0]?.split('@') ?? [];
  if (more.length > 0 || !MAILBOX.test(mailbox)) return null;
  const read = readHost(host);
  return read === null ? null : { kind: 'email', mailbox: plainCase(mailbox), host: read };
}

function readWeb(text: string): WebAddress | null {
  const [, written, after = ''] = SCHEME.exec(text) ?? [];
  const scheme = written?.toLowerCase() ?? null;
  if (!isWebScheme(scheme)) return { ...NOWHERE, scheme };
  // Browsers treat slashes and backslashes alike, and accept any number of them.
  const [, authority = '', tail = ''] = /^[/\\]*([^/\\?#]*)(.*)$/su.exec(after) ?? [];
  const at = authority.lastIndexOf('@');
  const [, name = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/u.exec(authority.slice(at + 1)) ?? [];
  const host = readHost(name);
  const isNamed = scheme !== null || tail !== '' || at >= 0 || port !== '' || host?.includes('.');
  if (host === null || !isNamed) return null;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/su.exec(tail) ?? [];
  return {
    kind: 'web',
    scheme,
    hasUser: at >= 0,
    host,
    rest,
    port: port === USUAL_PORT.get(scheme ?? 'https') ? '' : port,
    path: path.replace(/\\/gu, '/').replace(/\/+$/u, ''),
  };
}

function readHandle(text: string): Contact | null {
  return HANDLE.test(text) ? { kind: 'handle', name: plainCase(text.replace(/^@/, '')) } : null;
}

/** True for what a browser opens as a page; `javascript:` and `data:` are programs. */
export const isWebScheme = (scheme: string | null): boolean => scheme === null || USUAL_PORT.has(scheme);

/** A host as a browser reads it: escapes undone, one spelling for each letter, `xn--` labels as letters. */
function readHost(text: string): string | null {
  const host = plainCase(unescaped(text) ?? '')
    .replace(/[。｡]/gu, '.')
    .replace(/\.$/, '');
  if (/^\[[0-9a-f:.]+\]$/.test(host)) return host;
  if (!HOST.test(host)) return null;
  const labels = host.split('.').map((label) => (label.startsWith('xn--') ? decodePunycode(label.slice(4)) : label));
  return labels.every((label) => label !== null) ? labels.join('.') : null;
}

function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
