import type { UserAccount } from '@bourse/core/ledger/account.ts';
import type { Queryable } from '../../../platform/db/db.ts';

/**
 * What an entry did to one of a person's accounts, with the account's balance before and after, held and available
 * together.
 */
export interface EntryPosting {
  readonly kind: string;
  readonly ref: string;
  readonly atMs: number;
  readonly holdKey: string | null;
  readonly reverses: string | null;
  readonly account: UserAccount;
  readonly asset: string;
  readonly availableMinor: bigint;
  readonly heldMinor: bigint;
  readonly afterMinor: bigint;
}

interface Row {
  readonly kind: string;
  readonly ref: string;
  readonly at_ms: string;
  readonly hold_key: string | null;
  readonly reverses: string | null;
  readonly account: UserAccount;
  readonly asset: string;
  readonly available_minor: string;
  readonly held_minor: string;
  readonly after_minor: string;
}

/**
 * Everything that an entry did to a person's accounts. The balance after it is counted back from the present one, or up
 * from zero if that is shorter.
 */
export async function findEntryPostings(q: Queryable, uid: string, entryId: string): Promise<EntryPosting[]> {
  const rows = await q.query<Row>(
    `select e.kind, e.ref, e.at_ms, e.hold_key, e.reverses, a.account, a.asset, p.available_minor, p.held_minor,
            case when half.is_late then b.available_minor + b.held_minor - coalesce(later.minor, 0)
                 else coalesce(earlier.minor, 0) end as after_minor
       from ledger.account a
       join ledger.balance b on b.account_id = a.id
       join ledger.posting p on p.account_id = a.id and p.entry_seq = $2
       join ledger.entry e on e.seq = p.entry_seq
       cross join lateral (
         select $2 > (select max(entry_seq) from ledger.posting where account_id = a.id) / 2 as is_late) half
       cross join lateral (select sum(l.available_minor + l.held_minor) as minor from ledger.posting l
         where half.is_late and l.account_id = a.id and l.entry_seq > $2) later
       cross join lateral (select sum(l.available_minor + l.held_minor) as minor from ledger.posting l
         where not half.is_late and l.account_id = a.id and l.entry_seq <= $2) earlier
      where a.uid = $1 order by a.account, a.asset`,
    [uid, entryId],
  );
  return rows.map((row) => ({
    kind: row.kind,
    ref: row.ref,
    atMs: Number(row.at_ms),
    holdKey: row.hold_key,
    reverses: row.reverses,
    account: row.account,
    asset: row.asset,
    availableMinor: BigInt(row.available_minor),
    heldMinor: BigInt(row.held_minor),
    afterMinor: BigInt(row.after_minor),
  }));
}
