-- Rounds whose paying coin floats: they are offered at a price in USDT, and the price in the coin is fixed before they start from
-- the average of a day.
alter table launch.round add column usdt_units numeric(38, 0) check (usdt_units > 0);
alter table launch.round add column usdt_scale int check (usdt_scale between 0 and 18);
alter table launch.round drop constraint round_price_check;
alter table launch.round add constraint round_price_check check (
  num_nulls(usdt_units, usdt_scale) in (0, 2)
  and num_nulls(base_units, base_scale) in (0, 2)
  and (discount_bps is null) = (mode = 'BOOST')
  and case when mode = 'BOOST' then num_nulls(base_units, usdt_units) = 2
           else base_units is not null or usdt_units is not null end);

-- How a price was fixed: the samples of a day, minute by minute, and what they come to. Where no price came of them it says why.
create table launch.price_fixing (
  project_id   text   not null,
  number       int    not null,
  -- The end of the day, not of it; a round whose start is moved has another one.
  to_ms        bigint not null,
  asset        text   not null,
  -- USDT for one coin, times 10^8; null for a minute without one.
  samples_e8   numeric(38, 0)[] not null check (cardinality(samples_e8) = 1440),
  sample_count int    not null check (sample_count between 0 and 1440),
  sum_e8       numeric(38, 0) not null check (sum_e8 >= 0),
  -- The base price in the coin, with 18 places.
  base_units   numeric(38, 0) check (base_units > 0),
  failure      text check (failure in ('MISSING', 'LATE')),
  fixed_at_ms  bigint not null,
  primary key (project_id, number, to_ms),
  foreign key (project_id, number) references launch.round (project_id, number),
  check (num_nulls(base_units, failure) = 1)
);
grant select, insert on launch.price_fixing to bourse_app;

create function launch.keep_fixing() returns trigger language plpgsql as $$
begin
  raise exception 'how a price was fixed stays as it is';
end $$;
create trigger keep_fixing before update or delete on launch.price_fixing for each row execute function launch.keep_fixing();

-- A price is set once, by its fixing, and before the round starts.
create function launch.keep_price() returns trigger language plpgsql as $$
begin
  if (new.usdt_units, new.usdt_scale, new.discount_bps) is distinct from (old.usdt_units, old.usdt_scale, old.discount_bps)
     or (old.base_units is not null or old.usdt_units is null)
        and (new.base_units, new.base_scale, new.min_minor, new.max_minor, new.step_minor)
          is distinct from (old.base_units, old.base_scale, old.min_minor, old.max_minor, old.step_minor)
     or old.base_units is null and new.base_units is not null and not exists (
        select from launch.price_fixing f
         where f.project_id = new.project_id and f.number = new.number and f.base_units = new.base_units
           and new.base_scale = 18 and f.fixed_at_ms < new.start_ms) then
    raise exception 'the price of a round is fixed once';
  end if;
  return new;
end $$;
create trigger keep_price before update on launch.round for each row execute function launch.keep_price();
grant update (base_units, base_scale, min_minor, max_minor, step_minor) on launch.round to bourse_app;

create index round_to_price on launch.round (start_ms) where base_units is null and usdt_units is not null;
