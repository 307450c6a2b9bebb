-- `known_keys` leaves out what the batch itself wrote, from a sequence on. Nothing is written yet where it is decided, and 0 was
-- no such sequence: it left out an entry whose own sequence was the place of its repeat in the batch, so that a repeat of one of
-- the first thousand entries could be judged as new.
-- Decides, one by one and in order, the commands that touch an account which might run dry. Their balances are locked.
create or replace function ledger.decide(
  p_keys text[], p_hashes uuid[], p_cmd int[], p_account bigint[], p_available numeric[], p_suspects bigint[],
  out is_refused boolean[], out exceptions jsonb
)
language plpgsql as $$
declare
  v_available numeric[];
  v_at int;
  v_short int;
  r record;
begin
  select k.is_known, coalesce(k.exceptions, '[]') into is_refused, exceptions from ledger.known_keys(p_keys, p_hashes, -cardinality(p_keys)) k;
  select array_agg(b.available_minor order by s.n) into v_available
    from unnest(p_suspects) with ordinality as s (account, n) join ledger.balance b on b.account_id = s.account;
  for r in
    select l.cmd, array_agg(array_position(p_suspects, l.account) order by l.account) as suspect,
           array_agg(l.available order by l.account) as available
      from unnest(p_cmd, p_account, p_available) as l (cmd, account, available)
     where l.account = any (p_suspects) and not is_refused[l.cmd + 1]
     group by l.cmd order by l.cmd
  loop
    v_short := null;
    for i in 1 .. cardinality(r.suspect) loop
      if v_available[r.suspect[i]] + r.available[i] < 0 then
        v_short := i;
        exit;
      end if;
    end loop;
    if v_short is not null then
      v_at := r.suspect[v_short];
      is_refused[r.cmd + 1] := true;
      exceptions := exceptions || jsonb_build_object(
        'cmd', r.cmd, 'code', 'INSUFFICIENT_BALANCE', 'account', p_suspects[v_at]::text,
        'available', v_available[v_at]::text, 'needed', (-r.available[v_short])::text);
    else
      for i in 1 .. cardinality(r.suspect) loop
        v_at := r.suspect[i];
        v_available[v_at] := v_available[v_at] + r.available[i];
      end loop;
    end if;
  end loop;
end
$$;
