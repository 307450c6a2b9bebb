-- Index prices and currency rates that an operator's feed brings, where the built-in model of the demo is not used.
create schema if not exists pricing;

-- The last quote of each coin (USDT for one coin) and currency (units for one USDT), eight places.
create table pricing.quote (
  kind     text   not null check (kind in ('asset', 'fiat')),
  code     text   not null check (code ~ '^[A-Z0-9]{2,12}$'),
  price_e8 numeric(38,0) not null check (price_e8 > 0),
  at_ms    bigint not null,
  primary key (kind, code)
);

-- The first quote of each hour, kept for changes and trends.
create table pricing.hourly_quote (
  kind     text   not null,
  code     text   not null,
  hour     int    not null,
  price_e8 numeric(38,0) not null check (price_e8 > 0),
  primary key (kind, code, hour)
);

grant usage on schema pricing to bourse_app;
grant select, insert, update on pricing.quote to bourse_app;
grant select, insert on pricing.hourly_quote to bourse_app;
