import type { Queryable } from '../../../platform/db/db.ts';
import type { KnownAddress } from '../store/known-address.store.ts';

export interface ListedAddress extends KnownAddress {
  readonly family: 'evm' | 'bitcoin' | 'tempo';
  readonly addedAtMs: number;
}
interface Row {
  family: 'evm' | 'bitcoin' | 'tempo';
  address: string;
  risk: KnownAddress['risk'];
  memo_required: boolean;
  note: string;
  added_at_ms: string;
}
const COLUMNS = 'family, address, risk, memo_required, note, added_at_ms';

/** Locks one address of the list; null if nothing is known of it. */
export async function lockKnownAddress(q: Queryable, family: string, address: string): Promise<ListedAddress | null> {
  const [row] = await q.query<Row>(
    `select ${COLUMNS} from wallet.known_address where family = $1 and address = $2 for update`,
    [family, address],
  );
  return row ? asListed(row) : null;
}

/**
 * The list of known addresses, newest first; `part` may match anywhere in the address, and `skip` rows are left out.
 */
export async function listKnownAddresses(
  q: Queryable,
  which: { readonly part: string | null; readonly skip: number; readonly limit: number },
): Promise<ListedAddress[]> {
  const rows = await q.query<Row>(
    `select ${COLUMNS} from wallet.known_address
     where $1::text is null or position(lower($1) in lower(address)) > 0
     order by added_at_ms desc, family, address offset $2 limit $3`,
    [which.part, which.skip, which.limit],
  );
  return rows.map(asListed);
}

const asListed = (row: Row) => ({
  family: row.family,
  address: row.address,
  risk: row.risk,
  memoRequired: row.memo_required,
  note: row.note,
  addedAtMs: Number(row.added_at_ms),
});
