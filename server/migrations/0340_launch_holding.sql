-- What a round asks people to have held, on average, over whole business days before it starts.
create table launch.holding (
  project_id   text not null,
  number       int  not null,
  asset        text not null,
  -- Business days, both counted.
  first_day    int  not null,
  last_day     int  not null,
  -- Minor units of the coin.
  least_minor  numeric(38, 0) not null check (least_minor > 0),
  -- Paying coins that may be committed for each coin held, in parts of 10^8; none where that is no bound.
  factor_units numeric(38, 0) check (factor_units > 0),
  primary key (project_id, number),
  foreign key (project_id, number) references launch.round (project_id, number),
  check (last_day between first_day and first_day + 59)
);
grant select, insert on launch.holding to bourse_app;

-- What the seconds of a day's snapshots follow from. It is made when a round that needs the day is published; its hash is public
-- from then on, the seed itself once the day's snapshots are.
create table launch.snapshot_seed (
  day       int    primary key,
  seed      bytea  not null check (length(seed) = 32),
  made_ms   bigint not null
);
grant select, insert, delete on launch.snapshot_seed to bourse_app;

-- Every hour of every coin that a round asks for: read, or lost because nothing read it in time.
create table launch.snapshot (
  asset    text   not null,
  -- The beginning of the hour.
  hour_ms  bigint not null,
  -- When balances were read; none where the hour is lost.
  at_ms    bigint,
  -- How many people had some of the coin, and the SHA-256 of that and of the rows that were written for the hour.
  people   int    check (people >= 0),
  digest   bytea  check (length(digest) = 32),
  primary key (asset, hour_ms),
  check (hour_ms % 3600000 = 0),
  check (num_nulls(at_ms, people, digest) in (0, 3))
);
grant select, insert, delete on launch.snapshot to bourse_app;

-- What a person had of a coin from a snapshot on, until the next row of the same business day. The first snapshot of a day has a row
-- of everybody who had something, a later one only of those who had something else by then.
create table launch.snapshot_balance (
  asset   text   not null,
  uid     text   not null,
  hour_ms bigint not null,
  minor   numeric(38, 0) not null check (minor >= 0),
  primary key (asset, uid, hour_ms)
);
create index snapshot_balance_hour on launch.snapshot_balance (asset, hour_ms);
grant select, insert, delete on launch.snapshot_balance to bourse_app;

-- What was read stays as it was read, whoever writes; only whole days that nobody needs any more are deleted.
create function launch.keep_snapshot() returns trigger language plpgsql as $$
begin
  raise exception 'what snapshots are asked for and have read stays as it is';
end $$;
create trigger keep_snapshot before update on launch.snapshot for each row execute function launch.keep_snapshot();
create trigger keep_snapshot before update on launch.snapshot_balance for each row execute function launch.keep_snapshot();
create trigger keep_snapshot before update on launch.snapshot_seed for each row execute function launch.keep_snapshot();
create trigger keep_snapshot before update on launch.holding for each row execute function launch.keep_snapshot();

-- Nobody is added to an hour that is recorded, which the digest would tell of only later.
create function launch.keep_hour() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct asset, hour_ms from added) a
      join launch.snapshot s on s.asset = a.asset and s.hour_ms = a.hour_ms) then
    raise exception 'what a snapshot has read stays as it is';
  end if;
  return null;
end $$;
create trigger keep_hour after insert on launch.snapshot_balance referencing new table as added
  for each statement execute function launch.keep_hour();
