-- Auto-invest: plans that buy coins again and again, their runs, and daily closes for reference returns.
create schema auto_invest;

create table auto_invest.plan (
  id            uuid    primary key,
  uid           text    not null,
  state         text    not null check (state in ('ACTIVE', 'PAUSED', 'DELETED')),
  -- Coins and their shares in percent, in the order of the person.
  assets        text[]  not null check (cardinality(assets) between 1 and 5),
  percents      int[]   not null check (cardinality(percents) = cardinality(assets)),
  -- USDT minor units for one run.
  amount_minor  numeric(38, 0) not null check (amount_minor > 0),
  period        text    not null check (period in ('day', 'week', 'month')),
  weekday       int     check (weekday between 1 and 7),
  day           int     check (day between 1 and 31),
  -- A full hour on the clocks of an IANA zone: the moment follows from both, with their changes.
  hour          int     not null check (hour between 0 and 23),
  zone          text    not null,
  auto_transfer boolean not null,
  moves_to_earn boolean not null,
  tells_success boolean not null,
  -- Null while it is paused, and once it is deleted.
  next_run_ms   bigint,
  -- The run of which its person was told that there may be too little, or that was looked at and found to suffice.
  warned_ms     bigint,
  insufficient_in_row int not null default 0 check (insufficient_in_row >= 0),
  created_at_ms bigint  not null,
  deleted_at_ms bigint,
  request_id    uuid    not null,
  input_hash    text    not null,
  unique (uid, request_id),
  check ((period = 'week') = (weekday is not null) and (period = 'month') = (day is not null)),
  check ((state = 'ACTIVE') = (next_run_ms is not null) and (state = 'DELETED') = (deleted_at_ms is not null))
);
create index plan_of_person on auto_invest.plan (uid, created_at_ms desc, id desc);
create index plan_in_order on auto_invest.plan (created_at_ms desc, id desc);
create index plan_due on auto_invest.plan (next_run_ms, id) where state = 'ACTIVE';

create table auto_invest.run (
  id            uuid    primary key,
  plan_id       uuid    not null references auto_invest.plan (id),
  uid           text    not null,
  kind          text    not null check (kind in ('scheduled', 'now')),
  -- When it was due, or asked for; it begins within a minute of that.
  scheduled_ms  bigint  not null,
  starts_ms     bigint  not null,
  started_ms    bigint,
  ended_ms      bigint,
  -- How far it has come: waiting for its moment, money on its way to spot, coins being bought or put into Earn, over.
  step          text    not null check (step in ('WAITING', 'MOVING', 'BUYING', 'EARNING', 'ENDED')),
  status        text    not null check (status in ('RUNNING', 'SUCCESS', 'PARTIAL', 'FAILED', 'MISSED')),
  reason        text    check (reason in ('INSUFFICIENT', 'TRANSFER', 'FROZEN', 'NOTHING_BOUGHT', 'LATE')),
  -- What the plan said when the run was due: an edit counts from the next one on.
  amount_minor  numeric(38, 0) not null check (amount_minor > 0),
  auto_transfer boolean not null,
  moves_to_earn boolean not null,
  tells_success boolean not null,
  -- What comes from funding, and the request under which it is asked for, also a second time.
  transfer_minor numeric(38, 0) not null default 0 check (transfer_minor >= 0),
  transfer_id   uuid    not null,
  -- What was there, of a run that failed for insufficient funds.
  available_minor numeric(38, 0) check (available_minor >= 0),
  spent_minor   numeric(38, 0) not null default 0 check (spent_minor >= 0),
  -- Whoever works on it has until then; what they left is taken on by another.
  claimed_until timestamptz,
  -- Of one that was asked for.
  request_id    uuid,
  check ((step = 'ENDED') = (status <> 'RUNNING') and (step = 'ENDED') = (ended_ms is not null)),
  check ((kind = 'now') = (request_id is not null))
);
-- A date of a plan runs once, whatever is killed.
create unique index run_once on auto_invest.run (plan_id, scheduled_ms) where kind = 'scheduled';
create unique index run_of_request on auto_invest.run (uid, request_id) where request_id is not null;
create index run_of_person on auto_invest.run (uid, scheduled_ms desc, id desc);
create index run_of_plan on auto_invest.run (plan_id, scheduled_ms desc, id desc);
create index run_in_order on auto_invest.run (scheduled_ms desc, id desc);
create index run_open_of_person on auto_invest.run (uid) where step <> 'ENDED';
create index run_to_drive on auto_invest.run (starts_ms, id) where step <> 'ENDED';

create table auto_invest.leg (
  run_id        uuid    not null references auto_invest.run (id),
  place         int     not null check (place between 0 and 4),
  asset         text    not null,
  percent       int     not null check (percent between 1 and 100),
  -- USDT minor units for this coin.
  planned_minor numeric(38, 0) not null check (planned_minor > 0),
  status        text    not null check (status in ('WAITING', 'DONE', 'PARTIAL', 'UNFILLED', 'SKIPPED')),
  reason        text    check (reason in ('HALTED', 'NO_INDEX', 'GUARD', 'TOO_SMALL', 'REFUSED')),
  -- The order's own id, under which it is asked for, also a second time; and its price, kept before it is sent.
  client_id     uuid    not null,
  market        int,
  index_ticks   int     check (index_ticks > 0),
  limit_ticks   int     check (limit_ticks > 0),
  order_id      bigint,
  -- What the order did: USDT spent, coins bought before the fee, and the fee in that coin.
  spent_minor   numeric(38, 0) not null default 0 check (spent_minor >= 0),
  gross_minor   numeric(38, 0) not null default 0 check (gross_minor >= 0),
  fee_minor     numeric(38, 0) not null default 0 check (fee_minor between 0 and gross_minor),
  -- What became of the coins afterwards, where the plan puts them into Earn.
  earn          text    check (earn in ('WAITING', 'MOVED', 'KEPT')),
  earn_id       uuid    not null,
  primary key (run_id, place)
);
create unique index leg_of_order on auto_invest.leg (order_id) where order_id is not null;

-- What a coin cost at the end of a business day, as the operator has loaded it: USDT with twelve places.
create table auto_invest.close (
  asset        text    not null,
  -- Business days since 1970-01-01.
  day          int     not null check (day >= 0),
  price_units  numeric(38, 0) not null check (price_units > 0),
  -- Drawn for the demo: nobody's prices.
  is_demo      boolean not null,
  loaded_at_ms bigint  not null,
  primary key (asset, day)
);

grant usage on schema auto_invest to bourse_app;
grant select, insert on auto_invest.plan, auto_invest.run, auto_invest.leg, auto_invest.close to bourse_app;
grant update (state, assets, percents, amount_minor, period, weekday, day, hour, zone, auto_transfer, moves_to_earn, tells_success,
  next_run_ms, warned_ms, insufficient_in_row, deleted_at_ms) on auto_invest.plan to bourse_app;
grant update (started_ms, ended_ms, step, status, reason, transfer_minor, available_minor, spent_minor, claimed_until)
  on auto_invest.run to bourse_app;
grant update (status, reason, market, index_ticks, limit_ticks, order_id, spent_minor, gross_minor, fee_minor, earn)
  on auto_invest.leg to bourse_app;
-- A run that has not begun goes with the plan that is paused or deleted.
grant delete on auto_invest.run, auto_invest.leg to bourse_app;
grant update (price_units, is_demo, loaded_at_ms) on auto_invest.close to bourse_app;
