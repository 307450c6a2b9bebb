-- What comparisons of the books have proven, so that the next one reads only what is new.

-- The sums of each account's postings up to the mark. Only ledger.move_proven writes here.
create table ledger.proven (
  account_id      bigint primary key references ledger.account,
  available_minor numeric(38,0) not null,
  held_minor      numeric(38,0) not null
);

create table ledger.proven_mark (
  only_row    boolean primary key default true check (only_row),
  -- Entries up to here were proven, and how many they are.
  seq         bigint not null default 0,
  entry_count bigint not null default 0,
  -- What the last comparison saw: the mark may move there once every transaction of that time has ended.
  seen_seq    bigint not null default 0,
  seen_xmax   xid8
);
insert into ledger.proven_mark default values;
grant select on ledger.proven, ledger.proven_mark to bourse_app;

-- The balance of each of the house's accounts, at the cost of what is new.
create view ledger.house_balance as
  select a.id, a.path, a.account, a.asset, a.sub, coalesce(p.available_minor, 0) + coalesce(n.minor, 0) as minor
    from ledger.account a
    cross join ledger.proven_mark m
    left join ledger.proven p on p.account_id = a.id
    left join lateral (select sum(available_minor) as minor from ledger.posting
                        where account_id = a.id and entry_seq > m.seq) n on true
   where not a.is_user;
grant select on ledger.house_balance to bourse_app;

-- Notes what a comparison without a difference has seen, and moves the mark to what the one before it saw. An entry with a
-- lower number can be committed later only by a transaction that had begun by then: when none of those is left, none comes.
create function ledger.move_proven(p_seen_seq bigint, p_xmin text, p_xmax text)
 returns bigint
 language plpgsql
 security definer
 set search_path to 'pg_catalog', 'pg_temp'
as $$
declare
  m ledger.proven_mark;
begin
  select * into m from ledger.proven_mark for update;
  if m.seen_xmax <= p_xmin::xid8 and m.seen_seq > m.seq and m.seen_seq <= p_seen_seq then
    insert into ledger.proven as p (account_id, available_minor, held_minor)
      select account_id, sum(available_minor), sum(held_minor) from ledger.posting
       where entry_seq > m.seq and entry_seq <= m.seen_seq group by account_id
      on conflict (account_id) do update
        set available_minor = p.available_minor + excluded.available_minor, held_minor = p.held_minor + excluded.held_minor;
    update ledger.proven_mark
       set seq = m.seen_seq,
           entry_count = entry_count + (select count(*) from ledger.entry where seq > m.seq and seq <= m.seen_seq);
    m.seq := m.seen_seq;
  end if;
  -- A transaction number from before a restore says nothing here: it is seen anew.
  update ledger.proven_mark set seen_seq = greatest(p_seen_seq, m.seq), seen_xmax = p_xmax::xid8;
  return m.seq;
end
$$;
revoke execute on function ledger.move_proven(bigint, text, text) from public;
grant execute on function ledger.move_proven(bigint, text, text) to bourse_app;
