-- Passkeys and hardware keys of staff, and the challenges that were answered: each is good once. A session says whether a key
-- opened it: where keys are required, one that was opened without (as all that are open now) may only register one.
create table approvals.passkey (
  id              uuid    primary key,
  credential_id   text    not null unique check (length(credential_id) between 1 and 1400),
  staff_id        uuid    not null references approvals.staff,
  public_key      bytea   not null,
  sign_count      bigint  not null check (sign_count >= 0),
  transports      text[]  not null,
  is_synced       boolean not null,
  name            text    not null,
  added_at_ms     bigint  not null,
  last_used_at_ms bigint
);
create index passkey_of_staff on approvals.passkey (staff_id, added_at_ms);

create table approvals.passkey_use (
  challenge_hash bytea  primary key check (octet_length(challenge_hash) = 32),
  expires_at_ms  bigint not null
);
create index passkey_use_expires on approvals.passkey_use (expires_at_ms);

alter table approvals.staff_session add column by_key boolean not null default false;
grant select, insert, update, delete on approvals.passkey to bourse_app;
grant select, insert, delete on approvals.passkey_use to bourse_app;
