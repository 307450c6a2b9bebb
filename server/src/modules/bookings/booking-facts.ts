import { usdtValueMinor } from '@bourse/core/money/value.ts';
import { DEPOSIT_STATES, type RecordStatus, WITHDRAWAL_STATES } from '@bourse/core/wallet/record-status.ts';
import type { Booking } from '../balances/public.ts';
import type { BookingsDeps } from './bookings-deps.ts';
import type { BookingRecord } from './queries/booking-record.query.ts';

/** What is shown beside a booking: facts of its record, and its worth at the time. */
export interface BookingFacts {
  /** The part of the amount that was a fee, in minor units. */
  readonly feeMinor: bigint;
  /** An address, a masked name, or one of the person's own accounts; null if there is no other side. */
  readonly counterparty: string | null;
  readonly txId: string | null;
  readonly status: string;
  /** Signed worth in USDT minor units; null if the coin had no price. */
  readonly usdtMinor: bigint | null;
}

type Bare = Pick<Booking, 'kind' | 'account' | 'asset' | 'amountMinor' | 'atMs'>;

/** The status of a transfer in words for people. */
const TRANSFER_STATUS: Readonly<Record<string, string>> = {
  LEAVING: 'IN_TRANSIT',
  ASKED: 'IN_TRANSIT',
  DONE: 'COMPLETED',
};

const UNDER_WAY: ReadonlySet<string> = new Set([
  ...DEPOSIT_STATES.UNDER_WAY,
  ...WITHDRAWAL_STATES.UNDER_WAY,
  'IN_TRANSIT',
]);

/** How far the record of a booking has come. A booking without a record has simply happened. */
export function bookingStatus(record: Pick<BookingRecord, 'type' | 'status'> | undefined): string {
  if (!record) return 'COMPLETED';
  return record.type === 'transfer' ? (TRANSFER_STATUS[record.status] ?? record.status) : record.status;
}

/** Translates a booking's status into the record status that people filter by. */
export const recordStatusOf = (status: string): RecordStatus =>
  status === 'COMPLETED' ? 'COMPLETED' : UNDER_WAY.has(status) ? 'UNDER_WAY' : 'NOT_COMPLETED';

export function bookingFacts(
  { pricing, assets }: Pick<BookingsDeps, 'pricing' | 'assets'>,
  booking: Bare,
  record: BookingRecord | undefined,
): BookingFacts {
  const { kind, account, asset, amountMinor, atMs } = booking;
  const isOut = amountMinor < 0n;
  const scale = assets.coin(asset)?.ledgerScale;
  const price = scale === undefined ? null : pricing.priceAt(asset, atMs);
  const worth = price && usdtValueMinor(isOut ? -amountMinor : amountMinor, scale!, price.price);
  return {
    feeMinor: kind === 'trade.fee' ? -amountMinor : isOut && kind !== 'reversal' ? (record?.feeMinor ?? 0n) : 0n,
    counterparty: record?.type === 'transfer' ? otherAccount(record, account) : (record?.counterparty ?? null),
    txId: record?.txId ?? null,
    status: bookingStatus(record),
    usdtMinor: worth === null ? null : isOut ? -worth : worth,
  };
}

/** Shows the account in which an older release kept spot balances as the spot account. */
const named = (account: string | null): string | null => (account === 'spot_books' ? 'spot' : account);

function otherAccount({ from, to }: BookingRecord, account: string): string | null {
  return named(from) === account ? named(to) : named(from);
}
