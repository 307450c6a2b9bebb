-- The markets of spot: what their prices and quantities are multiples of, and the rules that the trading core is told of.
create schema if not exists spot;

create table spot.market (
  -- The number of the market for ever, also in the trading core.
  market             integer primary key check (market between 1 and 65535),
  symbol             text    not null unique check (symbol = base || '_' || quote),
  base               text    not null,
  quote              text    not null check (quote <> base),
  -- etf is a leveraged token.
  kind               text    not null check (kind in ('spot', 'etf')),
  -- A price is a multiple of tick at price_scale places; a quantity of lot_minor, minor units of base.
  price_scale        int     not null check (price_scale between 0 and 18),
  tick               numeric(38,0) not null check (tick > 0),
  lot_minor          numeric(38,0) not null check (lot_minor > 0),
  min_notional_minor numeric(38,0) not null check (min_notional_minor > 0),
  -- How far from the reference price an order may be, parts per million; 0 for no band.
  band_ppm           int     not null check (band_ppm between 0 and 1000000),
  -- No market maker of the house trades here.
  is_quiet           boolean not null default false,
  sort               int     not null,
  created_at_ms      bigint  not null
);

-- What a fee table says of each VIP level, parts per million of the quote amount. The highest version is in force; tables
-- that were in force stay, because trades name them.
create table spot.fee_rate (
  version   int not null check (version > 0),
  level     int not null check (level between 0 and 6),
  maker_ppm int not null check (maker_ppm between 0 and 1000000),
  taker_ppm int not null check (taker_ppm between 0 and 1000000),
  primary key (version, level)
);

-- A leveraged token: of what, and how much of it.
create table spot.leveraged_token (
  token          text   primary key,
  underlying     text   not null,
  -- 3 for three times, -3 for three times against it.
  leverage       int    not null check (leverage <> 0),
  daily_fee_ppm  int    not null check (daily_fee_ppm between 0 and 1000000),
  created_at_ms  bigint not null
);

-- What stands behind one token from a moment on: each rebalance adds a row, none changes. Amounts have 18 places; a position
-- or a loan may be below zero.
create table spot.basket (
  token         text    not null references spot.leveraged_token,
  version       int     not null check (version > 0),
  position_e18  numeric(38,0) not null,
  loan_e18      numeric(38,0) not null,
  -- The underlying's price at the last rebalance to the target.
  price_e18     numeric(38,0) not null check (price_e18 > 0),
  reason        text    not null check (reason in ('start', 'daily', 'irregular', 'fee')),
  at_ms         bigint  not null,
  primary key (token, version)
);

grant usage on schema spot to bourse_app;
grant select, insert on spot.market, spot.fee_rate, spot.leveraged_token, spot.basket to bourse_app;
