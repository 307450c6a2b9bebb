-- Earn: products, their rates, orders, what they earned and how they end.
create schema earn;

create table earn.product (
  id                text    primary key check (id ~ '^[a-z0-9-]{3,40}$'),
  asset             text    not null,
  kind              text    not null check (kind in ('FLEX', 'FIXED', 'FLEX_HYBRID', 'FIXED_HYBRID', 'TIERED')),
  -- Zero where an order has no term.
  term_days         int     not null check (term_days between 0 and 1825),
  -- Minor units of the coin.
  min_minor         numeric(38, 0) not null check (min_minor > 0),
  step_minor        numeric(38, 0) not null check (step_minor > 0),
  max_order_minor   numeric(38, 0) check (max_order_minor >= min_minor),
  max_person_minor  numeric(38, 0) check (max_person_minor >= min_minor),
  fixed_minor       numeric(38, 0) check (fixed_minor >= min_minor),
  quota_minor       numeric(38, 0) not null check (quota_minor > 0),
  -- What is subscribed now of the quota. Interest that grew a position takes nothing of it.
  sold_minor        numeric(38, 0) not null default 0 check (sold_minor >= 0),
  start_ms          bigint  not null,
  end_ms            bigint  check (end_ms > start_ms),
  -- How much can be redeemed at once on one business day.
  instant_minor     numeric(38, 0) not null check (instant_minor >= 0),
  early_redeem      boolean not null,
  auto_subscribe    boolean not null,
  kyc_min           int     not null check (kyc_min between 0 and 2),
  vip_min           int     not null check (vip_min between 0 and 20),
  new_only          boolean not null,
  -- The second coin of a hybrid, by worth: a year's rate, and how much of it there is for everybody and for one person.
  reward_asset      text,
  reward_bps        int     check (reward_bps between 0 and 100000),
  reward_minor      numeric(38, 0) check (reward_minor >= 0),
  reward_person_minor numeric(38, 0) check (reward_person_minor > 0),
  reward_used_atto  numeric(57, 0) not null default 0 check (reward_used_atto >= 0),
  reward_ended_ms   bigint,
  -- Where the yield comes from: the key of a sentence.
  source            text    not null check (source in ('house', 'lending', 'staking')),
  place             int     not null,
  created_at_ms     bigint  not null,
  check ((kind in ('FIXED', 'FIXED_HYBRID')) = (term_days > 0)),
  check ((kind in ('FLEX_HYBRID', 'FIXED_HYBRID')) = (reward_asset is not null)),
  check ((reward_asset is null) = (reward_bps is null) and (reward_asset is null) = (reward_minor is null))
);

-- Rates from a full hour on. Rows are only added.
create table earn.rate (
  id            uuid    primary key,
  product_id    text    not null references earn.product (id),
  -- Whole hours since 1970-01-01T00:00Z.
  from_hour     int     not null check (from_hour > 0),
  -- Marginal rows in order: the last minor unit of each slice (null for the last one), and its rate.
  up_to_minor   numeric(38, 0)[] not null,
  rate_bps      int[]   not null,
  created_at_ms bigint  not null,
  unique (product_id, from_hour),
  check (cardinality(up_to_minor) = cardinality(rate_bps) and cardinality(rate_bps) between 1 and 20)
);

-- What the house put aside for the interest of a product. Rows are only added.
create table earn.funding (
  id           uuid   primary key,
  product_id   text   not null references earn.product (id),
  asset        text   not null,
  -- Minor units, negative where it went back.
  amount_minor numeric(38, 0) not null check (amount_minor <> 0),
  at_ms        bigint not null,
  entry_id     bigint not null
);
create index funding_of_product on earn.funding (product_id, at_ms desc);

