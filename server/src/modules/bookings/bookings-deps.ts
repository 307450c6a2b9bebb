import type { Ledger } from '../../ledger/ledger.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Assets } from '../assets/public.ts';
import type { Pricing } from '../pricing/public.ts';
import type { Product } from '../products/public.ts';

export interface BookingsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly assets: Assets;
  readonly pricing: Pricing;
  readonly settings: Settings;
  readonly products: readonly Product[];
}
