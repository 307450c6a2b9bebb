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

/** The catalog's own texts, and those of the rooms below that are shown here. */
export type WithdrawalsMessages = AddressBookMessages & DepositsMessages & typeof messages;
export type WithdrawalsText = Text<WithdrawalsMessages>;

const withdrawalsText = catalog<WithdrawalsMessages>(
  import.meta.glob('../../../../i18n/*/{balances.gen,balances-move,address-book,deposits.gen,withdrawals}.ts'),
  'withdrawals',
);
export const useWithdrawalsText = (): WithdrawalsText => useText(withdrawalsText);

/** The sentences for refused payments; other ways to pay use them too. */
export type WithdrawalsRefusals = typeof withdrawalsRefusals &
  typeof addressBookRefusals &
  typeof depositsRefusals &
  typeof balancesRefusals;
/** Does not compile where a refusal has no sentence in this English catalog or in one below. @proof */
export type WithdrawalsRefusalSentences = Pick<WithdrawalsRefusals, RefusalsToSay<typeof withdrawals>>;
