-- The schema "proof" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table leaf (
  snapshot_id uuid not null,
  position integer not null,
  uid text not null,
  salt bytea not null,
  user_hash bytea not null,
  hash bytea not null,
  amounts text not null,
  constraint leaf_pkey PRIMARY KEY (snapshot_id, "position"),
  constraint leaf_hash_check CHECK ((octet_length(hash) = 32)),
  constraint leaf_salt_check CHECK ((octet_length(salt) = 16)),
  constraint leaf_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES proof.snapshot(id),
  constraint leaf_user_hash_check CHECK ((octet_length(user_hash) = 32))
);
CREATE UNIQUE INDEX leaf_of_person ON proof.leaf USING btree (snapshot_id, uid);
grant insert, select to bourse_app;

create table node (
  snapshot_id uuid not null,
  level integer not null,
  position integer not null,
  hash bytea not null,
  amounts text not null,
  constraint node_pkey PRIMARY KEY (snapshot_id, level, "position"),
  constraint node_hash_check CHECK ((octet_length(hash) = 32)),
  constraint node_level_check CHECK ((level > 0)),
  constraint node_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES proof.snapshot(id)
);
grant insert, select to bourse_app;

create table reserve (
  snapshot_id uuid not null,
  place integer not null,
  asset text not null,
  network text not null,
  address text,
  address_count integer not null,
  minor numeric(38,0) not null,
  signature text,
  constraint reserve_pkey PRIMARY KEY (snapshot_id, place),
  constraint reserve_minor_check CHECK (((minor >= (0)::numeric) AND (minor < '100000000000000000000000000000000000000'::numeric))),
  constraint reserve_snapshot_id_fkey FOREIGN KEY (snapshot_id) REFERENCES proof.snapshot(id)
);
grant insert, select to bourse_app;

create table snapshot (
  id uuid not null,
  period text,
  taken_at_ms bigint not null,
  ledger_sequence bigint not null,
  trading_sequence bigint not null,
  leaf_count integer not null,
  sums text not null,
  root bytea not null,
  has_reserves boolean not null,
  constraint snapshot_pkey PRIMARY KEY (id),
  constraint snapshot_leaf_count_check CHECK ((leaf_count > 0)),
  constraint snapshot_period_check CHECK ((period ~ '^[0-9]{4}-[0-9]{2}$'::text)),
  constraint snapshot_period_key UNIQUE (period),
  constraint snapshot_root_check CHECK ((octet_length(root) = 32))
);
CREATE INDEX snapshot_by_time ON proof.snapshot USING btree (taken_at_ms DESC, id DESC);
grant insert, select to bourse_app;
