import { DEPOSIT_STATES, WITHDRAWAL_STATES } from '@bourse/core/wallet/record-status.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { ListSpan } from './booking-list.query.ts';

const listed = (states: readonly string[]): string => states.map((state) => `'${state}'`).join(', ');
/** The states must be written exactly as in the partial indexes on unfinished records. */
const notCompleted = ({ UNDER_WAY, NOT_COMPLETED }: typeof DEPOSIT_STATES | typeof WITHDRAWAL_STATES): string =>
  `(state in (${listed(UNDER_WAY)}) or state in (${listed(NOT_COMPLETED)}))`;

/** A person's records that are under way or came to nothing, so that their bookings do not count as completed. */
export async function findUnfinishedRecords(q: Queryable, uid: string): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `select id from wallet.deposit where uid = $1 and ${notCompleted(DEPOSIT_STATES)} and entry_id is not null
     union all select id from wallet.withdrawal where uid = $1 and ${notCompleted(WITHDRAWAL_STATES)}
     union all select id from wallet.withdrawal where to_uid = $1 and ${notCompleted(WITHDRAWAL_STATES)}
     union all select id from wallet.transfer where uid = $1 and state <> 'DONE'`,
    [uid],
  );
  return rows.map(({ id }) => id);
}

/** How many bookings in the spans belong to some records. */
export async function countBookingsOf(
  q: Queryable,
  refs: readonly string[],
  of: {
    readonly uid: string;
    readonly asset: string | null;
    /** Accounts of the books. */
    readonly accounts: readonly number[];
    readonly books: ListSpan;
    /** Null if the spot account is not asked for. */
    readonly spot: ListSpan | null;
  },
): Promise<number> {
  if (refs.length === 0) return 0;
  const rows = await q.query<{ count: string }>(
    `select (select count(*) from ledger.posting p join ledger.entry e on e.seq = p.entry_seq
              where p.account_id = any ($2::bigint[]) and p.entry_seq >= $3 and p.entry_seq <= $4
                and p.available_minor + p.held_minor <> 0 and e.ref = any ($1::text[]))
          + (select count(*) from trading.transfer t join trading.asset n on n.number = t.asset
              where t.account = $5 and t.sequence >= $6 and t.sequence <= $7 and ($8::text is null or n.asset = $8)
                and t.transfer_id = any ($1::text[])) as count`,
    [refs, of.accounts, of.books.from, of.books.to, Number(of.uid), of.spot?.from ?? 1, of.spot?.to ?? 0, of.asset],
  );
  return Number(rows[0]!.count);
}
