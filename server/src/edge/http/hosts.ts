import type { FastifyInstance } from 'fastify';

/**
 * Who a route is for: people or staff, each on their own host; both, on either host; or the operator's machines, which
 * use any address of the process.
 */
export type Side = 'people' | 'staff' | 'both' | 'machines';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route must say it: a route without a side is not mounted. */
    side?: Side;
  }
  interface FastifyInstance {
    /** Set by `keepSidesApart`. */
    hosts: Hosts;
  }
}

/** The hosts of an exchange: one for people and one for staff; in a demo the same for both, under any name. */
export class Hosts {
  readonly people: string;
  readonly staff: string;
  readonly areApart: boolean;
  readonly #sides: ReadonlyMap<string, Side>;

  constructor({ publicOrigin, consoleOrigin }: { readonly publicOrigin: string; readonly consoleOrigin: string }) {
    this.people = new URL(publicOrigin).host;
    this.staff = new URL(consoleOrigin).host;
    this.areApart = consoleOrigin !== publicOrigin;
    this.#sides = new Map([
      ...namesOf(consoleOrigin).map((name) => [name, 'staff'] as const),
      ...namesOf(publicOrigin).map((name) => [name, 'people'] as const),
    ]);
  }

  /** Whether routes of a side are served under the host name in a Host header. */
  serves(side: Side, host: string | undefined): boolean {
    if (!this.areApart || side === 'machines') return true;
    const here = this.#sides.get(host?.toLowerCase() ?? '');
    return here !== undefined && (side === 'both' || side === here);
  }
}

/** Also with the port, which a browser leaves out but a proxy may add. */
function namesOf(origin: string): string[] {
  const { host, hostname, port, protocol } = new URL(origin);
  return port === '' ? [host, `${hostname}:${protocol === 'https:' ? 443 : 80}`] : [host];
}

/**
 * The one gate between people and staff: if their hosts differ, a route does not exist under the other's name, nor
 * under an unknown one. Call it before anything is mounted.
 */
export function keepSidesApart(server: FastifyInstance, hosts: Hosts): void {
  server.decorate('hosts', hosts);
  server.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.side) throw new Error(`${method} ${url} does not say whether it is for people or for staff`);
  });
  if (!hosts.areApart) return;
  server.addHook('onRequest', (request, reply, done) => {
    const { side } = request.routeOptions.config;
    if (request.is404 || (side && hosts.serves(side, request.headers.host))) return done();
    reply.callNotFound();
  });
}
