-- Launch: projects that sell a token in rounds, what people subscribed with, what they got and when it is unlocked.
create schema launch;

create table launch.project (
  id            text    primary key check (id ~ '^[a-z0-9-]{3,40}$'),
  -- The number that a draw is hashed with.
  number        bigint  generated always as identity unique,
  token         text    not null,
  pay_asset     text    not null check (pay_asset <> token),
  website       text,
  paper         text,
  -- Minor units of the token: what there is of it, and what all rounds sell.
  supply_minor  numeric(38, 0) not null check (supply_minor > 0),
  quota_minor   numeric(38, 0) not null check (quota_minor > 0 and quota_minor <= supply_minor),
  -- When the first tokens are handed out, as announced.
  listing_ms    bigint  not null,
  created_at_ms bigint  not null,
  cancelled_ms  bigint
);

-- When which part of what was bought is unlocked. Rows are only added.
create table launch.schedule (
  project_id   text   not null references launch.project (id),
  place        int    not null check (place between 1 and 60),
  unlock_at_ms bigint not null,
  share_bps    int    not null check (share_bps between 1 and 10000),
  primary key (project_id, place)
);

create table launch.round (
  project_id    text    not null references launch.project (id),
  number        int     not null check (number between 1 and 20),
  mode          text    not null check (mode in ('SUBSCRIPTION')),
  state         text    not null check (state in
    ('WARM_UP', 'OPEN', 'CALCULATING', 'ANNOUNCED', 'DISTRIBUTING', 'COMPLETED', 'CANCELLED')),
  -- Minor units of the token: what the round sells, and the most that one person gets.
  quota_minor   numeric(38, 0) not null check (quota_minor > 0),
  person_minor  numeric(38, 0) not null check (person_minor > 0 and person_minor <= quota_minor),
  -- How what is sold is split: in proportion, or small ones first.
  split         text    not null check (split in ('PRORATA', 'BOTTOM_UP')),
  -- The price of a whole token in the paying coin before discounts: units / 10^scale.
  base_units    numeric(38, 0) not null check (base_units > 0),
  base_scale    int     not null check (base_scale between 0 and 18),
  discount_bps  int     not null check (discount_bps between 0 and 9999),
  vip_discount  boolean not null,
  -- Minor units of the paying coin.
  min_minor     numeric(38, 0) not null check (min_minor > 0),
  max_minor     numeric(38, 0) not null check (max_minor >= min_minor),
  step_minor    numeric(38, 0) not null check (step_minor > 0),
  kyc_min       int     not null check (kyc_min between 0 and 2),
  vip_min       int     not null check (vip_min between 0 and 6),
  start_ms      bigint  not null,
  end_ms        bigint  not null check (end_ms > start_ms),
  -- What the round has sold, once it is counted.
  sold_minor    numeric(38, 0) not null default 0 check (sold_minor >= 0 and sold_minor <= quota_minor),
  primary key (project_id, number)
);
create index round_under_way on launch.round (project_id, number) where state not in ('COMPLETED', 'CANCELLED');

-- Every change of a round's state. Rows are only added.
create table launch.round_log (
  project_id text   not null,
  number     int    not null,
  at_ms      bigint not null,
  state      text   not null,
  -- The member of staff; null where time did it.
  staff_id   text,
  primary key (project_id, number, state),
  foreign key (project_id, number) references launch.round (project_id, number)
);

-- Tokens that the house put aside for a project, also before it is published. Rows are only added.
create table launch.funding (
  id           uuid   primary key,
  project_id   text   not null check (project_id ~ '^[a-z0-9-]{3,40}$'),
  asset        text   not null,
  amount_minor numeric(38, 0) not null check (amount_minor > 0),
  at_ms        bigint not null,
  entry_id     bigint not null
);
create index funding_of_project on launch.funding (project_id, at_ms desc);

create table launch.subscription (
  id             uuid   primary key,
  uid            text   not null,
  project_id     text   not null,
  round          int    not null,
  state          text   not null check (state in ('SUBSCRIBED', 'PENDING_DEDUCTION', 'COMPLETED', 'NOT_ALLOCATED', 'CANCELLED', 'REFUNDED')),
  -- What is committed, minor units of the paying coin; it is held until the round is settled.
  commit_minor   numeric(38, 0) not null check (commit_minor > 0),
  -- How often the amount was set: each time it is another hold.
  version        int    not null check (version > 0),
  vip_bps        int    not null check (vip_bps between 0 and 9999),
  first_at_ms    bigint not null,
  at_ms          bigint not null,
  -- What the round gave and what is paid for it.
  got_minor      numeric(38, 0) not null default 0 check (got_minor >= 0),
  cost_minor     numeric(38, 0) not null default 0 check (cost_minor >= 0 and cost_minor <= commit_minor),
  settled_at_ms  bigint,
  entry_id       bigint,
  foreign key (project_id, round) references launch.round (project_id, number),
  check ((got_minor = 0) = (cost_minor = 0)),
  check ((state in ('COMPLETED', 'REFUNDED')) = (entry_id is not null))
);
create unique index subscription_once on launch.subscription (uid, project_id, round) where state <> 'CANCELLED';
create index subscription_of_person on launch.subscription (uid, first_at_ms desc, id desc);
create index subscription_of_project on launch.subscription (project_id, round);
create index subscription_of_round on launch.subscription (project_id, round) where state in ('SUBSCRIBED', 'PENDING_DEDUCTION');

-- A part of what was bought, and when it may leave.
create table launch.unlock (
  subscription_id uuid   not null references launch.subscription (id),
  place           int    not null,
  amount_minor    numeric(38, 0) not null check (amount_minor > 0),
  unlock_at_ms    bigint not null,
  unlocked_at_ms  bigint,
  primary key (subscription_id, place)
);
create index unlock_due on launch.unlock (unlock_at_ms, subscription_id) where unlocked_at_ms is null;

-- What a request id has done. Rows are only added.
create table launch.request (
  uid             text   not null,
  request_id      text   not null,
  input_hash      text   not null,
  subscription_id uuid   not null references launch.subscription (id),
  commit_minor    numeric(38, 0) not null check (commit_minor > 0),
  at_ms           bigint not null,
  primary key (uid, request_id)
);

grant usage on schema launch to bourse_app;
grant select, insert on launch.project, launch.schedule, launch.round, launch.round_log, launch.funding, launch.subscription,
  launch.unlock, launch.request to bourse_app;
grant update (cancelled_ms) on launch.project to bourse_app;
grant update (state, sold_minor) on launch.round to bourse_app;
grant update (state, commit_minor, version, vip_bps, at_ms, got_minor, cost_minor, settled_at_ms, entry_id) on launch.subscription to bourse_app;
grant update (unlocked_at_ms) on launch.unlock to bourse_app;
