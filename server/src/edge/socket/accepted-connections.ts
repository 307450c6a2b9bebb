import type { Server } from 'node:http';
import { callerNetwork } from '@bourse/core/identity/network-range.ts';
import proxyAddr from '@fastify/proxy-addr';
import { OpenConnections } from './open-connections.ts';

interface Bounds {
  /** Proxies serve many people and have limits of their own, so their connections count only towards the total. */
  readonly trustedProxies: readonly string[];
  readonly perAddressMax: number;
  readonly max: number;
}

/** Limits open connections, before anything is sent on them: per network, and in all. */
export function boundConnections(server: Server, { trustedProxies, perAddressMax, max }: Bounds): void {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  const open = new OpenConnections(perAddressMax);
  server.maxConnections = max;
  server.prependListener('connection', (socket) => {
    // A connection that has closed already has no address.
    const address = socket.remoteAddress ?? '';
    if (address === '' || !(isTrusted(address, 0) || open.admit(callerNetwork(address), socket))) socket.destroy();
  });
}
