-- Price protection: where the market is below what was paid when tokens are first handed out, a project pays the difference, so
-- many hundredths of a percent of it. The worst case is put aside before.
alter table launch.project add column protection_bps int check (protection_bps between 1 and 100000);

alter table launch.funding add column account text not null default 'launch_supply'
  check (account in ('launch_supply', 'launch_protection'));
alter table launch.payout drop constraint payout_account_check;
alter table launch.payout add constraint payout_account_check
  check (account in ('launch_supply', 'launch_proceeds', 'launch_protection'));

-- The market’s price of the token at the first delivery: the samples of an hour, minute by minute, and what they come to.
create table launch.protection_price (
  project_id   text   primary key references launch.project (id),
  from_ms      bigint not null,
  -- USDT for one token, times 10^8; null for a minute without one.
  samples_e8   numeric(38, 0)[] not null check (cardinality(samples_e8) = 60),
  sample_count int    not null check (sample_count between 57 and 60),
  sum_e8       numeric(38, 0) not null check (sum_e8 > 0),
  at_ms        bigint not null
);
grant select, insert on launch.protection_price to bourse_app;
create trigger keep_fixing before update or delete on launch.protection_price for each row execute function launch.keep_fixing();

-- What each purchase was paid back of it, also nothing, once.
create table launch.protection_credit (
  subscription_id uuid   primary key references launch.subscription (id),
  -- What the tokens were worth, rounded up.
  worth_minor     numeric(38, 0) not null check (worth_minor > 0),
  credit_minor    numeric(38, 0) not null check (credit_minor >= 0),
  at_ms           bigint not null,
  entry_id        bigint,
  check ((credit_minor > 0) = (entry_id is not null))
);
grant select, insert on launch.protection_credit to bourse_app;
create trigger keep_fixing before update or delete on launch.protection_credit for each row execute function launch.keep_fixing();

-- Staff are told once when a reward or a protection is late.
alter table launch.round add column late_alarm_ms bigint;
alter table launch.project add column late_alarm_ms bigint;
grant update (late_alarm_ms) on launch.round to bourse_app;
grant update (late_alarm_ms) on launch.project to bourse_app;
