-- A key whose program signs by itself: what is kept of it is its Ed25519 public key, and there is no secret.
alter table platform.api_key
  alter column secret_sealed drop not null,
  add column public_key bytea,
  add constraint api_key_public_key_check check (length(public_key) = 32),
  add constraint api_key_kind_check check ((secret_sealed is null) <> (public_key is null));
-- Two living keys of one person that sign alike would lend each other what they may do.
create unique index api_key_public_key on platform.api_key (uid, public_key) where revoked_at_ms is null;
