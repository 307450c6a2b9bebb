-- The schema "approvals" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table attempt (
  key text not null,
  wrong_at_ms bigint[] not null,
  last_lock_at_ms bigint,
  locked_until_ms bigint,
  is_locked_until_reset boolean not null,
  version bigint not null,
  constraint attempt_pkey PRIMARY KEY (key)
);
grant delete, insert, select, update to bourse_app;

create table audit (
  seq bigint not null,
  id uuid not null,
  staff_id text not null,
  role text not null,
  action text not null,
  subject text not null,
  reason text,
  before_text text,
  after_text text,
  request_id text not null,
  at_ms bigint not null,
  previous_hash text not null,
  hash text not null,
  constraint audit_pkey PRIMARY KEY (seq),
  constraint audit_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint audit_hash_key UNIQUE (hash),
  constraint audit_id_key UNIQUE (id),
  constraint audit_previous_hash_check CHECK ((previous_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint audit_seq_check CHECK ((seq > 0))
);
CREATE TRIGGER audit_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON approvals.audit FOR EACH STATEMENT EXECUTE FUNCTION approvals.refuse_audit_change();
grant insert, select to bourse_app;

create table staff (
  id uuid not null,
  login text not null,
  role text not null,
  password_hash text not null,
  totp_secret bytea not null,
  totp_last_step bigint,
  created_at_ms bigint not null,
  disabled_at_ms bigint,
  constraint staff_pkey PRIMARY KEY (id),
  constraint staff_login_check CHECK ((login = lower(login))),
  constraint staff_login_key UNIQUE (login),
  constraint staff_role_check CHECK ((role = ANY (ARRAY['support'::text, 'support2'::text, 'reviewer'::text, 'risk'::text, 'product'::text, 'finance'::text, 'compliance'::text, 'auditor'::text, 'superadmin'::text])))
);
grant insert, select, update to bourse_app;

create table staff_session (
  id uuid not null,
  secret_hash bytea not null,
  staff_id uuid not null,
  ip text not null,
  created_at_ms bigint not null,
  last_seen_at_ms bigint not null,
  ended_at_ms bigint,
  constraint staff_session_pkey PRIMARY KEY (id),
  constraint staff_session_secret_hash_key UNIQUE (secret_hash),
  constraint staff_session_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES approvals.staff(id)
);
CREATE INDEX staff_session_of_staff ON approvals.staff_session USING btree (staff_id) WHERE (ended_at_ms IS NULL);
grant delete, insert, select, update to bourse_app;

CREATE OR REPLACE FUNCTION approvals.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the audit log is append-only';
end
$function$
;
