-- Boost rounds: a coin is locked for the round and comes back whole; what is locked shares a pool of the token.
alter table launch.round drop constraint round_mode_check;
alter table launch.round add constraint round_mode_check check (mode in ('SUBSCRIPTION', 'FLASH', 'LOTTERY', 'BOOST'));

-- Nothing is sold in such a round, so it has no price. Its quota is the pool, its bounds are of the coin that is locked.
alter table launch.round alter column base_units drop not null;
alter table launch.round alter column base_scale drop not null;
alter table launch.round alter column discount_bps drop not null;
alter table launch.round add constraint round_price_check
  check (num_nulls(base_units, base_scale, discount_bps) = case when mode = 'BOOST' then 3 else 0 end);

create table launch.boost (
  project_id text not null,
  number     int  not null,
  -- The coin that is locked.
  asset      text not null,
  primary key (project_id, number),
  foreign key (project_id, number) references launch.round (project_id, number)
);
grant select, insert on launch.boost to bourse_app;

-- A reward costs nothing; a purchase always does, which reconciliation looks at with the price.
alter table launch.subscription drop constraint subscription_check1;
alter table launch.subscription add constraint subscription_cost_check check (cost_minor = 0 or got_minor > 0);