create table earn.position (
  id                uuid   primary key,
  uid               text   not null,
  product_id        text   not null references earn.product (id),
  asset             text   not null,
  state             text   not null check (state in ('CONFIRMED', 'EARNING', 'REDEEMING', 'REDEEM_FAILED', 'REDEEMED', 'CANCELLED')),
  -- What earns. A part of it may leave with the end of the hour.
  principal_minor   numeric(38, 0) not null check (principal_minor >= 0),
  -- How much of it counts in what the product has sold.
  sold_minor        numeric(38, 0) not null check (sold_minor >= 0),
  opened_at_ms      bigint not null,
  interest_start_ms bigint not null,
  matures_at_ms     bigint check (matures_at_ms > interest_start_ms),
  ended_at_ms       bigint,
  -- Interest and reward that reached its owner.
  interest_minor    numeric(38, 0) not null default 0 check (interest_minor >= 0),
  -- With a term: the rates that it was made with, and what happens at its end.
  rate_id           uuid   references earn.rate (id),
  renews            text   check (renews in ('no', 'principal', 'all')),
  renew_floor       numeric(38, 0) check (renew_floor >= 0),
  -- Without a term: how far its hours are counted (core/earn/flexible.ts).
  hour              int,
  least_minor       numeric(38, 0) check (least_minor >= 0),
  leaving_minor     numeric(38, 0) check (leaving_minor >= 0 and leaving_minor <= principal_minor),
  accrued_atto      numeric(57, 0) check (accrued_atto >= 0),
  hours_minor       numeric(57, 0) check (hours_minor >= 0),
  day               int,
  compounds         boolean,
  -- Of a hybrid: reward that is counted and not paid yet, attos of the second coin, and what was paid of it.
  reward_atto       numeric(57, 0) not null default 0 check (reward_atto >= 0),
  reward_minor      numeric(38, 0) not null default 0 check (reward_minor >= 0),
  -- True until the last day of it is credited.
  counts            boolean not null,
  check ((matures_at_ms is null) = (hour is not null)),
  check ((matures_at_ms is null) = (rate_id is null) and (matures_at_ms is null) = (renews is null)),
  check ((hour is null) = (least_minor is null) and (hour is null) = (leaving_minor is null)
         and (hour is null) = (accrued_atto is null) and (hour is null) = (hours_minor is null)
         and (hour is null) = (day is null) and (hour is null) = (compounds is null))
);
-- The same product is subscribed to once at a time.
create unique index position_once on earn.position (uid, product_id)
  where state in ('CONFIRMED', 'EARNING', 'REDEEMING', 'REDEEM_FAILED');
create index position_of_person on earn.position (uid, opened_at_ms desc, id desc);
create index position_to_credit on earn.position (day, id) where counts and hour is not null;
create index position_to_reward on earn.position (id) where reward_atto > 0;
create index position_of_term on earn.position (product_id) where counts and matures_at_ms is not null;
create index position_to_mature on earn.position (matures_at_ms, id) where counts and matures_at_ms is not null;

-- Hours in a row that earned the same: what a statement is made of. Rows are only added.
create table earn.segment (
  position_id uuid   not null references earn.position (id),
  from_hour   int    not null,
  hours       int    not null check (hours > 0),
  least_minor numeric(38, 0) not null check (least_minor > 0),
  rate_id     uuid   not null references earn.rate (id),
  hour_atto   numeric(57, 0) not null check (hour_atto >= 0),
  primary key (position_id, from_hour)
);

-- A day's interest, or that of a term. Rows are only added.
create table earn.credit (
  position_id      uuid   not null references earn.position (id),
  -- Business days since 1970-01-01; of a term, its last one.
  day              int    not null,
  at_ms            bigint not null,
  accrued_atto     numeric(57, 0) not null check (accrued_atto >= 0),
  compounded_minor numeric(38, 0) not null check (compounded_minor >= 0),
  paid_minor       numeric(38, 0) not null check (paid_minor >= 0),
  carry_atto       numeric(57, 0) not null check (carry_atto >= 0),
  entry_id         bigint,
  primary key (position_id, day),
  check ((entry_id is null) = (compounded_minor + paid_minor = 0))
);

