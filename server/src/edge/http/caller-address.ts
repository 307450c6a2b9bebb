import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/**
 * The address that a request came from: behind proxies of the operator's the last one that none of them is, in every form that
 * the configuration may name them. The HTTP server finds it in the same way for calls; upgrades to connections pass it by.
 */
export function callerAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  return (request) => proxyAddr(request, isTrusted) ?? '';
}

/** What proxies say where they do not know the country, or there is none: ISO 3166 leaves these to whoever wants them. */
const NO_COUNTRY = new Set(['XX', 'ZZ']);

/**
 * The two letters of the country that a request came from, as the operator's proxy says in a header; null where it does not know.
 * From anybody else the header is what the caller likes: it counts from a connection of a trusted proxy alone.
 *
 * @param header  its name in small letters; null where none is configured
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
