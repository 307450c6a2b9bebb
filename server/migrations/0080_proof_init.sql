-- Proof of liabilities: trees over what is owed to people, as published. Rows are only ever added: what somebody was shown
-- once must be found again for ever. Amounts stand as the text that is hashed (core/src/proof/amounts-text.ts).
create schema proof;

create table proof.snapshot (
  id               uuid   primary key,
  -- The business month that it was due for; null where an operator asked for it.
  period           text   unique check (period ~ '^[0-9]{4}-[0-9]{2}$'),
  taken_at_ms      bigint not null,
  ledger_sequence  bigint not null,
  trading_sequence bigint not null,
  leaf_count       int    not null check (leaf_count > 0),
  sums             text   not null,
  root             bytea  not null check (octet_length(root) = 32),
  -- False where the chains could not be asked; then it has no rows in proof.reserve.
  has_reserves     boolean not null
);
create index snapshot_by_time on proof.snapshot (taken_at_ms desc, id desc);

create table proof.leaf (
  snapshot_id uuid   not null references proof.snapshot,
  position    int    not null,
  uid         text   not null,
  salt        bytea  not null check (octet_length(salt) = 16),
  user_hash   bytea  not null check (octet_length(user_hash) = 32),
  hash        bytea  not null check (octet_length(hash) = 32),
  amounts     text   not null,
  primary key (snapshot_id, position)
);
create unique index leaf_of_person on proof.leaf (snapshot_id, uid);

-- Everything above the leaves, so that a path is read and not computed.
create table proof.node (
  snapshot_id uuid  not null references proof.snapshot,
  level       int   not null check (level > 0),
  position    int   not null,
  hash        bytea not null check (octet_length(hash) = 32),
  amounts     text  not null,
  primary key (snapshot_id, level, position)
);

-- What our keys held on chains at that moment. An address of null stands for deposit addresses that belong to one person each.
create table proof.reserve (
  snapshot_id   uuid not null references proof.snapshot,
  place         int  not null,
  asset         text not null,
  network       text not null,
  address       text,
  address_count int  not null,
  minor         numeric(38, 0) not null check (minor >= 0 and minor < 1e38),
  primary key (snapshot_id, place)
);

grant usage on schema proof to bourse_app;
grant select, insert on all tables in schema proof to bourse_app;
