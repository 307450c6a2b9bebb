import { isUserAccount, type UserAccount } from '@bourse/core/ledger/account.ts';

/** The kinds of booking that have a word of their own. */
const KNOWN_KINDS = [
  'deposit',
  'deposit.found',
  'deposit.lost',
  'deposit.reversed',
  'deposit.recovered',
  'deposit.accumulated',
  'withdrawal',
  'transfer',
  'internal',
  'conversion',
  'claim.paid',
  'reward',
  'trade.buy',
  'trade.sell',
  'trade.fee',
  'token.merge',
] as const;
export type KnownKind = (typeof KNOWN_KINDS)[number];

/** The word of a kind; one that is newer than this page is a booking. */
export const kindWord = (kind: string): KnownKind | 'other' => KNOWN_KINDS.find((each) => each === kind) ?? 'other';

/** The account of a booking, where it is one of a person's. */
export const accountWord = (account: string): UserAccount | null => (isUserAccount(account) ? account : null);
