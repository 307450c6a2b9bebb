import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

export type Headers = Readonly<Record<string, string>>;

/**
 * The headers of all answers. `everyAnswer` is set first, so that even answers nobody thought of have them; documents
 * and pictures replace some of them with others from this file.
 */
export const everyAnswer = (publicOrigin: string): Headers => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** Pages may load and run only our own files, and no inline code. */
const OWN_FILES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** The headers of each page of the web app. */
export const pageHeaders = (publicOrigin: string): Headers => ({
  'content-security-policy': `${OWN_FILES}; connect-src 'self'${futuresSource(new URL(publicOrigin))}; frame-ancestors 'self'`,
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
});

/** The headers of each page of the console: it may connect only to us, cannot be framed, and is not indexed. */
export const CONSOLE_HEADERS: Headers = {
  'content-security-policy': `${OWN_FILES}; connect-src 'self'; frame-ancestors 'none'`,
  'permissions-policy': 'camera=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
  'x-robots-tag': 'noindex',
};

/** The script and style of a page that is only read: one of our files or, if inline, its hash. */
export interface ReadSources {
  readonly style?: string;
  /** A script that may connect only to us. */
  readonly script?: string;
}

/** The headers of a page that is only read. */
export const readHeaders = ({ style = "'self'", script }: ReadSources = {}): Headers => ({
  'content-security-policy': `default-src 'none';${script ? ` script-src ${script}; connect-src 'self';` : ''} style-src ${style}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
});

/** A picture may contain scripts; opened by itself it must not run them. */
export const PICTURE_HEADERS: Headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

const IP_OR_LOCAL = /^(?:localhost|.*\.localhost|\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;

/** The origin of the futures API if it differs from ours; the browser derives it in the same way. */
function futuresSource({ protocol, hostname, port }: URL): string {
  if (IP_OR_LOCAL.test(hostname) || !hostname.includes('.')) return '';
  const labels = hostname.split('.');
  const suffixes = labels.slice(-3);
  const hosts = [suffixes.slice(-2), suffixes].map((parts) => `futuresapi.${parts.join('.')}`);
  return [...new Set(hosts)].map((host) => ` ${protocol}//${host}${port ? `:${port}` : ''}`).join('');
}

/**
 * A response class that starts with these headers, so that answers which Node.js makes without a handler have them too.
 */
export function answersWith(headers: Headers): typeof ServerResponse {
  const lines = Object.entries(headers);
  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    constructor(request: Request) {
      super(request);
      for (const [name, value] of lines) this.setHeader(name, value);
    }
  } as typeof ServerResponse;
}

/** Answers and closes a bare connection on which there is no request to answer. */
export function refuseOn(socket: Duplex, status: number, headers: Headers): void {
  socket.on('error', () => socket.destroy());
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  // A client that does not close its side must not keep our side open.
  socket.once('finish', () => socket.destroy());
  const lines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
}
