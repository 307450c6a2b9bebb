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

/** A kind with words; a kind that only a newer server knows becomes a plain booking. */
export const kindWord = (kind: string): BookingKind =>
  [...OWN_KINDS, ...allProducts().flatMap(({ bookings }) => bookings ?? [])].find((each) => each === kind) ?? 'other';

/** The account of a booking, if it is one of a person's accounts. */
export const accountWord = (account: string): UserAccount | null => (isUserAccount(account) ? account : null);
