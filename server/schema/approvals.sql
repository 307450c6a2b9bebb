-- The schema "approvals" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table action (
  id uuid not null,
  kind text not null,
  subject text not null,
  uid text,
  change_text text not null,
  before_text text not null,
  after_text text not null,
  content_hash text not null,
  reason text not null,
  state text default 'WAITING'::text not null,
  proposed_by uuid not null,
  proposed_at_ms bigint not null,
  decided_by uuid,
  decision_reason text,
  decided_at_ms bigint,
  constraint action_pkey PRIMARY KEY (id),
  constraint action_check CHECK (((state = 'WAITING'::text) = (decided_by IS NULL))),
  constraint action_check1 CHECK ((((decided_by IS NULL) = (decision_reason IS NULL)) AND ((decided_by IS NULL) = (decided_at_ms IS NULL)))),
  constraint action_check2 CHECK (((decided_by IS NULL) OR ((decided_by = proposed_by) = (state = 'WITHDRAWN'::text)))),
  constraint action_content_hash_check CHECK ((content_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint action_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES approvals.staff(id),
  constraint action_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES approvals.staff(id),
  constraint action_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'APPROVED'::text, 'REJECTED'::text, 'WITHDRAWN'::text])))
);
CREATE INDEX action_of_staff ON approvals.action USING btree (proposed_by, id DESC);
CREATE INDEX action_state ON approvals.action USING btree (state, id DESC);
CREATE UNIQUE INDEX action_waiting ON approvals.action USING btree (kind, subject) WHERE (state = 'WAITING'::text);
grant insert, select to bourse_app;
grant update (decided_at_ms, decided_by, decision_reason, state) to bourse_app;

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
CREATE INDEX audit_action ON approvals.audit USING btree (action, seq DESC);
CREATE INDEX audit_staff ON approvals.audit USING btree (staff_id, seq DESC);
CREATE INDEX audit_subject ON approvals.audit USING btree (subject text_pattern_ops, seq DESC);
CREATE INDEX audit_time ON approvals.audit USING btree (at_ms, seq);
CREATE TRIGGER audit_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON approvals.audit FOR EACH STATEMENT EXECUTE FUNCTION approvals.refuse_audit_change();
grant insert, select to bourse_app;

create table captcha (
  id uuid not null,
  challenge text not null,
  zero_bits integer not null,
  expires_at_ms bigint not null,
  constraint captcha_pkey PRIMARY KEY (id)
);
CREATE INDEX captcha_expires ON approvals.captcha USING btree (expires_at_ms);
grant delete, insert, select to bourse_app;

create table enrolment (
  id uuid not null,
  staff_id uuid not null,
  code_hash bytea,
  totp_secret bytea not null,
  created_at_ms bigint not null,
  expires_at_ms bigint not null,
  used_at_ms bigint,
  constraint enrolment_pkey PRIMARY KEY (id),
  constraint enrolment_code_hash_key UNIQUE (code_hash),
  constraint enrolment_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES approvals.staff(id)
);
CREATE INDEX enrolment_of_staff ON approvals.enrolment USING btree (staff_id) WHERE (used_at_ms IS NULL);
grant delete, insert, select, update to bourse_app;

create table enrolment_half (
  enrolment_id uuid not null,
  issued_by uuid not null,
  code_hash bytea not null,
  constraint enrolment_half_pkey PRIMARY KEY (enrolment_id, issued_by),
  constraint enrolment_half_code_hash_check CHECK ((octet_length(code_hash) = 32)),
  constraint enrolment_half_code_hash_key UNIQUE (code_hash),
  constraint enrolment_half_enrolment_id_fkey FOREIGN KEY (enrolment_id) REFERENCES approvals.enrolment(id) ON DELETE CASCADE,
  constraint enrolment_half_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES approvals.staff(id)
);
grant delete, insert, select, update to bourse_app;

create table passkey (
  id uuid not null,
  credential_id text not null,
  staff_id uuid not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  name text not null,
  added_at_ms bigint not null,
  last_used_at_ms bigint,
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_credential_id_check CHECK (((length(credential_id) >= 1) AND (length(credential_id) <= 1400))),
  constraint passkey_credential_id_key UNIQUE (credential_id),
  constraint passkey_sign_count_check CHECK ((sign_count >= 0)),
  constraint passkey_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES approvals.staff(id)
);
CREATE INDEX passkey_of_staff ON approvals.passkey USING btree (staff_id, added_at_ms);
grant delete, insert, select, update to bourse_app;

create table passkey_use (
  challenge_hash bytea not null,
  expires_at_ms bigint not null,
  constraint passkey_use_pkey PRIMARY KEY (challenge_hash),
  constraint passkey_use_challenge_hash_check CHECK ((octet_length(challenge_hash) = 32))
);
CREATE INDEX passkey_use_expires ON approvals.passkey_use USING btree (expires_at_ms);
grant delete, insert, select to bourse_app;

create table refused_login (
  subject text not null,
  hour_ms bigint not null,
  staff_id text not null,
  role text not null,
  count integer not null,
  logins text[] not null,
  ips text[] not null,
  constraint refused_login_pkey PRIMARY KEY (subject, hour_ms),
  constraint refused_login_count_check CHECK ((count > 0))
);
grant delete, insert, select, update to bourse_app;

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

create table staff_person (
  staff_id uuid not null,
  uid text not null,
  relation text not null,
  added_at_ms bigint not null,
  constraint staff_person_pkey PRIMARY KEY (staff_id, uid),
  constraint staff_person_relation_check CHECK ((relation = ANY (ARRAY['self'::text, 'relative'::text]))),
  constraint staff_person_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES approvals.staff(id),
  constraint staff_person_uid_check CHECK ((uid ~ '^[1-9][0-9]{8}$'::text))
);
grant delete, insert, select to bourse_app;

create table staff_session (
  id uuid not null,
  secret_hash bytea not null,
  staff_id uuid not null,
  ip text not null,
  created_at_ms bigint not null,
  last_seen_at_ms bigint not null,
  ended_at_ms bigint,
  by_key boolean default false not null,
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
