-- The schema "linked_wallet" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table link (
  id uuid not null,
  uid text not null,
  family text not null,
  address text not null,
  nickname text not null,
  device text not null,
  linked_at_ms bigint not null,
  unlinked_at_ms bigint,
  constraint link_pkey PRIMARY KEY (id),
  constraint link_check CHECK ((unlinked_at_ms >= linked_at_ms))
);
CREATE INDEX link_ended ON linked_wallet.link USING btree (uid, unlinked_at_ms DESC) WHERE (unlinked_at_ms IS NOT NULL);
CREATE UNIQUE INDEX link_of_person ON linked_wallet.link USING btree (uid) WHERE (unlinked_at_ms IS NULL);
CREATE UNIQUE INDEX link_of_wallet ON linked_wallet.link USING btree (family, address) WHERE (unlinked_at_ms IS NULL);
grant insert, select, update to bourse_app;

create table range (
  asset text not null,
  network text not null,
  min_minor numeric(38,0) not null,
  max_minor numeric(38,0) not null,
  constraint range_pkey PRIMARY KEY (asset, network),
  constraint range_check CHECK (((max_minor >= min_minor) AND (max_minor < '100000000000000000000000000000000000000'::numeric))),
  constraint range_min_minor_check CHECK ((min_minor > (0)::numeric))
);
grant delete, insert, select, update to bourse_app;

create table session (
  id uuid not null,
  uid text not null,
  web_session_id text not null,
  purpose text not null,
  state text not null,
  version integer default 1 not null,
  token_hash bytea not null,
  digits_hash bytea not null,
  app_key_hash bytea,
  asset text,
  network text,
  amount_minor numeric(38,0),
  to_address text,
  wallet_address text,
  device text,
  nickname text,
  tx_hash text,
  created_at_ms bigint not null,
  expires_at_ms bigint not null,
  updated_at_ms bigint not null,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_amount_minor_check CHECK ((amount_minor > (0)::numeric)),
  constraint session_app_key_hash_check CHECK ((octet_length(app_key_hash) = 32)),
  constraint session_app_key_hash_key UNIQUE (app_key_hash),
  constraint session_check CHECK (((purpose = 'bind'::text) = (asset IS NULL))),
  constraint session_check1 CHECK ((((asset IS NULL) = (network IS NULL)) AND ((asset IS NULL) = (amount_minor IS NULL)) AND ((asset IS NULL) = (to_address IS NULL)))),
  constraint session_check2 CHECK (((state <> ALL (ARRAY['SCANNED'::text, 'CONFIRMED_IN_APP'::text, 'CONSUMED'::text, 'REJECTED_IN_APP'::text])) OR (wallet_address IS NOT NULL))),
  constraint session_digits_hash_check CHECK ((octet_length(digits_hash) = 32)),
  constraint session_purpose_check CHECK ((purpose = ANY (ARRAY['bind'::text, 'deposit'::text, 'withdraw'::text]))),
  constraint session_state_check CHECK ((state = ANY (ARRAY['CREATED'::text, 'SCANNED'::text, 'CONFIRMED_IN_APP'::text, 'CONSUMED'::text, 'EXPIRED'::text, 'CANCELLED'::text, 'REJECTED_IN_APP'::text]))),
  constraint session_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  constraint session_token_hash_key UNIQUE (token_hash)
);
CREATE UNIQUE INDEX session_digits ON linked_wallet.session USING btree (digits_hash) WHERE (state = 'CREATED'::text);
CREATE INDEX session_due ON linked_wallet.session USING btree (expires_at_ms) WHERE (state = ANY (ARRAY['CREATED'::text, 'SCANNED'::text, 'CONFIRMED_IN_APP'::text]));
CREATE UNIQUE INDEX session_open ON linked_wallet.session USING btree (web_session_id) WHERE ((state = ANY (ARRAY['CREATED'::text, 'SCANNED'::text])) OR ((state = 'CONFIRMED_IN_APP'::text) AND (purpose <> 'deposit'::text)));
CREATE INDEX session_tx ON linked_wallet.session USING btree (network, tx_hash) WHERE (tx_hash IS NOT NULL);
grant delete, insert, select, update to bourse_app;
