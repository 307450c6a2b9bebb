import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Assets } from '../assets/public.ts';
import type { ReserveReader } from '../custody/public.ts';

export interface SnapshotDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Null if there are no chains to ask. */
  readonly reserves: ReserveReader | null;
}

export interface ProofDeps {
  readonly db: Db;
  readonly assets: Pick<Assets, 'coin' | 'network' | 'networksOf'>;
}
