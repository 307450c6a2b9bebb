-- How money moves. These functions run with the rights of the owner, so the application can post but cannot rewrite.
-- Order in each of them: lock the balances (sorted by id), then look at keys and holds, then take a seq, then write.
-- So two commands on one account happen one after the other, in the order of their seq.

-- Gives out `p_count` places in the journal and their time. The lock is held for these few statements only, not until
-- the commit: otherwise one slow transaction would stop all others. A place whose transaction fails stays empty.
create function ledger.journal_slot(p_count int, p_at_ms bigint, out first_seq bigint, out at_ms bigint)
language plpgsql as $$
begin
  perform pg_advisory_lock(7117001);
  begin
    select greatest(t.last_value, p_at_ms), s.last_value + 1 into at_ms, first_seq
      from ledger.journal_time t, ledger.entry_seq s;
    perform setval('ledger.journal_time', at_ms), setval('ledger.entry_seq', first_seq + p_count - 1);
  exception when query_canceled or others then
    perform pg_advisory_unlock(7117001);
    raise;
  end;
  perform pg_advisory_unlock(7117001);
end
$$;

-- Makes sure that accounts exist, with a balance of zero for those of people. is_new: made by this very transaction, so
-- that the caller must not remember the id before its commit.
create function ledger.open_accounts(p_paths text[])
returns table (path text, id bigint, is_new boolean)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into ledger.account (path, is_user, uid, account, asset, sub)
    select p, f[1] = 'user',
           case f[1] when 'user' then f[2] end,
           case f[1] when 'user' then f[3] else f[2] end,
           case f[1] when 'user' then f[4] else f[3] end,
           case f[1] when 'user' then null else f[4] end
      from (select p, string_to_array(p, ':') as f from unnest(p_paths) p) named
     order by p
    on conflict do nothing;
  insert into ledger.balance (account_id)
    select a.id from ledger.account a where a.path = any (p_paths) and a.is_user order by a.id
    on conflict do nothing;
  return query
    select a.path, a.id,
           coalesce(a.xmin::text::bigint = pg_current_xact_id_if_assigned()::text::bigint & 4294967295, false)
      from ledger.account a where a.path = any (p_paths);
end
$$;

-- Locks, in one sorted go, every balance that several commands of one transaction will touch.
create function ledger.lock_accounts(p_accounts bigint[], p_hold_keys text[], p_entries bigint[]) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform 1 from ledger.balance
    where account_id = any (p_accounts
      || array(select h.account_id from ledger.hold h where h.key = any (p_hold_keys))
      || array(select p.account_id from ledger.posting p where p.entry_seq = any (p_entries)))
    order by account_id for update;
end
$$;

-- Applies many commands that post or hold, as if one after the other, with one set-based statement per table.
--
-- Commands are numbered from 0; legs name their command, in order. p_leg_held is null when nothing is held. Answers the
-- seq of command 0; command i has first_seq + i unless `exceptions` says otherwise:
-- [{cmd, code: REPLAYED | IDEMPOTENCY_MISMATCH | INSUFFICIENT_BALANCE, ...}].
-- With p_expects_new the caller believes that no key is known; then a known one is an error (unique_violation) and the
-- caller asks again without. Looking for a conflict at each of a thousand inserts costs more than that rare second call.
--
-- Why this equals one after the other: an account that could pay all debits of the batch before it gets any credit can
-- pay them in any order, so commands on such accounts cannot fail (nothing here takes out of what is held). Only commands that touch another account (a suspect)
-- are decided one by one, in their order, and they alone change the suspects.
create function ledger.apply_batch(
  p_keys text[], p_hashes uuid[], p_kinds text[], p_refs text[], p_at_ms bigint,
  p_leg_cmd int[], p_leg_account bigint[], p_leg_available numeric[], p_leg_held numeric[],
  p_hold_cmd int[], p_hold_reason text[], p_hold_release_at_ms bigint[], p_expects_new boolean,
  out first_seq bigint, out exceptions jsonb
)
-- One plan for all sizes: planning again for two legs costs a quarter of a single transfer.
language plpgsql security definer set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan set random_page_cost = 1.1 as $$
declare
  v_count int := cardinality(p_keys);
  v_at_ms bigint;
  v_written int;
  v_suspects bigint[];
  v_without_balance bigint[];
  v_is_refused boolean[];
