import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Stands between a client and PostgreSQL and can lose an answer: the server has committed, the client never hears. */
export interface CuttingProxy {
  /** The folder to pass as `host`. */
  readonly host: string;
  /** Answers that were lost so far. */
  readonly cuts: number;
  /** Loses the next answer to a statement whose text holds the pattern, and the connection with it. */
  cutNext(pattern: string): void;
  close(): Promise<void>;
}

export async function cuttingProxy(target: { readonly host: string; readonly port: number }): Promise<CuttingProxy> {
  const host = mkdtempSync(join(tmpdir(), 'bourse-cut-'));
  chmodSync(host, 0o700);
  const sockets = new Set<Socket>();
  let armed: string | null = null;
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(join(target.host, `.s.PGSQL.${target.port}`));
    let isDoomed = false;
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
      if (armed !== null && data.includes(armed)) {
        armed = null;
        isDoomed = true;
      }
      upstream.write(data);
    });
    upstream.on('data', (data) => {
      if (!isDoomed) {
        client.write(data);
        return;
      }
      // PostgreSQL answers a statement that commits by itself after the commit: what is dropped here did happen.
      cuts++;
      client.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(join(host, '.s.PGSQL.5432'), resolve));
  return {
    host,
    get cuts() {
      return cuts;
    },
    cutNext(pattern) {
      armed = pattern;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      rmSync(host, { recursive: true, force: true });
    },
  };
}
