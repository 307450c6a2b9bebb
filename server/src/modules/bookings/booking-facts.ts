import { usdtValueMinor } from '@bourse/core/money/value.ts';
import { DEPOSIT_STATES, type RecordStatus, WITHDRAWAL_STATES } from '@bourse/core/wallet/record-status.ts';
import type { Booking } from '../balances/public.ts';
import type { BookingsDeps } from './bookings-deps.ts';
import type { BookingRecord } from './queries/booking-record.query.ts';

/** What stands beside a booking: of its record, and what it was worth at its time. */
export interface BookingFacts {
  /** Part of the amount, minor units. */
  readonly feeMinor: bigint;
  /** An address, a masked name, or one of the person's own accounts; null where nobody stands on the other side. */
  readonly counterparty: string | null;
  readonly txId: string | null;
  readonly status: string;
  /** USDT minor units, signed; null where the coin had no price. */
  readonly usdtMinor: bigint | null;
}

type Bare = Pick<Booking, 'kind' | 'account' | 'asset' | 'amountMinor' | 'atMs'>;

/** How far the money of a transfer is, in words of a person. */
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

/** How far a record has come, as its bookings tell it; what belongs to none has happened. */
export function bookingStatus(record: Pick<BookingRecord, 'type' | 'status'> | undefined): string {
  if (!record) return 'COMPLETED';
  return record.type === 'transfer' ? (TRANSFER_STATUS[record.status] ?? record.status) : record.status;
}

/** What a booking's status, as `bookingStatus` tells it, answers to whoever asks for one. */
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

/** The account where an older release kept spot balances is shown to people as the spot account. */
const named = (account: string | null): string | null => (account === 'spot_books' ? 'spot' : account);

function otherAccount({ from, to }: BookingRecord, account: string): string | null {
  return named(from) === account ? named(to) : named(from);
}
