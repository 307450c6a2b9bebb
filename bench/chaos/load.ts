import type { EmbeddedPostgres, PostgresConnection } from '../../server/src/platform/db/postgres/embedded-postgres.ts';
import type { Verdict } from './verdict.ts';

/** Something that is asked for by many callers and must survive: how it is opened, asked for and looked at. */
export interface Load {
  /** Migrates a started cluster and fills it. @param isUnsafe  with settings that may lose something, to prove that it is noticed */
  open(postgres: EmbeddedPostgres, isUnsafe?: boolean): Promise<void>;
  /** The process that asks and is killed. Arguments: host, port, user, file of acknowledgements, callers, seed. */
  readonly program: string;
  /** Compares what callers were told, a line each, with what is there. */
  verify(connection: PostgresConnection, acknowledged: readonly string[]): Promise<Verdict>;
}

/** The last line may be cut where the writer was killed: it was not acknowledged yet. */
export function wholeLines(text: string): string[] {
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '');
}
