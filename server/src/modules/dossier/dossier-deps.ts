import type { Clock } from '../../platform/clock/clock.ts';
import type { Vault } from '../../platform/crypto/vault.ts';
import type { Db } from '../../platform/db/db.ts';
import type { RecordList } from '../../platform/db/record-list.ts';
import type { Approvals } from '../approvals/public.ts';
import type { Assets } from '../assets/public.ts';
import type { Identity } from '../identity/public.ts';

export interface DossierDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly approvals: Pick<Approvals, 'audit' | 'isRelated' | 'loginsOf'>;
  readonly identity: Pick<Identity, 'profile'>;
  /** Seals the files. */
  readonly vault: Vault;
}

/** What the file of details is made from. */
export interface DossierContent {
  readonly assets: Pick<Assets, 'coin'>;
  /** The lists in the order of the file; each capability provides what it keeps of a person. */
  readonly lists: readonly RecordList[];
}
