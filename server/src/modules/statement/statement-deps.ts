import type { Clock } from '../../platform/clock/clock.ts';
import type { Vault } from '../../platform/crypto/vault.ts';
import type { Db } from '../../platform/db/db.ts';
import type { FileMaker, StatementSource } from './ports.ts';

export interface StatementDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Seals the chunks of files, each file under its own key. */
  readonly vault: Vault;
}

/** What requests of people need in addition. */
export interface StatementDoor extends StatementDeps {
  /** Whether a file can have this scope; the capability that keeps the bookings knows. */
  readonly isScope: (scope: string) => boolean;
  /** Makers of files other than those of bookings, by the scope that is asked for. */
  readonly makers: ReadonlyMap<string, FileMaker>;
}

/** What the writing of files needs in addition. */
export interface StatementWork extends StatementDeps {
  readonly source: StatementSource;
  /** Makers of files other than those of bookings, by name. */
  readonly makers?: ReadonlyMap<string, FileMaker>;
  /** Identifies this process, so that no other writes the same file. */
  readonly worker: string;
}
