-- The catalog: which coins there are, on which networks, and the numbers that staff change without a restart.
create schema if not exists assets;

create table assets.coin (
  asset         text primary key check (asset ~ '^[A-Z0-9]{2,12}$'),
  name          text   not null check (length(name) between 1 and 60),
  ledger_scale  int    not null check (ledger_scale between 0 and 18),
  display_scale int    not null check (display_scale between 0 and ledger_scale),
  sort          int    not null,
  updated_at_ms bigint not null
);

create table assets.network (
  network                text primary key check (network ~ '^[a-z0-9-]{2,20}$'),
  name                   text    not null check (length(name) between 1 and 60),
  family                 text    not null check (family in ('evm', 'bitcoin', 'tempo')),
  block_seconds          numeric not null check (block_seconds > 0),
  -- The transaction is put where {txid} stands; null where the operator has no explorer.
  explorer_tx            text,
  -- X: tradable. Z: withdrawable, and final for our own spending.
  credit_confirmations   int     not null check (credit_confirmations > 0),
  unlock_confirmations   int     not null check (unlock_confirmations >= credit_confirmations),
  deposit_paused_reason  text,
  deposit_paused_until_ms  bigint,
  withdraw_paused_reason text,
  withdraw_paused_until_ms bigint,
  sort                   int     not null,
  updated_at_ms          bigint  not null
);

create table assets.coin_network (
  asset                  text not null references assets.coin,
  network                text not null references assets.network,
  -- The short form a person knows it by: ERC20, BTC, TIP20.
  standard               text not null,
  -- The token's contract; null for the chain's own coin and until a dev chain has made one.
  contract               text,
  -- Places on this chain, at most the coin's ledger scale.
  scale                  int  not null check (scale between 0 and 18),
  memo_required          boolean not null default false,
  memo_pattern           text,
  deposit_min_minor      numeric(38,0) not null check (deposit_min_minor >= 0),
  withdraw_min_minor     numeric(38,0) not null check (withdraw_min_minor > 0),
  withdraw_max_minor     numeric(38,0) not null check (withdraw_max_minor >= withdraw_min_minor),
  withdraw_fee_minor     numeric(38,0) not null check (withdraw_fee_minor >= 0),
  deposit_paused_reason  text,
  deposit_paused_until_ms  bigint,
  withdraw_paused_reason text,
  withdraw_paused_until_ms bigint,
  sort                   int    not null,
  updated_at_ms          bigint not null,
  primary key (asset, network),
  -- Nobody may lose most of a withdrawal to its fee.
  check (withdraw_min_minor >= 2 * withdraw_fee_minor),
  check (not memo_required or memo_pattern is not null)
);

-- One number that grows with every change, so that a reader that missed the notification still sees that it is behind.
create table assets.catalog_version (
  id      boolean primary key default true check (id),
  version bigint not null default 1
);
insert into assets.catalog_version default values;

create function assets.catalog_changed() returns trigger language plpgsql as $$
begin
  update assets.catalog_version set version = version + 1;
  perform pg_notify('assets', '');
  return null;
end
$$;
create trigger coin_changed after insert or update or delete on assets.coin
  for each statement execute function assets.catalog_changed();
create trigger network_changed after insert or update or delete on assets.network
  for each statement execute function assets.catalog_changed();
create trigger coin_network_changed after insert or update or delete on assets.coin_network
  for each statement execute function assets.catalog_changed();

grant usage on schema assets to bourse_app;
grant select, insert, update on assets.coin, assets.network, assets.coin_network, assets.catalog_version to bourse_app;
