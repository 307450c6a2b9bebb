-- One account's part of a history, the newest first, walked down its own index. It is not left to the planner: without
-- statistics, or for a busy account among many quiet ones, it reads and sorts a whole history for each page.
create function ledger.page_of(
  p_account bigint,
  -- Included, and excluded.
  p_from    bigint,
  p_until   bigint,
  -- Null for every kind.
  p_kinds   text[],
  -- Also entries that only move money into or out of a hold.
  p_holds   boolean,
  p_limit   int
) returns table (entry_seq bigint, available_minor numeric, held_minor numeric)
language plpgsql stable rows 50
set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off set enable_hashjoin = off
as $$
begin
  return query
    select p.entry_seq, p.available_minor, p.held_minor
      from ledger.posting p
     where p.account_id = p_account and p.entry_seq >= p_from and p.entry_seq < p_until
       and (p_holds or p.available_minor + p.held_minor <> 0)
       and (p_kinds is null
            or exists (select 1 from ledger.entry e where e.seq = p.entry_seq and e.kind = any (p_kinds)))
     order by p.entry_seq desc limit p_limit;
end $$;
grant execute on function ledger.page_of to bourse_app;
