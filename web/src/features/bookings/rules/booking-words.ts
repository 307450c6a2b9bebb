import { isUserAccount, type UserAccount } from '@bourse/core/ledger/account.ts';
import { allProducts, type BookingKind } from '../../../lib/products.ts';

/** The kinds of booking that belong to no product. */
const OWN_KINDS: readonly BookingKind[] = [
  'deposit',
  'deposit.found',
  'deposit.lost',
  'deposit.reversed',
  'deposit.recovered',
  'deposit.accumulated',
  'withdrawal',
  'transfer',
  'internal',
  'claim.paid',
  'reward',
];

/** The word of a kind; one that is newer than this page is a booking. */
export const kindWord = (kind: string): BookingKind =>
  [...OWN_KINDS, ...allProducts().flatMap(({ bookings }) => bookings ?? [])].find((each) => each === kind) ?? 'other';

/** The account of a booking, where it is one of a person's. */
export const accountWord = (account: string): UserAccount | null => (isUserAccount(account) ? account : null);
