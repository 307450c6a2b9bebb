-- Commands whose effect depends on what is in the books: settling and releasing a hold, reversing an entry. They are
-- rare beside transfers and run one at a time. Each answers code null (done), REPLAYED or the refusal.

create type ledger.answer as (code text, entry text, account text, available text, needed text);

-- Looks the key up; null when it is new.
create function ledger.answer_of_key(p_key text, p_hash uuid) returns ledger.answer
language sql stable as $$
  select case when input_hash = p_hash then 'REPLAYED' else 'IDEMPOTENCY_MISMATCH' end,
         seq::text, null::text, null::text, null::text
    from ledger.entry where key = p_key
$$;

-- Writes one entry. The caller has locked the balances and looked the key up.
create function ledger.write_one(
  p_key text, p_hash uuid, p_kind text, p_ref text, p_at_ms bigint, p_hold_key text, p_reverses bigint,
  p_account bigint[], p_available numeric[], p_held numeric[], out seq bigint, out at_ms bigint
)
language plpgsql as $$
declare
  v_cmd int[] := array_fill(0, array[cardinality(p_account)]);
begin
  perform ledger.assert_legs(v_cmd, p_account, p_available, p_held,
    (select array_agg(a) from unnest(p_account) a where not exists (select from ledger.balance b where b.account_id = a)), 1);
  select s.first_seq, s.at_ms into seq, at_ms from ledger.journal_slot(1, p_at_ms) s;
  insert into ledger.entry (seq, key, input_hash, kind, ref, at_ms, hold_key, reverses)
    values (write_one.seq, p_key, p_hash, p_kind, p_ref, write_one.at_ms, p_hold_key, p_reverses)
    on conflict do nothing;
  if not found then
    raise exception 'a key was used meanwhile' using errcode = 'serialization_failure';
  end if;
  perform ledger.write_legs(seq, v_cmd, p_account, p_available, p_held, null);
end
$$;

-- Takes p_amount out of a hold (the whole rest when null) and gives it to p_to, or back to its owner when p_to is null.
create function ledger.end_hold(
  p_key text, p_hash uuid, p_hold_key text, p_kind text, p_ref text, p_amount numeric, p_at_ms bigint,
  p_to bigint[], p_to_amount numeric[]
) returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan set random_page_cost = 1.1 as $$
declare
  v_owner bigint;
  v_hold ledger.hold;
  v_amount numeric;
  v_answer ledger.answer;
  v_account bigint[];
  v_available numeric[];
  v_held numeric[];
  v_seq bigint;
  v_at_ms bigint;
begin
  select account_id into v_owner from ledger.hold where key = p_hold_key;
  perform 1 from ledger.balance where account_id = any (v_owner || coalesce(p_to, '{}')) order by account_id for update;
  v_answer := ledger.answer_of_key(p_key, p_hash);
  if v_answer.code is not null then
    return v_answer;
  end if;
  -- The owner's balance is locked, and whoever changes a hold locks that first: this row is still.
  select * into v_hold from ledger.hold where key = p_hold_key;
  if not found then
    return row('HOLD_NOT_FOUND', null, null, null, null)::ledger.answer;
  end if;
  v_amount := coalesce(p_amount, v_hold.left_minor);
  if v_hold.left_minor = 0 then
    return row('HOLD_ENDED', null, v_owner, 0, v_amount)::ledger.answer;
  end if;
  if v_hold.left_minor < v_amount then
    return row('HOLD_TOO_SMALL', null, v_owner, v_hold.left_minor, v_amount)::ledger.answer;
  end if;

  select array_agg(g.account), array_agg(g.available), array_agg(g.held) into v_account, v_available, v_held
    from (select l.account, sum(l.available) as available, sum(l.held) as held
            from (select v_owner as account, case when p_to is null then v_amount else 0 end as available, -v_amount as held
                  union all
                  select t.account, t.amount, 0 from unnest(p_to, p_to_amount) as t (account, amount)) l
           group by l.account) g;
  select w.seq, w.at_ms into v_seq, v_at_ms
    from ledger.write_one(p_key, p_hash, p_kind, coalesce(p_ref, v_hold.ref), p_at_ms, p_hold_key, null,
                          v_account, v_available, v_held) w;
  update ledger.hold
     set left_minor = left_minor - v_amount, ended_at_ms = case when left_minor = v_amount then v_at_ms end
   where key = p_hold_key;
  return row(null, v_seq, null, null, null)::ledger.answer;
end
$$;

-- Undoes an entry by its opposite. What came out of a hold goes back to what is available: the hold itself has ended.
create function ledger.reverse_entry(p_key text, p_hash uuid, p_entry bigint, p_ref text, p_at_ms bigint)
returns ledger.answer
language plpgsql security definer set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan set random_page_cost = 1.1 as $$
declare
  v_answer ledger.answer;
  v_account bigint[];
  v_available numeric[];
  v_short record;
begin
  perform 1 from ledger.balance
    where account_id in (select account_id from ledger.posting where entry_seq = p_entry) order by account_id for update;
  v_answer := ledger.answer_of_key(p_key, p_hash);
  if v_answer.code is not null then
    return v_answer;
  end if;
  select array_agg(p.account_id), array_agg(-(p.available_minor + p.held_minor)) into v_account, v_available
    from ledger.posting p where p.entry_seq = p_entry and p.available_minor + p.held_minor <> 0;
  if v_account is null then
    return row('ENTRY_NOT_FOUND', null, null, null, null)::ledger.answer;
  end if;
  if exists (select from ledger.entry where reverses = p_entry) then
    return row('ALREADY_REVERSED', null, null, null, null)::ledger.answer;
  end if;
  select b.account_id, b.available_minor, -l.available as needed into v_short
    from unnest(v_account, v_available) as l (account, available) join ledger.balance b on b.account_id = l.account
   where b.available_minor + l.available < 0 order by b.account_id limit 1;
  if found then
    return row('INSUFFICIENT_BALANCE', null, v_short.account_id, v_short.available_minor, v_short.needed)::ledger.answer;
  end if;
  return row(null, (ledger.write_one(p_key, p_hash, 'reversal', p_ref, p_at_ms, null, p_entry, v_account, v_available,
    array_fill(0::numeric, array[cardinality(v_account)]))).seq, null, null, null)::ledger.answer;
end
$$;

-- Where the journal was at a time: the first seq that is not earlier. Time never falls along the journal, so halving
-- finds it without an index on time.
create function ledger.seq_at(p_at_ms bigint) returns bigint
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_low bigint := 1;
  v_high bigint;
  v_middle bigint;
  r record;
begin
  select coalesce(max(seq), 0) + 1 into v_high from ledger.entry;
  while v_low < v_high loop
    v_middle := (v_low + v_high) / 2;
    select seq, at_ms into r from ledger.entry where seq >= v_middle order by seq limit 1;
    if not found or r.at_ms >= p_at_ms then
      v_high := v_middle;
    else
      v_low := r.seq + 1;
    end if;
  end loop;
  return v_low;
end
$$;

revoke execute on all functions in schema ledger from public;
grant execute on function ledger.open_accounts, ledger.lock_accounts, ledger.apply_batch, ledger.end_hold,
  ledger.reverse_entry, ledger.seq_at to bourse_app;
