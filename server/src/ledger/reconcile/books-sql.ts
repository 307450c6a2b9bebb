/**
 * The statement that compares the books with themselves, in one snapshot. $1: the most differences of one kind; $2: the
 * entry up to which history is proven and not read again.
 */
export const booksSql = (isWhole: boolean): string => `
with mark as materialized (
  select seq, entry_count from ledger.proven_mark
), history as materialized (
  ${isWhole ? WHOLE_HISTORY : NEW_HISTORY}
), account as materialized (
  select a.id, a.path, a.asset, a.account, a.is_user, coalesce(h.available, 0) as available, coalesce(h.held, 0) as held,
         b.account_id is not null as has_balance, b.available_minor, b.held_minor
    from ledger.account a left join history h on h.account_id = a.id left join ledger.balance b on b.account_id = a.id
), open_hold as (
  select account_id, sum(left_minor) as minor from ledger.hold where left_minor > 0 group by account_id
), entry_sum as materialized (
  select p.entry_seq, a.asset, sum(p.available_minor + p.held_minor) as total
    from ledger.posting p join ledger.account a on a.id = p.account_id
   where p.entry_seq > $2::bigint group by p.entry_seq, a.asset
), difference as (
  select 'ASSET_NOT_ZERO' as kind, asset, null as account, null as entry, '0' as expected, sum(available + held)::text as found
    from account group by asset having sum(available + held) <> 0
  union all
  (select 'ENTRY_NOT_ZERO', asset, null, entry_seq::text, '0', total::text from entry_sum where total <> 0 limit $1)
  union all
  (select 'BALANCE_NOT_HISTORY', asset, path, null, available || ' + ' || held || ' held',
         coalesce(available_minor::text, 'no balance') || ' + ' || coalesce(held_minor::text, 'no balance') || ' held'
    from account
   where is_user and (available, held) is distinct from (available_minor, held_minor) or is_user <> has_balance limit $1)
  union all
  (select 'HELD_NOT_HOLDS', a.asset, a.path, null, coalesce(o.minor, 0)::text, a.held::text
    from account a left join open_hold o on o.account_id = a.id where a.held <> coalesce(o.minor, 0) limit $1)
  union all
  (select 'NEGATIVE', asset, path, null, '0 or more', available || ' + ' || held || ' held'
    from account where is_user and (available < 0 or held < 0 or available_minor < 0 or held_minor < 0) limit $1)
  union all
  (select 'POSTING_WITHOUT_ENTRY', null, null, s.seq::text, 'an entry with postings',
          case when s.has_entry then 'no postings' else 'no entry' end
     from (select coalesce(e.seq, p.entry_seq) as seq, e.seq is not null as has_entry, p.entry_seq is not null as has_posting
             from (select seq from ledger.entry where seq > $2) e
             full join (select entry_seq from entry_sum group by entry_seq) p on p.entry_seq = e.seq) s
    where not (s.has_entry and s.has_posting) limit $1)
  union all
  (select 'TIME_FELL', null, null, t.seq::text, t.before || ' or later', t.at_ms::text
     from (select seq, at_ms, lag(at_ms) over (order by seq) as before from ledger.entry where seq >= $2) t where t.at_ms < t.before limit $1)${isWhole ? PROVEN : ''}
)
select jsonb_build_object(
  'assets', coalesce((select jsonb_agg(row order by row->>'asset') from (
    select jsonb_build_object('asset', a.asset, 'sum', sum(a.available + a.held)::text,
      'liabilities', coalesce(sum(a.available + a.held) filter (where a.is_user), 0)::text,
      'held', coalesce(sum(a.held) filter (where a.is_user), 0)::text,
      'house', coalesce((select jsonb_object_agg(h.account, h.minor::text) from (
         select s.account, sum(s.available) as minor from account s where not s.is_user and s.asset = a.asset group by s.account) h), '{}')) as row
      from account a group by a.asset) r), '[]'),
  'differences', coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'asset', asset, 'account', account,
    'entryId', entry, 'expected', expected, 'found', found)) from difference), '[]'),
  'entry_count', ${isWhole ? '(select count(*) from ledger.entry)' : '(select entry_count + (select count(*) from ledger.entry where seq > $2) from mark)'}::text,
  'last_entry', (select coalesce(max(seq), 0) from ledger.entry)::text) as report`;

/** The proven history plus what came since. */
const NEW_HISTORY = `
  select coalesce(p.account_id, n.account_id) as account_id, coalesce(p.available_minor, 0) + coalesce(n.available, 0) as available,
         coalesce(p.held_minor, 0) + coalesce(n.held, 0) as held
    from ledger.proven p
    full join (select account_id, sum(available_minor) as available, sum(held_minor) as held from ledger.posting
                where entry_seq > $2 group by account_id) n on n.account_id = p.account_id`;

const WHOLE_HISTORY = `
  select p.account_id, sum(p.available_minor) as available, sum(p.held_minor) as held,
         coalesce(sum(p.available_minor) filter (where p.entry_seq <= m.seq), 0) as old_available,
         coalesce(sum(p.held_minor) filter (where p.entry_seq <= m.seq), 0) as old_held
    from ledger.posting p cross join mark m group by p.account_id`;

/** The proven sums from which other runs start must equal the whole history. */
const PROVEN = `
  union all
  (select 'PROVEN_NOT_HISTORY', a.asset, a.path, null, coalesce(h.old_available, 0) || ' + ' || coalesce(h.old_held, 0) || ' held',
          coalesce(p.available_minor, 0) || ' + ' || coalesce(p.held_minor, 0) || ' held'
     from ledger.account a left join history h on h.account_id = a.id left join ledger.proven p on p.account_id = a.id
    where (coalesce(h.old_available, 0), coalesce(h.old_held, 0)) <> (coalesce(p.available_minor, 0), coalesce(p.held_minor, 0)) limit $1)
  union all
  select 'PROVEN_NOT_HISTORY', null, null, m.seq::text, n.count || ' entries', m.entry_count || ' entries'
    from mark m, lateral (select count(*) from ledger.entry where seq <= m.seq) n where n.count <> m.entry_count`;