-- A day of a hybrid's reward: what stood in the order, and once both prices are known, what it came to.
create table earn.reward (
  position_id  uuid   not null references earn.position (id),
  day          int    not null,
  product_id   text   not null references earn.product (id),
  -- The least principals of its 24 hours, summed.
  hours_minor  numeric(57, 0) not null check (hours_minor > 0),
  -- USDT for one coin, the average of the 24 hours before the day; null until both are known.
  price_units  numeric(60, 0),
  reward_price_units numeric(60, 0),
  price_scale  int,
  rate_bps     int,
  -- What the day came to, and how much of it the budget covered; attos of the second coin.
  earned_atto  numeric(57, 0) check (earned_atto >= 0),
  covered_atto numeric(57, 0) check (covered_atto >= 0 and covered_atto <= earned_atto),
  primary key (position_id, day),
  check ((earned_atto is null) = (covered_atto is null) and (earned_atto is null) = (price_units is null)
         and (earned_atto is null) = (reward_price_units is null) and (earned_atto is null) = (price_scale is null)
         and (earned_atto is null) = (rate_bps is null))
);
create index reward_to_count on earn.reward (day, product_id) where earned_atto is null;

create table earn.redemption (
  id            uuid   primary key,
  uid           text   not null,
  position_id   uuid   not null references earn.position (id),
  asset         text   not null,
  kind          text   not null check (kind in ('instant', 'standard', 'early', 'cancel', 'maturity')),
  amount_minor  numeric(38, 0) not null check (amount_minor > 0),
  -- Interest that was given up by ending early.
  forfeited_minor numeric(38, 0) not null default 0 check (forfeited_minor >= 0),
  state         text   not null check (state in ('WAITING', 'PAID', 'FAILED')),
  asked_at_ms   bigint not null,
  due_at_ms     bigint not null,
  paid_at_ms    bigint,
  attempts      int    not null default 0,
  next_try_ms   bigint,
  -- What its person tells support, once all attempts have failed.
  ticket        text   unique,
  entry_id      bigint,
  check ((state = 'PAID') = (paid_at_ms is not null))
);
create index redemption_of_person on earn.redemption (uid, asked_at_ms desc, id desc);
create index redemption_of_position on earn.redemption (position_id);
create index redemption_to_pay on earn.redemption (next_try_ms, id) where state <> 'PAID';

-- What was redeemed at once on a business day: of a product, and of a person in USDT.
create table earn.instant_day (
  product_id text not null references earn.product (id),
  day        int  not null,
  used_minor numeric(38, 0) not null check (used_minor >= 0),
  primary key (product_id, day)
);
create table earn.instant_person_day (
  uid        text not null,
  day        int  not null,
  used_usdt_minor numeric(38, 0) not null check (used_usdt_minor >= 0),
  primary key (uid, day)
);

-- What a request id has done. Rows are only added.
create table earn.request (
  uid           text  not null,
  request_id    text  not null,
  input_hash    text  not null,
  position_id   uuid  not null references earn.position (id),
  redemption_id uuid  references earn.redemption (id),
  asset         text  not null,
  amount_minor  numeric(38, 0) not null check (amount_minor > 0),
  at_ms         bigint not null,
  entry_id      bigint not null,
  primary key (uid, request_id)
);
create index request_of_position on earn.request (position_id);

grant usage on schema earn to bourse_app;
grant select, insert on earn.product, earn.rate, earn.funding, earn.position, earn.segment, earn.credit, earn.reward, earn.redemption, earn.instant_day,
  earn.instant_person_day, earn.request to bourse_app;
grant update (min_minor, step_minor, max_order_minor, max_person_minor, fixed_minor, quota_minor, sold_minor, start_ms, end_ms,
  instant_minor, early_redeem, auto_subscribe, kyc_min, vip_min, new_only, reward_bps, reward_minor, reward_person_minor,
  reward_used_atto, reward_ended_ms, source, place) on earn.product to bourse_app;
grant update (state, principal_minor, sold_minor, ended_at_ms, interest_minor, renews, renew_floor, hour, least_minor,
  leaving_minor, accrued_atto, hours_minor, day, compounds, reward_atto, reward_minor, counts) on earn.position to bourse_app;
grant update (price_units, reward_price_units, price_scale, rate_bps, earned_atto, covered_atto) on earn.reward to bourse_app;
grant update (state, paid_at_ms, attempts, next_try_ms, ticket, entry_id) on earn.redemption to bourse_app;
grant update (used_minor) on earn.instant_day to bourse_app;
grant update (used_usdt_minor) on earn.instant_person_day to bourse_app;
