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
