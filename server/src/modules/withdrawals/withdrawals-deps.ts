import type { Ledger } from '../../ledger/ledger.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { AddressBookDeps } from '../address-book/public.ts';
import type { Approvals } from '../approvals/public.ts';
import type { ChainAnswers, PaymentSeals } from '../custody/public.ts';
import type { Notices } from '../notices/public.ts';
import type { Pricing } from '../pricing/public.ts';
import type { Product } from '../products/public.ts';

export interface WithdrawalsDeps extends AddressBookDeps {
  readonly ledger: Ledger;
  readonly settings: Settings;
  readonly pricing: Pricing;
  readonly approvals: Approvals;
  readonly notices: Notices;
  readonly chainAnswers: ChainAnswers;
  readonly paymentSeals: PaymentSeals;
  /** The address to which links in mails lead. */
  readonly publicOrigin: string;
  readonly products: readonly Product[];
}
