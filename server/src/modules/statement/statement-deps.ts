import type { Clock } from '../../platform/clock/clock.ts';
import type { Vault } from '../../platform/crypto/vault.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FileMaker, StatementSource } from './ports.ts';

export interface StatementDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Seals the files: each chunk, under a key of the file. */
  readonly vault: Vault;
}

/** What the answering of people needs beside. */
export interface StatementDoor extends StatementDeps {
  /** True for what a file can be of: whoever keeps the bookings knows. */
  readonly isScope: (scope: string) => boolean;
  /** What files are made of beside bookings, by the scope that is asked for. */
  readonly makers: ReadonlyMap<string, FileMaker>;
}

/** What the writing of files needs beside. */
export interface StatementWork extends StatementDeps {
  readonly source: StatementSource;
  /** What files are made of beside bookings, by its name. */
  readonly makers?: ReadonlyMap<string, FileMaker>;
  /** Names this process, so that no other writes at the same file. */
  readonly worker: string;
}
