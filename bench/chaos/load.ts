import type { EmbeddedPostgres, PostgresConnection } from '../../server/src/platform/db/postgres/embedded-postgres.ts';
import type { Verdict } from './verdict.ts';

/** Work that many callers request and that must survive crashes: how to set it up, run it and check it. */
export interface Load {
  /**
   * Migrates and fills a started cluster.
   * @param isUnsafe  use settings that may lose data, to prove that a loss is noticed
   */
  open(postgres: EmbeddedPostgres, isUnsafe?: boolean): Promise<void>;
  /** The program that sends requests and is killed. Arguments: host, port, user, file of acknowledgements, callers, seed. */
  readonly program: string;
  /** Compares what was acknowledged to callers (one per line) with what the database has. */
  verify(connection: PostgresConnection, acknowledged: readonly string[]): Promise<Verdict>;
}

/** All lines except a last one that was cut when the writer was killed; that one was never acknowledged. */
export function wholeLines(text: string): string[] {
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '');
}
