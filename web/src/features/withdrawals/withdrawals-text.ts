import type { withdrawals } from '@bourse/contract/withdrawals.ts';
import type { messages as addressBookRefusals } from '@bourse/i18n/en_US/address-book-refusal.ts';
import type { messages as balancesRefusals } from '@bourse/i18n/en_US/balances-refusal.ts';
import type { messages as depositsRefusals } from '@bourse/i18n/en_US/deposits-refusal.ts';
import type { messages } from '@bourse/i18n/en_US/withdrawals.ts';
import type { messages as withdrawalsRefusals } from '@bourse/i18n/en_US/withdrawals-refusal.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';
import type { AddressBookMessages } from '../address-book/public.ts';
import type { RefusalsToSay } from '../balances/public.ts';
import type { DepositsMessages } from '../deposits/public.ts';

/** Its own words, and those of the rooms below that it says. */
export type WithdrawalsMessages = AddressBookMessages & DepositsMessages & typeof messages;
export type WithdrawalsText = Text<WithdrawalsMessages>;

const withdrawalsText = catalog<WithdrawalsMessages>(
  import.meta.glob('../../../../i18n/*/{balances,balances-move,address-book,deposits.gen,withdrawals}.ts'),
  'withdrawals',
);
export const useWithdrawalsText = (): WithdrawalsText => useText(withdrawalsText);

/** The sentences that payments out are refused with, for other ways out too. */
export type WithdrawalsRefusals = typeof withdrawalsRefusals &
  typeof addressBookRefusals &
  typeof depositsRefusals &
  typeof balancesRefusals;
/** A refusal without a sentence, in the own source catalog or in one below, does not compile. @proof */
export type WithdrawalsRefusalSentences = Pick<WithdrawalsRefusals, RefusalsToSay<typeof withdrawals>>;
