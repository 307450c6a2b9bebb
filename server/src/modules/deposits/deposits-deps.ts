import type { Ledger } from '../../ledger/ledger.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Approvals } from '../approvals/public.ts';
import type { Assets } from '../assets/public.ts';
import type { AddressRules, DepositAddresses, PaymentSeals } from '../custody/public.ts';
import type { Identity } from '../identity/public.ts';
import type { Notices } from '../notices/public.ts';
import type { Pricing } from '../pricing/public.ts';
import type { Faucet } from './usecases/deposit-faucet.ts';

/** For requests about deposits. What arrives by the chain is handled with custody's own deps. */
export interface DepositsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly settings: Settings;
  readonly assets: Assets;
  readonly pricing: Pricing;
  readonly identity: Identity;
  readonly approvals: Approvals;
  readonly notices: Notices;
  /** Address rules by network. */
  readonly chains: ReadonlyMap<string, AddressRules>;
  readonly depositAddresses: DepositAddresses;
  readonly paymentSeals: PaymentSeals;
  /** Null outside the demo. */
  readonly faucet: Faucet | null;
}
