import type { AddressBookText } from '../../address-book-text.ts';
import type { AddressEntry } from '../../rules/address-entry.ts';

const TYPES = {
  mobile: 'addressBook.recipient.byMobile',
  email: 'addressBook.recipient.byEmail',
  account: 'addressBook.recipient.byUid',
} as const;

/** An entry's network and coin, or its kind of account. */
export function placeWords(t: AddressBookText, entry: AddressEntry): string {
  if (entry.kind === 'INTERNAL') return entry.accountType ? t(TYPES[entry.accountType]) : '--';
  return `${entry.networkName ?? '--'} · ${entry.asset ?? t('addressBook.anyCoin')}`;
}

/** What kind of place the address belongs to: an exchange, a wallet and so on. */
export const sourceWords = (t: AddressBookText, entry: AddressEntry): string =>
  entry.source === null
    ? '--'
    : t(entry.source === 'exchange' ? 'addressBook.sourceExchange' : 'addressBook.sourceWallet');
