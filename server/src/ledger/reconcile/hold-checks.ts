import type { HoldOwner } from '../ports.ts';
import { type BookCheck, sqlCheck } from './book-check.ts';

/** Every open hold must have a row that explains it, and every such row its hold, with the same amount. */
export const holdOwnersCheck = (owners: readonly HoldOwner[]): BookCheck =>
  sqlCheck({
    kind: 'HOLD_NOT_OWNED',
    isWhole: false,
    sql: `
    with owned as (${[NOBODY, ...owners].map(ownedSql).join(' union all ')}),
         open as (
           select h.reason, h.key, a.path, a.asset, h.left_minor as minor
             from ledger.hold h join ledger.account a on a.id = h.account_id where h.left_minor > 0)
    select h.asset, h.path as account, null as entry_id,
           coalesce(h.reason, o.reason) || ' ' || coalesce(o.minor, 0) || ' for ' || coalesce(h.key, o.key) as expected,
           coalesce(h.minor, 0)::text as found
      from open h full join owned o on o.key = h.key and o.reason = h.reason
     where coalesce(h.minor, 0) <> coalesce(o.minor, 0) limit $1`,
  });

/** Without any owner, every open hold is a difference. */
const NOBODY = { reason: '', openHoldsSql: 'select null as key, null::numeric as minor where false' };

const ownedSql = ({ reason, openHoldsSql }: Pick<HoldOwner, 'openHoldsSql'> & { readonly reason: string }): string =>
  `select '${reason}' as reason, key, minor from (${openHoldsSql}) rows`;

/**
 * A hold must have begun with what its entry set aside, and what is left must be that minus what entries took from it.
 */
export const holdEntriesCheck: BookCheck = sqlCheck({
  kind: 'HELD_NOT_HOLDS',
  isWhole: true,
  sql: `
    with moved as (
      select e.hold_key as key, sum(p.held_minor) filter (where e.seq = h.entry_seq) as begun, sum(p.held_minor) as left_minor
        from ledger.entry e
        join ledger.hold h on h.key = e.hold_key
        join ledger.posting p on p.entry_seq = e.seq and p.account_id = h.account_id
       where e.hold_key is not null group by e.hold_key)
    select a.asset, a.path as account, h.entry_seq::text as entry_id,
           coalesce(m.left_minor, 0) || ' of ' || coalesce(m.begun, 0) as expected, h.left_minor || ' of ' || h.amount_minor as found
      from ledger.hold h join ledger.account a on a.id = h.account_id left join moved m on m.key = h.key
     where (h.amount_minor, h.left_minor) is distinct from (m.begun, m.left_minor) limit $1`,
});
