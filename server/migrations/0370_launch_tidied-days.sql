-- What snapshots have read is not taken away as long as a round needs it, and is not written again once it is gone: whoever could
-- delete a day and write another one in its place would decide who had held enough, and reconciliation would find that it agrees.

-- Whether a round that anybody can still take part in asks for a day; of any coin where none is named. One that has not opened may be
-- moved to a later start, also long after its end.
create function launch.needs_day(coin text, business_day int) returns boolean language sql stable as $$
  select exists (
    select from launch.holding h
      join launch.round r on r.project_id = h.project_id and r.number = h.number and r.state in ('WARM_UP', 'OPEN', 'CALCULATING')
     where (coin is null or h.asset = coin) and business_day between h.first_day and h.last_day)
$$;

create function launch.day_of(hour_ms bigint) returns int language sql immutable as $$
  select ((hour_ms + 28800000) / 86400000)::int
$$;

-- The days of a coin that are no longer kept.
create table launch.tidied_day (
  asset     text   not null,
  day       int    not null,
  tidied_ms bigint not null,
  primary key (asset, day)
);
grant select, insert on launch.tidied_day to bourse_app;

-- Those that were deleted before they were written down: nothing of them is there, and their rounds ended a month ago.
insert into launch.tidied_day (asset, day, tidied_ms)
select distinct h.asset, d.day, (extract(epoch from now()) * 1000)::bigint
  from launch.holding h
  join launch.round r on r.project_id = h.project_id and r.number = h.number
  cross join generate_series(h.first_day, h.last_day) as d (day)
 where r.end_ms < extract(epoch from now()) * 1000 - 30 * 86400000::bigint and not launch.needs_day(h.asset, d.day)
   and not exists (select from launch.snapshot s where s.asset = h.asset and launch.day_of(s.hour_ms) = d.day);

create function launch.keep_needed_day() returns trigger language plpgsql as $$
begin
  if launch.needs_day(new.asset, new.day) then
    raise exception 'a round needs what was held on that day';
  end if;
  return new;
end $$;
create trigger keep_needed_day before insert on launch.tidied_day for each row execute function launch.keep_needed_day();
create trigger keep_snapshot before update or delete on launch.tidied_day for each row execute function launch.keep_snapshot();

-- For statements, because a day of a coin is a million rows.
create function launch.keep_day() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct asset, launch.day_of(hour_ms) as day from taken_away) a
     where not exists (select from launch.tidied_day t where t.asset = a.asset and t.day = a.day)) then
    raise exception 'what a snapshot has read stays as it is';
  end if;
  return null;
end $$;
create trigger keep_day after delete on launch.snapshot referencing old table as taken_away
  for each statement execute function launch.keep_day();
create trigger keep_day after delete on launch.snapshot_balance referencing old table as taken_away
  for each statement execute function launch.keep_day();

create function launch.keep_gone() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct asset, launch.day_of(hour_ms) as day from added) a
      join launch.tidied_day t on t.asset = a.asset and t.day = a.day) then
    raise exception 'what is no longer kept is not written again';
  end if;
  return null;
end $$;
create trigger keep_gone after insert on launch.snapshot referencing new table as added
  for each statement execute function launch.keep_gone();

create or replace function launch.keep_hour() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct asset, hour_ms from added) a
     where exists (select from launch.snapshot s where s.asset = a.asset and s.hour_ms = a.hour_ms)
        or exists (select from launch.tidied_day t where t.asset = a.asset and t.day = launch.day_of(a.hour_ms))) then
    raise exception 'what a snapshot has read stays as it is';
  end if;
  return null;
end $$;

-- A seed that was made again would be one that somebody had chosen.
create function launch.keep_seed() returns trigger language plpgsql as $$
begin
  if launch.needs_day(null, old.day)
     or exists (select from launch.snapshot s where launch.day_of(s.hour_ms) = old.day) then
    raise exception 'what snapshots are asked for stays as it is';
  end if;
  return old;
end $$;
create trigger keep_seed before delete on launch.snapshot_seed for each row execute function launch.keep_seed();
