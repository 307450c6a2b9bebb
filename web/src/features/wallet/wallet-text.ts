import type { addressBook } from '@bourse/contract/address-book.ts';
import type { bookings } from '@bourse/contract/bookings.ts';
import type { deposits } from '@bourse/contract/deposits.ts';
import type { AnyRefusalOf } from '@bourse/contract/endpoint.ts';
import type { SecurityDialogRefusal } from '@bourse/contract/fields.ts';
import type { holdings } from '@bourse/contract/holdings.ts';
import type { transfers } from '@bourse/contract/transfers.ts';
import type { withdrawals } from '@bourse/contract/withdrawals.ts';
import type { messages } from '@bourse/i18n/en_US/wallet-move.ts';
import type { messages as refusals } from '@bourse/i18n/en_US/wallet-refusal.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';
import type { OverviewMessages } from './overview-text.ts';

/** All words of the wallet: what moves money and what tells of it has its own, on top of the overview's. */
type WalletMessages = OverviewMessages & typeof messages;
export type WalletText = Text<WalletMessages>;

const walletText = catalog<WalletMessages>(import.meta.glob('../../../../i18n/*/wallet{,-move}.ts'));
export const useWalletText = (): WalletText => useText(walletText);

type AnyRefusal = AnyRefusalOf<
  typeof addressBook | typeof bookings | typeof deposits | typeof holdings | typeof transfers | typeof withdrawals
>;
/** A refusal of the wallet without a sentence in the source catalog does not compile. @proof */
export type WalletRefusalSentences = Pick<typeof refusals, Exclude<AnyRefusal, SecurityDialogRefusal>>;
