-- What the trading core knows, as rows. One transaction writes them together with the sequence that they belong to, so that
-- they are always a state that the core was in; the journal behind that sequence is replayed. Only the projection writes here.
create schema trading;

-- Numbers that the core uses for coins. They are never used again.
create table trading.asset (
  number integer primary key check (number > 0),
  asset  text    not null unique
);

create table trading.progress (
  only_row boolean primary key default true check (only_row),
  sequence bigint  not null,
  hash     bytea   not null check (octet_length(hash) = 32),
  at_ms    bigint  not null,
  next_id  bigint  not null
);

-- One market as the core has it: what it was made with, and what moved since.
create table trading.market (
  market             integer primary key,
  base               integer not null references trading.asset,
  quote              integer not null references trading.asset,
  lot_minor          numeric(38, 0) not null,
  unit_minor         numeric(38, 0) not null,
  min_notional_units bigint  not null,
  band_ppm           integer not null,
  is_halted          boolean not null default false,
  reference_ticks    integer not null default 0,
  last_ticks         integer not null default 0,
  trade_count        bigint  not null default 0
);

create table trading.fee (
  version   integer not null,
  level     integer not null,
  maker_ppm integer not null,
  taker_ppm integer not null,
  primary key (version, level)
);

create table trading.fee_level (
  account bigint  primary key,
  level   integer not null
);

create table trading.balance (
  account         bigint  not null,
  asset           integer not null references trading.asset,
  available_minor numeric(38, 0) not null check (available_minor >= 0 and available_minor < 1e38),
  held_minor      numeric(38, 0) not null check (held_minor >= 0 and held_minor < 1e38),
  primary key (account, asset)
);

-- An order that was accepted. What it refers to is not checked here: only the core makes rows, and a check for each of
-- thousands a second would cost more than the row. traded_units counts quote units of the market; closed_at_ms is null while it is open.
create table trading.order (
  id              bigint  primary key,
  account         bigint  not null,
  market          integer not null,
  is_buy          boolean not null,
  is_market       boolean not null,
  time_in_force   text    not null check (time_in_force in ('gtc', 'ioc', 'fok')),
  is_post_only    boolean not null,
  trigger         text    not null check (trigger in ('none', 'above', 'below')),
  is_waiting      boolean not null,
  ticks           integer not null,
  stop_ticks      integer not null,
  lots            bigint  not null,
  quote_units     bigint  not null,
  client_id       text    not null,
  priority        bigint  not null,
  fee_version     integer not null,
  fee_level       integer not null,
  traded_lots     bigint  not null default 0,
  traded_units    numeric(38, 0) not null default 0,
  fee_minor       numeric(38, 0) not null default 0,
  close_reason    text check (close_reason in ('filled', 'cancelled', 'expired', 'selfTrade')),
  created_at_ms   bigint  not null,
  updated_at_ms   bigint  not null,
  closed_at_ms    bigint
);
create index order_open_of_account on trading.order (account, id desc) where closed_at_ms is null;
create index order_open_of_market on trading.order (market, priority) where closed_at_ms is null;
create index order_of_account on trading.order (account, id desc);
-- Not unique: the core forgets the oldest ids, and what it accepted is a row whatever the id was.
create index order_client_id on trading.order (account, client_id) where client_id <> '';

-- One trade with both of its sides.
create table trading.trade (
  market            integer not null,
  trade_id          bigint  not null,
  sequence          bigint  not null,
  at_ms             bigint  not null,
  ticks             integer not null,
  lots              bigint  not null,
  is_buyer_taker    boolean not null,
  maker_order       bigint  not null,
  taker_order       bigint  not null,
  maker_account     bigint  not null,
  taker_account     bigint  not null,
  maker_fee_minor   numeric(38, 0) not null,
  taker_fee_minor   numeric(38, 0) not null,
  maker_fee_version integer not null,
  taker_fee_version integer not null,
  primary key (market, trade_id)
);
create index trade_of_maker on trading.trade (maker_account, sequence desc, market, trade_id);
create index trade_of_taker on trading.trade (taker_account, sequence desc, market, trade_id);
create index trade_by_time on trading.trade (market, at_ms);

-- Money that came from the books outside or left to them. transfer_id is the caller's, unique for an account while the core
-- remembers it; the number is the core's own.
create table trading.transfer (
  number       bigint  primary key,
  transfer_id  text    not null,
  account      bigint  not null,
  asset        integer not null references trading.asset,
  amount_minor numeric(38, 0) not null,
  is_credit    boolean not null,
  sequence     bigint  not null,
  at_ms        bigint  not null
);
create index transfer_of_account on trading.transfer (account, number desc);
create index transfer_by_id on trading.transfer (account, transfer_id);

-- The latest ids that callers gave, with what they asked for, so that a repeat is known after a restart.
create table trading.remembered (
  id      bigint  primary key,
  account bigint  not null,
  kind    integer not null,
  text    text    not null,
  content bigint  not null
);

-- Charts. They begin with what was imported, which has no trades here; the rest is what the trades say.
create table trading.kline (
  market          integer not null,
  step            text    not null,
  open_at_ms      bigint  not null,
  open_ticks      integer not null,
  high_ticks      integer not null,
  low_ticks       integer not null,
  close_ticks     integer not null,
  trade_count     bigint  not null,
  base_lots       numeric(38, 0) not null,
  quote_minor     numeric(38, 0) not null,
  taker_buy_lots  numeric(38, 0) not null,
  taker_buy_quote_minor numeric(38, 0) not null,
  is_imported     boolean not null default false,
  primary key (market, step, open_at_ms)
);

grant usage on schema trading to bourse_app;
grant select, insert, update, delete on all tables in schema trading to bourse_app;
