-- Small balances that people turn into USDT: what was offered, and what came of it. Rows are only added; quotes that nobody
-- took are forgotten.
create schema conversion;

-- The house's one desk: who spends or moves what it has waits for this row.
create table conversion.desk (
  id int primary key check (id = 1)
);
insert into conversion.desk (id) values (1);

create table conversion.quote (
  id            uuid   primary key,
  uid           text   not null,
  created_at_ms bigint not null,
  expires_at_ms bigint not null,
  check (expires_at_ms > created_at_ms)
);
create index quote_by_time on conversion.quote (created_at_ms);

create table conversion.quote_leg (
  quote_id     uuid not null references conversion.quote on delete cascade,
  place        int  not null,
  asset        text not null,
  amount_minor numeric(38, 0) not null check (amount_minor > 0),
  -- USDT for one coin: price_units / 10^price_scale.
  price_units  numeric(38, 0) not null check (price_units > 0),
  price_scale  int  not null check (price_scale between 0 and 38),
  -- USDT with six places: what the house pays, and what becomes of it.
  gross_minor    numeric(38, 0) not null check (gross_minor > 0),
  fee_minor      numeric(38, 0) not null check (fee_minor >= 0),
  gets_minor     numeric(38, 0) not null check (gets_minor > 0),
  rounding_minor numeric(38, 0) not null check (rounding_minor between 0 and 2),
  primary key (quote_id, place),
  unique (quote_id, asset),
  check (asset <> 'USDT'),
  check (gross_minor = fee_minor + gets_minor + rounding_minor)
);

-- A quote that was taken.
create table conversion.run (
  id            uuid   primary key,
  uid           text   not null,
  request_id    text   not null,
  quote_id      uuid   not null unique references conversion.quote,
  entry_id      text   not null,
  created_at_ms bigint not null,
  unique (uid, request_id)
);
create index run_of_person on conversion.run (uid, created_at_ms desc);

grant usage on schema conversion to bourse_app;
grant select, insert on conversion.quote, conversion.quote_leg, conversion.run to bourse_app;
grant delete on conversion.quote, conversion.quote_leg to bourse_app;
-- FOR UPDATE needs the right to update something.
grant select, update on conversion.desk to bourse_app;
