import type { Ledger } from '../../ledger/ledger.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Approvals } from '../approvals/public.ts';
import type { Assets } from '../assets/public.ts';

export interface BooksDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly assets: Assets;
  readonly approvals: Approvals;
}
