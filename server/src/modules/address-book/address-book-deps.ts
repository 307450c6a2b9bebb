import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Assets } from '../assets/public.ts';
import type { AddressRules } from '../custody/public.ts';
import type { Identity } from '../identity/public.ts';

export interface AddressBookDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly assets: Assets;
  readonly identity: Identity;
  /** Address rules by network. */
  readonly chains: ReadonlyMap<string, AddressRules>;
}
