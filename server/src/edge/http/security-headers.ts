import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

export type Headers = Readonly<Record<string, string>>;

/**
 * The headers of everything that is served. `everyAnswer` is set before anybody else sees an answer, so that what nobody
 * thought of has them too; documents and pictures replace what they need otherwise, by what stands here.
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

/** Pages load and run our own files, and nothing that is written into the page. */
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

/** What each page of the web app is sent with. */
export const pageHeaders = (publicOrigin: string): Headers => ({
  'content-security-policy': `${OWN_FILES}; connect-src 'self'${futuresSource(new URL(publicOrigin))}; frame-ancestors 'self'`,
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
});

/** What each page of the console is sent with: it speaks to us alone, is in nobody's frame, and no search engine's. */
export const CONSOLE_HEADERS: Headers = {
  'content-security-policy': `${OWN_FILES}; connect-src 'self'; frame-ancestors 'none'`,
  'permissions-policy': 'camera=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
  'x-robots-tag': 'noindex',
};

/** What a page that is only read has of its own: one of our files or, where it stands in the page, its hash. */
export interface ReadSources {
  readonly style?: string;
  /** A script that asks us, and nobody else. */
  readonly script?: string;
}

/** What a page is sent with that is only read. */
export const readHeaders = ({ style = "'self'", script }: ReadSources = {}): Headers => ({
  'content-security-policy': `default-src 'none';${script ? ` script-src ${script}; connect-src 'self';` : ''} style-src ${style}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
});

/** A picture may hold script of its own; opened by itself it may run none. */
export const PICTURE_HEADERS: Headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

const IP_OR_LOCAL = /^(?:localhost|.*\.localhost|\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;

/** The futures API's origin where it is another one than ours; the browser works it out in the same way. */
function futuresSource({ protocol, hostname, port }: URL): string {
  if (IP_OR_LOCAL.test(hostname) || !hostname.includes('.')) return '';
  const labels = hostname.split('.');
  const suffixes = labels.slice(-3);
  const hosts = [suffixes.slice(-2), suffixes].map((parts) => `futuresapi.${parts.join('.')}`);
  return [...new Set(hosts)].map((host) => ` ${protocol}//${host}${port ? `:${port}` : ''}`).join('');
}

/** The class of answers that begin with these headers, also where Node.js itself answers and no handler is asked. */
export function answersWith(headers: Headers): typeof ServerResponse {
  const lines = Object.entries(headers);
  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    constructor(request: Request) {
      super(request);
      for (const [name, value] of lines) this.setHeader(name, value);
    }
  } as typeof ServerResponse;
}

/** Answers on a bare connection, where there is no request that could be answered, and ends it. */
export function refuseOn(socket: Duplex, status: number, headers: Headers): void {
  socket.on('error', () => socket.destroy());
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  // Whoever does not close its own side keeps nothing of ours open.
  socket.once('finish', () => socket.destroy());
  const lines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
}
