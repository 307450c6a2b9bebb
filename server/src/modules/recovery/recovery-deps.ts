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

export interface RecoveryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: Ledger;
  /** Seals the screenshots. */
  readonly vault: Vault;
  readonly assets: Assets;
  readonly pricing: Pricing;
  readonly identity: Pick<Identity, 'maskedContact' | 'profile' | 'sendBoundCode' | 'securityCheck' | 'spendFactors'>;
  readonly approvals: Approvals;
  readonly notices: Notices;
  readonly paymentSeals: PaymentSeals;
  /** The address of the house's pages; the text that a sender signs names it. */
  readonly publicOrigin: string;
  /** How addresses and memos are spelled, by network. */
  readonly chains: ReadonlyMap<string, AddressRules>;
  /** What a payment costs now, in minor units of the coin that is sent; null if the node cannot say. */
  readonly networkCost: (asset: string, network: string) => bigint | null;
}
