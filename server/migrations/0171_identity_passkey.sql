-- Passkeys of people, and the challenges that were answered: a challenge says for itself what it is good for and until when, so
-- only those that somebody has answered are kept, and each is good once.
create table identity.passkey (
  id              uuid    primary key,
  credential_id   text    not null unique check (length(credential_id) between 1 and 1400),
  uid             text    not null references identity.person,
  public_key      bytea   not null,
  sign_count      bigint  not null check (sign_count >= 0),
  transports      text[]  not null,
  is_synced       boolean not null,
  name            text    not null,
  added_at_ms     bigint  not null,
  last_used_at_ms bigint
);
create index passkey_by_person on identity.passkey (uid, added_at_ms);

create table identity.passkey_use (
  challenge_hash bytea  primary key check (octet_length(challenge_hash) = 32),
  expires_at_ms  bigint not null
);
create index passkey_use_expires on identity.passkey_use (expires_at_ms);
grant select, insert, update, delete on identity.passkey to bourse_app;
grant select, insert, delete on identity.passkey_use to bourse_app;
