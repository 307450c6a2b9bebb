-- A transfer to or from the spot account crosses from the books into the trading core: one commit in the books, the core's
-- answer, one more commit. The state says how far it has come, so that a crash at any point is finished from the row.
--   LEAVING   the books have let it go; the core is to be asked to take it
--   ASKED     the core is to be asked to let it go; the books have nothing yet
--   DONE      arrived
--   REFUSED   the core did not let it go: nothing moved
--   RETURNED  the core did not take it: the books have it back
alter table wallet.transfer add column state text not null default 'DONE'
  check (state in ('LEAVING', 'ASKED', 'DONE', 'REFUSED', 'RETURNED'));
alter table wallet.transfer alter column state drop default;
create index transfer_under_way on wallet.transfer (uid, created_at_ms) where state in ('LEAVING', 'ASKED');
create index transfer_refused on wallet.transfer (created_at_ms) where state = 'REFUSED';
grant update (state), delete on wallet.transfer to bourse_app;

-- A person's statement goes by the order of the core.
create index transfer_by_sequence on trading.transfer (account, sequence desc);

-- The number of the first command at or after a moment. The journal's time never falls, so its rows can be halved.
create function trading.sequence_at(p_at_ms bigint) returns bigint
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_low bigint := 1;
  v_high bigint;
  v_middle bigint;
  r record;
begin
  select coalesce(max(first_sequence), 0) + 1 into v_high from journal.row;
  while v_low < v_high loop
    v_middle := (v_low + v_high) / 2;
    select first_sequence, command_count, at_ms into r from journal.row where first_sequence >= v_middle order by first_sequence limit 1;
    if not found or r.at_ms >= p_at_ms then
      v_high := v_middle;
    else
      v_low := r.first_sequence + r.command_count;
    end if;
  end loop;
  return v_low;
end
$$;
revoke execute on function trading.sequence_at from public;
grant execute on function trading.sequence_at to bourse_app;
