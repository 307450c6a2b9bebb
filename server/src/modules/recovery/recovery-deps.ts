import type { Ledger } from '../../ledger/ledger.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Vault } from '../../platform/crypto/vault.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Approvals } from '../approvals/public.ts';
import type { Assets } from '../assets/public.ts';
import type { AddressRules, PaymentSeals } from '../custody/public.ts';
import type { Identity } from '../identity/public.ts';
import type { Notices } from '../notices/public.ts';
import type { Pricing } from '../pricing/public.ts';

/** What recovery works with. */
export interface RecoveryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Ledger;
  /** Seals the pictures. */
  readonly vault: Vault;
  readonly assets: Assets;
  readonly pricing: Pricing;
  readonly identity: Pick<Identity, 'maskedContact' | 'profile' | 'sendBoundCode' | 'securityCheck' | 'spendFactors'>;
  readonly approvals: Approvals;
  readonly notices: Notices;
  readonly paymentSeals: PaymentSeals;
  /** Where people reach the house: what a sender signs names it. */
  readonly publicOrigin: string;
  /** By network: how addresses and memos are spelled. */
  readonly chains: ReadonlyMap<string, AddressRules>;
  /** What a payment costs now, minor units of the coin that is sent; null where the node cannot say. */
  readonly networkCost: (asset: string, network: string) => bigint | null;
}
