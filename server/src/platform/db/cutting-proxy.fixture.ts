import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A proxy between a client and PostgreSQL that can lose an answer: the server has committed, but the client never hears
 * of it.
 */
export interface CuttingProxy {
  /** The folder to pass as `host`. */
  readonly host: string;
  /** How many answers were lost so far. */
  readonly cuts: number;
  /** Loses the next answer to a statement whose text matches the pattern, and the connection with it. */
  cutNext(pattern: string, options?: CutOptions): void;
  /** Lets connections through again. */
  comeBack(): void;
  close(): Promise<void>;
}

interface CutOptions {
  /** If true, nobody gets through afterwards until `comeBack`. */
  readonly staysAway?: boolean;
  /** If true, the statement itself is lost, so that the server never receives it. */
  readonly isUnheard?: boolean;
}

export async function cuttingProxy(target: { readonly host: string; readonly port: number }): Promise<CuttingProxy> {
  const host = mkdtempSync(join(tmpdir(), 'bourse-cut-'));
  chmodSync(host, 0o700);
  const sockets = new Set<Socket>();
  let armed: (CutOptions & { readonly pattern: string }) | null = null;
  let isAway = false;
  let cuts = 0;
  const cut = (client: Socket, staysAway = false) => {
    cuts++;
    isAway = staysAway;
    if (staysAway) for (const socket of sockets) socket.destroy();
    client.destroy();
  };
  const server = createServer((client) => {
    if (isAway) {
      client.destroy();
      return;
    }
    const upstream = connect(join(target.host, `.s.PGSQL.${target.port}`));
    let doom: CutOptions | null = null;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (data) => {
      if (armed !== null && data.includes(armed.pattern)) {
        doom = armed;
        armed = null;
      }
      if (doom?.isUnheard) cut(client, doom.staysAway);
      else upstream.write(data);
    });
    upstream.on('data', (data) => {
      // PostgreSQL answers a self-committing statement after its commit, so what is dropped here has happened.
      if (doom) cut(client, doom.staysAway);
      else client.write(data);
    });
  });
  await new Promise<void>((resolve) => server.listen(join(host, '.s.PGSQL.5432'), resolve));
  return {
    host,
    get cuts() {
      return cuts;
    },
    cutNext(pattern, options = {}) {
      armed = { pattern, ...options };
    },
    comeBack() {
      isAway = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      rmSync(host, { recursive: true, force: true });
    },
  };
}
