import type { addressBook } from '@bourse/contract/address-book.ts';
import type { bookings } from '@bourse/contract/bookings.ts';
import type { deposits } from '@bourse/contract/deposits.ts';
import type { EndpointGroup, RefusalOf } from '@bourse/contract/endpoint.ts';
import type { FACTOR_REFUSALS, SEND_CODE_REFUSALS, TRADING_PASSWORD_REFUSALS } from '@bourse/contract/fields.ts';
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

type RefusalsOf<Group extends EndpointGroup> = { [Key in keyof Group]: RefusalOf<Group[Key]> }[keyof Group];
type AnyRefusal = RefusalsOf<
  typeof addressBook | typeof bookings | typeof deposits | typeof holdings | typeof transfers | typeof withdrawals
>;
/** The security check has its own sentences, beside its own fields. */
type SecurityRefusal =
  | (typeof FACTOR_REFUSALS)[number]
  | (typeof TRADING_PASSWORD_REFUSALS)[number]
  | (typeof SEND_CODE_REFUSALS)[number];
/** A refusal of the wallet without a sentence in the source catalog does not compile. @proof */
export type WalletRefusalSentences = Pick<typeof refusals, Exclude<AnyRefusal, SecurityRefusal>>;
