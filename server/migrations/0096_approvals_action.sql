-- What a member of staff asked for, and who decided it. The content never changes: the hash covers it, and a decision names
-- the hash.
create table approvals.action (
  id uuid primary key,
  kind text not null,
  subject text not null,
  -- The person that it is about; null where it is about none.
  uid text,
  -- The exact JSON that was hashed.
  change_text text not null,
  before_text text not null,
  after_text text not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  reason text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
  proposed_by uuid not null references approvals.staff,
  proposed_at_ms bigint not null,
  decided_by uuid references approvals.staff,
  decision_reason text,
  decided_at_ms bigint,
  check ((state = 'WAITING') = (decided_by is null)),
  check ((decided_by is null) = (decision_reason is null) and (decided_by is null) = (decided_at_ms is null)),
  -- Four eyes: whoever asked neither approves nor rejects; only they take it back.
  check (decided_by is null or (decided_by = proposed_by) = (state = 'WITHDRAWN'))
);
create unique index action_waiting on approvals.action (kind, subject) where state = 'WAITING';
create index action_state on approvals.action (state, id desc);
create index action_of_staff on approvals.action (proposed_by, id desc);
grant select, insert on approvals.action to bourse_app;
grant update (state, decided_by, decision_reason, decided_at_ms) on approvals.action to bourse_app;

-- Accounts of the exchange that a member of staff may not act on: their own and those of relatives.
create table approvals.staff_person (
  staff_id uuid not null references approvals.staff,
  uid text not null check (uid ~ '^[1-9][0-9]{8}$'),
  relation text not null check (relation in ('self', 'relative')),
  added_at_ms bigint not null,
  primary key (staff_id, uid)
);
grant select, insert, delete on approvals.staff_person to bourse_app;

-- A one-time way in: whoever holds the code sets password and authenticator of the account, and nobody else sees them.
create table approvals.enrolment (
  id uuid primary key,
  staff_id uuid not null references approvals.staff,
  code_hash bytea not null unique,
  totp_secret bytea not null,
  created_at_ms bigint not null,
  expires_at_ms bigint not null,
  used_at_ms bigint
);
create index enrolment_of_staff on approvals.enrolment (staff_id) where used_at_ms is null;
grant select, insert, update, delete on approvals.enrolment to bourse_app;
