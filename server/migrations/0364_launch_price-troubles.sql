-- A price follows from the very day that ends an hour before its round starts, and is there ten minutes before it.
create or replace function launch.keep_price() returns trigger language plpgsql as $$
begin
  if (new.usdt_units, new.usdt_scale, new.discount_bps) is distinct from (old.usdt_units, old.usdt_scale, old.discount_bps)
     or (old.base_units is not null or old.usdt_units is null)
        and (new.base_units, new.base_scale, new.min_minor, new.max_minor, new.step_minor)
          is distinct from (old.base_units, old.base_scale, old.min_minor, old.max_minor, old.step_minor)
     or old.base_units is null and new.base_units is not null and not exists (
        select from launch.price_fixing f
         where f.project_id = new.project_id and f.number = new.number and f.base_units = new.base_units
           and new.base_scale = 18 and f.to_ms = launch.price_day_end(new.start_ms)
           and f.fixed_at_ms >= f.to_ms + 60000 and f.fixed_at_ms < new.start_ms - 600000) then
    raise exception 'the price of a round is fixed once';
  end if;
  return new;
end $$;

create function launch.price_day_end(start_ms bigint) returns bigint language sql immutable as $$
  select (start_ms - 3600000) / 60000 * 60000
$$;

-- A round is moved to another day of its price, and ends before its tokens are listed.
create or replace function launch.keep_times() returns trigger language plpgsql as $$
begin
  if old.usdt_units is null or old.base_units is not null or old.state <> 'WARM_UP'
     or launch.price_day_end(new.start_ms) <= launch.price_day_end(old.start_ms)
     or new.end_ms - new.start_ms <> old.end_ms - old.start_ms
     or new.end_ms > (select listing_ms from launch.project p where p.id = new.project_id) then
    raise exception 'only a round without its price is moved, and only later';
  end if;
  return new;
end $$;

-- Which hour from the first delivery on is looked at next for the market’s price, and when the protection owed nobody anything more.
alter table launch.project add column protection_hour int not null default 0 check (protection_hour >= 0);
alter table launch.project add column protected_ms bigint;
grant update (protection_hour, protected_ms) on launch.project to bourse_app;

-- Where no hour tells it, two of Product may let the last one that says anything count; where none does, tokens are worth nothing.
alter table launch.protection_price add column by_staff boolean not null default false;
alter table launch.protection_price drop constraint protection_price_sample_count_check;
alter table launch.protection_price add constraint protection_price_sample_count_check
  check (sample_count between case when by_staff then 0 else 57 end and 60);
alter table launch.protection_price drop constraint protection_price_sum_e8_check;
alter table launch.protection_price add constraint protection_price_sum_e8_check
  check (sum_e8 >= 0 and (sum_e8 = 0) = (sample_count = 0));
alter table launch.protection_credit drop constraint protection_credit_worth_minor_check;
alter table launch.protection_credit add constraint protection_credit_worth_minor_check check (worth_minor >= 0);