begin
  with locked as materialized (
    select account_id, available_minor from ledger.balance
     where account_id = any (p_leg_account) order by account_id for update
  ), debit as materialized (
    select l.account, sum(least(l.available, 0)) as available
      from unnest(p_leg_account, p_leg_available) as l (account, available) group by l.account
  )
  select array_agg(debit.account) filter (where locked.available_minor + debit.available < 0),
         array_agg(debit.account) filter (where locked.account_id is null)
    into v_suspects, v_without_balance
    from debit left join locked on locked.account_id = debit.account;

  perform ledger.assert_legs(p_leg_cmd, p_leg_account, p_leg_available, p_leg_held, v_without_balance, v_count);
  if v_suspects is not null then
    select d.is_refused, d.exceptions into v_is_refused, exceptions
      from ledger.decide(p_keys, p_hashes, p_leg_cmd, p_leg_account, p_leg_available, v_suspects) d;
  end if;

  select s.first_seq, s.at_ms into first_seq, v_at_ms from ledger.journal_slot(v_count, p_at_ms) s;
  if p_expects_new and v_is_refused is null then
    insert into ledger.entry (seq, key, input_hash, kind, ref, at_ms, hold_key)
      select first_seq + c.n - 1, c.key, c.hash, c.kind, c.ref, v_at_ms,
             case when c.n - 1 = any (p_hold_cmd) then c.key end
        from unnest(p_keys, p_hashes, p_kinds, p_refs) with ordinality as c (key, hash, kind, ref, n);
  else
    insert into ledger.entry (seq, key, input_hash, kind, ref, at_ms, hold_key)
      select first_seq + c.n - 1, c.key, c.hash, c.kind, c.ref, v_at_ms,
             case when c.n - 1 = any (p_hold_cmd) then c.key end
        from unnest(p_keys, p_hashes, p_kinds, p_refs) with ordinality as c (key, hash, kind, ref, n)
       where v_is_refused is null or not v_is_refused[c.n]
      on conflict (key) do nothing;
  end if;
  get diagnostics v_written = row_count;

  if v_written < v_count then
    if v_is_refused is not null and v_written < v_count - cardinality(array_positions(v_is_refused, true)) then
      -- Somebody committed one of these keys after we looked: decide again, knowing it.
      raise exception 'a key was used meanwhile' using errcode = 'serialization_failure';
    end if;
    if v_is_refused is null then
      select k.is_known, k.exceptions into v_is_refused, exceptions
        from ledger.known_keys(p_keys, p_hashes, first_seq) k;
    end if;
  end if;
  perform ledger.write_legs(first_seq, p_leg_cmd, p_leg_account, p_leg_available, p_leg_held, v_is_refused);

  if p_hold_cmd is not null then
    insert into ledger.hold (key, account_id, entry_seq, reason, ref, amount_minor, left_minor, release_at_ms, created_at_ms)
      select p_keys[h.cmd + 1], l.account, first_seq + h.cmd, h.reason, p_refs[h.cmd + 1], l.held, l.held,
             h.release_at_ms, v_at_ms
        from unnest(p_hold_cmd, p_hold_reason, p_hold_release_at_ms) as h (cmd, reason, release_at_ms)
        join unnest(p_leg_cmd, p_leg_account, p_leg_held) as l (cmd, account, held) on l.cmd = h.cmd
       where v_is_refused is null or not v_is_refused[h.cmd + 1];
  end if;
end
$$;

-- A leg that breaks a rule is a bug of the caller and stops the whole transaction; nothing of it is stored.
create function ledger.assert_legs(
  p_cmd int[], p_account bigint[], p_available numeric[], p_held numeric[], p_without_balance bigint[], p_count int
) returns void
-- The planner takes an array for ten elements and would sort; a thousand commands are cheaper to hash.
language plpgsql set enable_sort = off as $$
declare
  v_bad int;
begin
  if p_without_balance is not null and cardinality(p_without_balance)
     <> (select count(*) from ledger.account where id = any (p_without_balance) and not is_user) then
    raise exception 'a leg names an account that does not exist';
  end if;
  select g.cmd into v_bad
    from (select l.cmd, sum(l.available + coalesce(l.held, 0)) as total
            from unnest(p_cmd, p_account, p_available, p_held) as l (cmd, account, available, held)
            -- By index for each leg: the planner would rather read a small table whole, even for a single transfer.
            cross join lateral (select asset from ledger.account where id = l.account offset 0) a
           group by l.cmd, a.asset) g
   where g.total <> 0 or g.total is null limit 1;
  if found then
    raise exception 'the legs of command % do not sum to zero', v_bad;
  end if;
  if p_cmd[1] <> 0 or p_cmd[cardinality(p_cmd)] <> p_count - 1 then
    raise exception 'a command has no legs';
  end if;
end
$$;

-- Which of these keys are in the books already, apart from what this batch itself wrote from p_first_seq on.
create function ledger.known_keys(p_keys text[], p_hashes uuid[], p_first_seq bigint, out is_known boolean[], out exceptions jsonb)
language sql as $$
  select array_agg(e.seq is not null order by c.n),
         jsonb_agg(jsonb_build_object(
           'cmd', c.n - 1,
           'code', case when e.input_hash = c.hash then 'REPLAYED' else 'IDEMPOTENCY_MISMATCH' end,
           'entry', e.seq::text) order by c.n) filter (where e.seq is not null)
    from unnest(p_keys, p_hashes) with ordinality as c (key, hash, n)
    left join ledger.entry e on e.key = c.key and e.seq <> p_first_seq + c.n - 1
$$;

-- Decides, one by one and in order, the commands that touch an account which might run dry. Their balances are locked.
create function ledger.decide(
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
  select k.is_known, coalesce(k.exceptions, '[]') into is_refused, exceptions from ledger.known_keys(p_keys, p_hashes, 0) k;
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

-- Writes postings and balances together: the one place that changes a balance.
create function ledger.write_legs(
  p_first_seq bigint, p_cmd int[], p_account bigint[], p_available numeric[], p_held numeric[], p_is_refused boolean[]
) returns void
language plpgsql as $$
begin
  insert into ledger.posting (entry_seq, account_id, available_minor, held_minor)
    select p_first_seq + l.cmd, l.account, l.available, coalesce(l.held, 0)
      from unnest(p_cmd, p_account, p_available, p_held) as l (cmd, account, available, held)
     where p_is_refused is null or not p_is_refused[l.cmd + 1]
     -- Neighbours in the index one after the other: a sixth cheaper than in the order of commands.
     order by l.account;
  update ledger.balance b
     set available_minor = b.available_minor + c.available, held_minor = b.held_minor + c.held
    from (select l.account, sum(l.available) as available, coalesce(sum(l.held), 0) as held
            from unnest(p_cmd, p_account, p_available, p_held) as l (cmd, account, available, held)
           where p_is_refused is null or not p_is_refused[l.cmd + 1]
           group by l.account) c
   where b.account_id = c.account and b.account_id = any (p_account);
end
$$;
