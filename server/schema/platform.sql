-- The schema "platform" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table api_key (
  id uuid not null,
  key_id text not null,
  secret_sealed bytea,
  uid text not null,
  label text not null,
  scopes text[] not null,
  ips inet[] not null,
  created_at_ms bigint not null,
  revoked_at_ms bigint,
  last_used_at_ms bigint,
  last_used_ip inet,
  public_key bytea,
  constraint api_key_pkey PRIMARY KEY (id),
  constraint api_key_check CHECK (((NOT ('withdraw'::text = ANY (scopes))) OR (cardinality(ips) > 0))),
  constraint api_key_key_id_key UNIQUE (key_id),
  constraint api_key_kind_check CHECK (((secret_sealed IS NULL) <> (public_key IS NULL))),
  constraint api_key_label_check CHECK (((length(label) >= 1) AND (length(label) <= 40))),
  constraint api_key_public_key_check CHECK ((length(public_key) = 32)),
  constraint api_key_scopes_check CHECK (((scopes <@ ARRAY['read'::text, 'trade'::text, 'transfer'::text, 'withdraw'::text]) AND (cardinality(scopes) > 0)))
);
CREATE UNIQUE INDEX api_key_public_key ON platform.api_key USING btree (uid, public_key) WHERE (revoked_at_ms IS NULL);
CREATE INDEX api_key_uid ON platform.api_key USING btree (uid);
grant insert, select to bourse_app;
grant update (last_used_at_ms, last_used_ip, revoked_at_ms) to bourse_app;

create table clock_offset (
  id boolean default true not null,
  offset_ms bigint default 0 not null,
  constraint clock_offset_pkey PRIMARY KEY (id),
  constraint clock_offset_id_check CHECK (id),
  constraint clock_offset_offset_ms_check CHECK ((offset_ms >= 0))
);
grant select, update to bourse_app;

create table demo_fill (
  id boolean default true not null,
  begun_at_ms bigint not null,
  done_at_ms bigint,
  constraint demo_fill_pkey PRIMARY KEY (id),
  constraint demo_fill_id_check CHECK (id)
);
grant insert, select, update to bourse_app;

create table demo_login (
  login text not null,
  password text not null,
  trading_password text,
  totp_secret text,
  kyc text,
  vip integer,
  role text not null,
  constraint demo_login_pkey PRIMARY KEY (login)
);
grant insert, select, update to bourse_app;

create table inbox_message (
  id uuid not null,
  channel text not null,
  recipient text not null,
  template text not null,
  locale text not null,
  params jsonb not null,
  subject text not null,
  body text not null,
  created_at_ms bigint not null,
  constraint inbox_message_pkey PRIMARY KEY (id),
  constraint inbox_message_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text])))
);
CREATE INDEX inbox_message_created ON platform.inbox_message USING btree (created_at_ms DESC);
CREATE INDEX inbox_message_recipient ON platform.inbox_message USING btree (recipient, created_at_ms DESC);
grant delete, insert, select to bourse_app;

create table installation (
  id boolean default true not null,
  mode text not null,
  constraint installation_pkey PRIMARY KEY (id),
  constraint installation_id_check CHECK (id),
  constraint installation_mode_check CHECK ((mode = ANY (ARRAY['demo'::text, 'production'::text])))
);
grant select to bourse_app;

create table job (
  name text not null,
  process text not null,
  every_ms bigint not null,
  runs bigint not null,
  failures integer not null,
  started_at_ms bigint,
  ended_at_ms bigint,
  ok_at_ms bigint,
  next_at_ms bigint,
  error text,
  error_at_ms bigint,
  seen_at_ms bigint not null,
  constraint job_pkey PRIMARY KEY (name, process)
);
grant delete, insert, select, update to bourse_app;

create table job_wake (
  name text not null,
  asked_at_ms bigint not null,
  constraint job_wake_pkey PRIMARY KEY (name)
);
grant delete, insert, select, update to bourse_app;

create table lease (
  name text not null,
  holder text not null,
  epoch bigint not null,
  until_at_ms bigint not null,
  constraint lease_pkey PRIMARY KEY (name)
);
grant insert, select, update to bourse_app;

create unlogged table limit_use (
  key text not null,
  points integer not null,
  expire bigint,
  constraint limit_use_pkey PRIMARY KEY (key)
);
grant delete, insert, select, update to bourse_app;

create table listen_key (
  key_id text not null,
  listen_key text not null,
  until_ms bigint not null,
  constraint listen_key_pkey PRIMARY KEY (key_id),
  constraint listen_key_key_id_fkey FOREIGN KEY (key_id) REFERENCES platform.api_key(key_id),
  constraint listen_key_listen_key_key UNIQUE (listen_key)
);
grant delete, insert, select, update to bourse_app;

create table migration (
  number integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default now() not null,
  constraint migration_pkey PRIMARY KEY (number)
);
grant select to bourse_app;

create table outbox (
  id bigint default nextval('platform.outbox_id_seq'::regclass) not null,
  xid xid8 default pg_current_xact_id() not null,
  topic text not null,
  uid text,
  payload jsonb not null,
  created_at_ms bigint default ((EXTRACT(epoch FROM clock_timestamp()) * (1000)::numeric))::bigint not null,
  constraint outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX outbox_created ON platform.outbox USING btree (created_at_ms);
CREATE INDEX outbox_order ON platform.outbox USING btree (xid, id);
grant delete, insert, select to bourse_app;

create table outbox_cursor (
  reader text not null,
  xid xid8 not null,
  id bigint not null,
  constraint outbox_cursor_pkey PRIMARY KEY (reader)
);
grant insert, select, update to bourse_app;

create table request_result (
  uid text not null,
  operation text not null,
  client_request_id text not null,
  input_hash text not null,
  result jsonb not null,
  created_at_ms bigint not null,
  constraint request_result_pkey PRIMARY KEY (uid, operation, client_request_id)
);
CREATE INDEX request_result_created ON platform.request_result USING btree (created_at_ms);
grant delete, insert, select to bourse_app;

create table setting (
  name text not null,
  value jsonb not null,
  version bigint default 1 not null,
  updated_by text not null,
  updated_at_ms bigint not null,
  constraint setting_pkey PRIMARY KEY (name),
  constraint setting_name_check CHECK ((name ~ '^[A-Za-z][A-Za-z0-9_.:-]{0,79}$'::text))
);
grant insert, select, update to bourse_app;
