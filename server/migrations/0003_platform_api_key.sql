-- Keys of people's programs. The secret is sealed by a key outside the database, because a signature is checked with it;
-- it is shown once.
create table platform.api_key (
  id uuid primary key,
  key_id text not null unique,
  secret_sealed bytea not null,
  uid text not null,
  label text not null check (length(label) between 1 and 40),
  scopes text[] not null check (scopes <@ array['read', 'trade', 'withdraw'] and cardinality(scopes) > 0),
  ips inet[] not null,
  created_at_ms bigint not null,
  revoked_at_ms bigint,
  -- A stolen key that can withdraw must be worth nothing elsewhere.
  check (not ('withdraw' = any (scopes)) or cardinality(ips) > 0)
);
create index api_key_uid on platform.api_key (uid);
grant select, insert on platform.api_key to bourse_app;
grant update (revoked_at_ms) on platform.api_key to bourse_app;
