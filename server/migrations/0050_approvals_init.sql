create schema if not exists approvals;
grant usage on schema approvals to bourse_app;

create table approvals.staff (
  id uuid primary key,
  login text not null unique check (login = lower(login)),
  role text not null check (role in
    ('support', 'support2', 'reviewer', 'risk', 'product', 'finance', 'compliance', 'auditor', 'superadmin')),
  password_hash text not null,
  -- Encrypted by a key outside the database. No staff member is without one.
  totp_secret bytea not null,
  totp_last_step bigint,
  created_at_ms bigint not null,
  disabled_at_ms bigint
);
grant select, insert, update on approvals.staff to bourse_app;

create table approvals.staff_session (
  id uuid primary key,
  secret_hash bytea not null unique,
  staff_id uuid not null references approvals.staff,
  ip text not null,
  created_at_ms bigint not null,
  last_seen_at_ms bigint not null,
  ended_at_ms bigint
);
create index staff_session_of_staff on approvals.staff_session (staff_id) where ended_at_ms is null;
grant select, insert, update, delete on approvals.staff_session to bourse_app;

create table approvals.attempt (
  key text primary key,
  wrong_at_ms bigint[] not null,
  last_lock_at_ms bigint,
  locked_until_ms bigint,
  is_locked_until_reset boolean not null,
  version bigint not null
);
grant select, insert, update, delete on approvals.attempt to bourse_app;

-- Every staff action for ever: each row carries the hash of the row before it. before_text and after_text are the exact
-- JSON that was hashed.
create table approvals.audit (
  seq bigint primary key check (seq > 0),
  id uuid not null unique,
  staff_id text not null,
  role text not null,
  action text not null,
  subject text not null,
  reason text,
  before_text text,
  after_text text,
  request_id text not null,
  at_ms bigint not null,
  previous_hash text not null check (previous_hash ~ '^[0-9a-f]{64}$'),
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$')
);
grant select, insert on approvals.audit to bourse_app;

-- The missing right stops the application; the trigger also stops whoever connects as the owner by mistake.
create function approvals.refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end
$$;
create trigger audit_is_append_only before update or delete or truncate on approvals.audit
  for each statement execute function approvals.refuse_audit_change();
