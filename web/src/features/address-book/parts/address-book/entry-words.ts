import type { WalletText } from '../../../balances/public.ts';
import type { AddressEntry } from '../../rules/address-entry.ts';

const TYPES = { mobile: 'wallet.send.byMobile', email: 'wallet.send.byEmail', account: 'wallet.send.byUid' } as const;

/** The network and the coin of an entry, or the kind of account it is. */
export function placeWords(t: WalletText, entry: AddressEntry): string {
  if (entry.kind === 'INTERNAL') return entry.accountType ? t(TYPES[entry.accountType]) : '--';
  return `${entry.networkName ?? '--'} · ${entry.asset ?? t('wallet.book.anyCoin')}`;
}

/** What kind of place an address belongs to. */
export const sourceWords = (t: WalletText, entry: AddressEntry): string =>
  entry.source === null
    ? '--'
    : t(entry.source === 'exchange' ? 'wallet.book.sourceExchange' : 'wallet.book.sourceWallet');
