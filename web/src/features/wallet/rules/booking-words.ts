/** The kinds of booking that have a word of their own. */
export const KNOWN_KINDS = [
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
] as const;
export type KnownKind = (typeof KNOWN_KINDS)[number];

/** The word of a kind; one that is newer than this page is a booking. */
export const kindWord = (kind: string): KnownKind | 'other' => KNOWN_KINDS.find((each) => each === kind) ?? 'other';

const ACCOUNTS = [
  'funding',
  'spot',
  'p2p',
  'futures',
  'earn',
  'card',
  'futures_copy',
  'spot_copy',
  'in_transit',
] as const;

/** The account of a booking, where it is one of a person's. */
export const accountWord = (account: string): (typeof ACCOUNTS)[number] | null =>
  ACCOUNTS.find((each) => each === account) ?? null;

interface Booking {
  readonly id: string;
  readonly kind: string;
  readonly ref: string;
  readonly atMs: number;
}

const DEPOSITS: ReadonlySet<string> = new Set(['deposit', 'deposit.recovered', 'deposit.accumulated']);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * What the detail of a booking is asked by: a deposit and a withdrawal have records of their own; any other booking is found
 * again by its moment.
 */
export function billLink({ id, kind, ref, atMs }: Booking): Record<string, string> {
  if (UUID.test(ref) && DEPOSITS.has(kind)) return { type: 'deposit', id: ref };
  if (UUID.test(ref) && kind === 'withdrawal') return { type: 'withdrawal', id: ref };
  return { type: 'entry', id, at: String(atMs) };
}
