import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/**
 * The address from which a request came: if it passed the operator's proxies, the last address that is not one of them.
 * Needed for upgrades to websockets, which bypass the HTTP server's own equal logic.
 */
export function callerAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return (request) => proxyAddr(request, isTrusted) ?? '';
}

/**
 * Codes that proxies send if they do not know the country, or there is none; ISO 3166 reserves them for private use.
 */
const NO_COUNTRY = new Set(['XX', 'ZZ']);

/**
 * The two-letter country from which a request came, according to a header of the operator's proxy; null if unknown. The
 * header counts only on a connection from a trusted proxy, because anybody else can send what they like.
 *
 * @param header  its name in lower case; null if none is configured
 */
export function callerCountry(
  trustedProxies: readonly string[],
  header: string | null,
): (request: IncomingMessage) => string | null {
  if (header === null) return () => null;
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return ({ headers, socket }) => {
    const said = headers[header];
    if (typeof said !== 'string' || !isTrusted(socket.remoteAddress ?? '', 0)) return null;
    const country = said.trim().toUpperCase();
    return /^[A-Z]{2}$/.test(country) && !NO_COUNTRY.has(country) ? country : null;
  };
}
