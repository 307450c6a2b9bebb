import type { Server } from 'node:http';
import { callerNetwork } from '@bourse/core/identity/network-range.ts';
import proxyAddr from '@fastify/proxy-addr';
import { OpenConnections } from './open-connections.ts';

interface Bounds {
  /** Behind these stand many people, and they have limits of their own: their connections count for the whole alone. */
  readonly trustedProxies: readonly string[];
  readonly perAddressMax: number;
  readonly max: number;
}

/** Bounds the connections that are open, before anything is said on them: of each network, and of all. */
export function boundConnections(server: Server, { trustedProxies, perAddressMax, max }: Bounds): void {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  const open = new OpenConnections(perAddressMax);
  server.maxConnections = max;
  server.prependListener('connection', (socket) => {
    // Who is gone already has no address.
    const address = socket.remoteAddress ?? '';
    if (address === '' || !(isTrusted(address, 0) || open.admit(callerNetwork(address), socket))) socket.destroy();
  });
}
