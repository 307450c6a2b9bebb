import type { UserAccount } from '@bourse/core/ledger/account.ts';
import type { StatementFilter } from '../../../ledger/statement.query.ts';
import type { BookingNumber } from '../booking-number.ts';

/** One booking as seen from one account of a person, in the books or in the trading core. */
export interface Booking {
  /** Identifies what happened; each of the two or three parts of a trade has its own. */
  readonly entryId: string;
  readonly kind: string;
  readonly ref: string;
  readonly account: UserAccount;
  readonly asset: string;
  /** Signed change of the account's total, in minor units. */
  readonly amountMinor: bigint;
  readonly atMs: number;
}

/**
 * With `kinds`, only entries of the books are listed: kinds belong to products, and the trading core's movements have
 * none of those.
 */
export type BookingFilter = Omit<StatementFilter, 'includeHolds'> & {
  /** Lists only what this number refers to. */
  readonly number?: BookingNumber | undefined;
};
