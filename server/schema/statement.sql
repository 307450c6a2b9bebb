-- The schema "statement" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table chunk (
  export_id uuid not null,
  number integer not null,
  body bytea not null,
  constraint chunk_pkey PRIMARY KEY (export_id, number),
  constraint chunk_export_id_fkey FOREIGN KEY (export_id) REFERENCES statement.export(id) ON DELETE CASCADE,
  constraint chunk_number_check CHECK ((number >= 0))
);
grant delete, insert, select to bourse_app;

create table export (
  id uuid not null,
  uid text,
  request_id text not null,
  input_hash text not null,
  format text not null,
  scope text not null,
  asset text,
  account text,
  from_ms bigint,
  to_ms bigint not null,
  state text not null,
  plan jsonb,
  place jsonb,
  rows_done bigint default 0 not null,
  rows_total bigint,
  bytes bigint default 0 not null,
  chunk_count integer default 0 not null,
  worker text,
  worker_until_ms bigint default 0 not null,
  failure_count integer default 0 not null,
  created_at_ms bigint not null,
  updated_at_ms bigint not null,
  ended_at_ms bigint,
  status text,
  search text,
  kind text,
  side text,
  about_uid text,
  maker text default 'bookings'::text not null,
  sealed_key bytea,
  constraint export_pkey PRIMARY KEY (id),
  constraint export_check CHECK (((state = ANY (ARRAY['WAITING'::text, 'RUNNING'::text])) = (ended_at_ms IS NULL))),
  constraint export_check1 CHECK (((rows_total IS NULL) OR (rows_done <= rows_total))),
  constraint export_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'json'::text]))),
  constraint export_kind_check CHECK ((kind = ANY (ARRAY['ONCHAIN'::text, 'INTERNAL'::text]))),
  constraint export_owner_check CHECK (((uid IS NULL) = (about_uid IS NOT NULL))),
  constraint export_scope_check CHECK ((scope ~ '^[a-z][A-Za-z]{0,29}$'::text)),
  constraint export_side_check CHECK ((side = ANY (ARRAY['deposit'::text, 'withdraw'::text]))),
  constraint export_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'RUNNING'::text, 'DONE'::text, 'CANCELLED'::text, 'FAILED'::text]))),
  constraint export_status_check CHECK ((status = ANY (ARRAY['UNDER_WAY'::text, 'COMPLETED'::text, 'NOT_COMPLETED'::text]))),
  constraint export_uid_request_id_key UNIQUE (uid, request_id)
);
CREATE INDEX export_about_person ON statement.export USING btree (about_uid) WHERE (about_uid IS NOT NULL);
CREATE INDEX export_ended ON statement.export USING btree (ended_at_ms) WHERE (ended_at_ms IS NOT NULL);
CREATE INDEX export_of_person ON statement.export USING btree (uid, created_at_ms DESC);
CREATE INDEX export_open ON statement.export USING btree (updated_at_ms) WHERE (state = ANY (ARRAY['WAITING'::text, 'RUNNING'::text]));
grant delete, insert, select, update to bourse_app;

create table pick (
  export_id uuid not null,
  set_id uuid not null,
  number integer not null,
  body bytea not null,
  constraint pick_pkey PRIMARY KEY (export_id, set_id, number),
  constraint pick_export_id_fkey FOREIGN KEY (export_id) REFERENCES statement.export(id) ON DELETE CASCADE,
  constraint pick_number_check CHECK ((number >= 0))
);
grant delete, insert, select to bourse_app;
