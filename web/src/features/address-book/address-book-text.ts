import type { addressBook } from '@bourse/contract/address-book.ts';
import type { messages } from '@bourse/i18n/en_US/address-book.ts';
import type { messages as addressBookRefusals } from '@bourse/i18n/en_US/address-book-refusal.ts';
import type { messages as balancesRefusals } from '@bourse/i18n/en_US/balances-refusal.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';
import type { MoneyMessages, RefusalsToSay } from '../balances/public.ts';

/** The catalog's own texts, and those of the rooms below that are shown here. */
export type AddressBookMessages = MoneyMessages & typeof messages;
export type AddressBookText = Text<AddressBookMessages>;

const addressBookText = catalog<AddressBookMessages>(
  import.meta.glob('../../../../i18n/*/{balances.gen,balances-move,address-book}.ts'),
  'address-book',
);
export const useAddressBookText = (): AddressBookText => useText(addressBookText);

/** Does not compile where a refusal has no sentence in this English catalog or in one below. @proof */
export type AddressBookRefusalSentences = Pick<
  typeof addressBookRefusals & typeof balancesRefusals,
  RefusalsToSay<typeof addressBook>
>;
