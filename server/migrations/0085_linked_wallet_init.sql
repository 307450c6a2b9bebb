-- One exchange account and one wallet app, tied together, and the one-time codes by which money moves between them.
create schema linked_wallet;

create table linked_wallet.link (
  id             uuid   primary key,
  uid            text   not null,
  family         text   not null,
  -- Canonical spelling.
  address        text   not null,
  nickname       text   not null,
  device         text   not null,
  linked_at_ms   bigint not null,
  unlinked_at_ms bigint check (unlinked_at_ms >= linked_at_ms)
);
create unique index link_of_person on linked_wallet.link (uid) where unlinked_at_ms is null;
create unique index link_of_wallet on linked_wallet.link (family, address) where unlinked_at_ms is null;
create index link_ended on linked_wallet.link (uid, unlinked_at_ms desc) where unlinked_at_ms is not null;

create table linked_wallet.session (
  id             uuid   primary key,
  uid            text   not null,
  -- The login that made it; no other may see or use it.
  web_session_id text   not null,
  purpose        text   not null check (purpose in ('bind', 'deposit', 'withdraw')),
  state          text   not null check (state in ('CREATED', 'SCANNED', 'CONFIRMED_IN_APP', 'CONSUMED', 'EXPIRED', 'CANCELLED',
                                                  'REJECTED_IN_APP')),
  version        int    not null default 1,
  -- Hashes only: who reads this table can scan nothing and confirm nothing.
  token_hash     bytea  not null unique check (octet_length(token_hash) = 32),
  digits_hash    bytea  not null check (octet_length(digits_hash) = 32),
  app_key_hash   bytea  unique check (octet_length(app_key_hash) = 32),
  asset          text,
  network        text,
  amount_minor   numeric(38, 0) check (amount_minor > 0),
  to_address     text,
  wallet_address text,
  device         text,
  nickname       text,
  tx_hash        text,
  created_at_ms  bigint not null,
  expires_at_ms  bigint not null,
  updated_at_ms  bigint not null,
  check ((purpose = 'bind') = (asset is null)),
  check ((asset is null) = (network is null) and (asset is null) = (amount_minor is null) and (asset is null) = (to_address is null)),
  check (state not in ('SCANNED', 'CONFIRMED_IN_APP', 'CONSUMED', 'REJECTED_IN_APP') or wallet_address is not null)
);
-- One that is open for each login; a signed deposit does not stand in the way of the next.
create unique index session_open on linked_wallet.session (web_session_id)
  where state in ('CREATED', 'SCANNED') or (state = 'CONFIRMED_IN_APP' and purpose <> 'deposit');
create unique index session_digits on linked_wallet.session (digits_hash) where state = 'CREATED';
create index session_due on linked_wallet.session (expires_at_ms) where state in ('CREATED', 'SCANNED', 'CONFIRMED_IN_APP');
create index session_tx on linked_wallet.session (network, tx_hash) where tx_hash is not null;

-- What may leave to a linked wallet in one payment; a coin without a row cannot. Minor units of the coin.
create table linked_wallet.range (
  asset     text not null,
  network   text not null,
  min_minor numeric(38, 0) not null check (min_minor > 0),
  max_minor numeric(38, 0) not null check (max_minor >= min_minor and max_minor < 1e38),
  primary key (asset, network)
);
insert into linked_wallet.range (asset, network, min_minor, max_minor) values
  ('ETH', 'eth', 10000000000000000, 50000000000000000000),
  ('ETH', 'base', 2000000000000000, 50000000000000000000),
  ('USDT', 'eth', 20000000, 100000000000),
  ('USDT', 'base', 5000000, 100000000000),
  ('USDC', 'eth', 20000000, 100000000000);

grant usage on schema linked_wallet to bourse_app;
grant select, insert, update on linked_wallet.link, linked_wallet.session to bourse_app;
grant delete on linked_wallet.session to bourse_app;
grant select, insert, update, delete on linked_wallet.range to bourse_app;
