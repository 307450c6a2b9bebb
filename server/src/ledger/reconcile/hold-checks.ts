import type { HoldOwner } from '../ports.ts';
import { type BookCheck, type Found, sqlCheck } from './book-check.ts';

/** Every open hold must have a row that explains it, and every such row its hold, with the same amount. */
export const holdOwnersCheck = (owners: readonly HoldOwner[]): BookCheck => ({
  kind: 'HOLD_NOT_OWNED',
  isWhole: false,
  async find(q) {
    const found: Found[] = [];
    const owned = new Map<string, bigint>();
    for (const owner of owners)
      for (const [key, minor] of await owner.openHolds(q)) owned.set(`${owner.reason} ${key}`, minor);
    const holds = await q.query<{ key: string; reason: string; path: string; asset: string; left_minor: string }>(
      `select h.key, h.reason, a.path, a.asset, h.left_minor from ledger.hold h join ledger.account a on a.id = h.account_id
        where h.left_minor > 0`,
    );
    for (const { key, reason, path, asset, left_minor } of holds) {
      const name = `${reason} ${key}`;
      const ownedMinor = owned.get(name) ?? 0n;
      owned.delete(name);
      if (ownedMinor !== BigInt(left_minor))
        found.push({
          asset,
          account: path,
          entryId: null,
          expected: `${reason} ${ownedMinor} for ${key}`,
          found: left_minor,
        });
    }
    for (const [name, minor] of owned) {
      const [reason, key] = [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)];
      if (minor !== 0n)
        found.push({
          asset: null,
          account: null,
          entryId: null,
          expected: `${reason} ${minor} for ${key}`,
          found: '0',
        });
    }
    return found;
  },
});

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
