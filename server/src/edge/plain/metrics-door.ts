import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';
import { sha256 } from '../../platform/crypto/digest.ts';

export interface MetricsDoor {
  /** In the demo everybody may read the metrics. */
  readonly isOpen: boolean;
  /** If set, only those who send this token may read them. */
  readonly token: string | null;
  readonly trustedProxies: readonly string[];
}

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits);
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/**
 * Decides who may read the metrics. Without a token it is a caller from a private address that is not a proxy, because
 * behind a proxy is anybody. If no proxies are configured, nobody may read them, because any private address may be a
 * proxy.
 */
export function metricsDoor({
  isOpen,
  token,
  trustedProxies,
}: MetricsDoor): (request: Pick<FastifyRequest, 'headers' | 'socket'>) => boolean {
  if (isOpen) return () => true;
  if (token !== null) {
    const wanted = sha256(`Bearer ${token}`);
    return ({ headers }) => timingSafeEqual(sha256(headers.authorization ?? ''), wanted);
  }
  if (trustedProxies.length === 0) return () => false;
  const isProxy = proxyAddr.compile([...trustedProxies]);
  return ({ socket }) => {
    const address = socket.remoteAddress ?? '';
    return isPrivate(address) && !isProxy(address, 0);
  };
}

function isPrivate(address: string): boolean {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/, '').split('%');
  return plain !== '' && PRIVATE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
