create schema if not exists identity;
grant usage on schema identity to bourse_app;

-- One person. The account number is nine digits; e-mail is kept in lower case, the phone number as E.164.
create table identity.person (
  uid text primary key check (uid ~ '^[1-9][0-9]{8}$'),
  email text unique check (email = lower(email) and length(email) <= 254),
  phone text unique check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  nickname text,
  kyc_level text not null default 'none' check (kyc_level in ('none', 'primary', 'advanced')),
  vip_level smallint not null default 0 check (vip_level between 0 and 6),
  frozen_at_ms bigint,
  whitelist_mode boolean not null default false,
  anti_phishing_code text check (anti_phishing_code ~ '^[A-Za-z0-9]{4,20}$'),
  lock_until_ms bigint,
  lock_reason text,
  locale text not null default 'en_US',
  currency text,
  invited_by text references identity.person,
  created_at_ms bigint not null,
  check (email is not null or phone is not null),
  check ((lock_until_ms is null) = (lock_reason is null))
);
grant select, insert, update on identity.person to bourse_app;

-- What a person proves who they are with: hashes, and the authenticator's secret encrypted by a key outside the database.
create table identity.credential (
  uid text primary key references identity.person,
  password_hash text not null,
  password_changed_at_ms bigint not null,
  trading_password_hash text,
  totp_secret bytea,
  -- The last step whose code was used: it, and earlier ones, never pass again.
  totp_last_step bigint,
  totp_pending bytea,
  totp_pending_until_ms bigint
);
grant select, insert, update on identity.credential to bourse_app;

-- A browser that has once logged in as this person, known by a cookie of which only the hash is here.
create table identity.device (
  id uuid primary key,
  uid text not null references identity.person,
  token_hash bytea not null,
  first_seen_at_ms bigint not null,
  last_seen_at_ms bigint not null,
  unique (uid, token_hash)
);
create index device_token on identity.device (token_hash);
grant select, insert, update, delete on identity.device to bourse_app;

create table identity.session (
  id uuid primary key,
  secret_hash bytea not null unique,
  uid text not null references identity.person,
  device_id uuid not null references identity.device,
  device text not null,
  os text not null,
  browser text not null,
  ip text not null,
  country text,
  created_at_ms bigint not null,
  last_seen_at_ms bigint not null,
  ended_at_ms bigint,
  ended_by text
);
create index session_living on identity.session (uid) where ended_at_ms is null;
grant select, insert, update, delete on identity.session to bourse_app;

-- One-time values that open the same account in another browser.
create table identity.sid (
  value_hash bytea primary key,
  uid text not null references identity.person,
  session_id uuid not null references identity.session on delete cascade,
  expires_at_ms bigint not null,
  used_at_ms bigint
);
create index sid_expires on identity.sid (expires_at_ms);
grant select, insert, update, delete on identity.sid to bourse_app;

-- Null where nobody has the account that was typed: both cases write a row, so that both take as long.
create table identity.login_event (
  id uuid primary key,
  uid text references identity.person,
  at_ms bigint not null,
  ip text not null,
  country text,
  device text not null,
  outcome text not null check (outcome in ('ok', 'wrong', 'locked'))
);
create index login_event_of_person on identity.login_event (uid, id desc);
create index login_event_at on identity.login_event (at_ms);
grant select, insert, delete on identity.login_event to bourse_app;

-- Six-digit codes. The subject is a person, or a keyed hash of an account that may not exist: both are counted alike.
create table identity.code (
  id uuid primary key,
  subject text not null,
  purpose text not null,
  channel text not null check (channel in ('email', 'sms')),
  -- A keyed hash over id, purpose, payload, target and digits; null where no digits were made.
  code_hash bytea,
  created_at_ms bigint not null,
  expires_at_ms bigint not null,
  wrong smallint not null default 0 check (wrong between 0 and 5),
  used_at_ms bigint,
  is_sent boolean not null default true
);
create index code_of_subject on identity.code (subject, channel, created_at_ms desc);
grant select, insert, update, delete on identity.code to bourse_app;

-- Wrong tries of passwords and authenticator codes, counted for every path together.
create table identity.attempt (
  key text primary key,
  wrong_at_ms bigint[] not null,
  last_lock_at_ms bigint,
  locked_until_ms bigint,
  is_locked_until_reset boolean not null,
  version bigint not null
);
grant select, insert, update, delete on identity.attempt to bourse_app;

create table identity.captcha (
  id uuid primary key,
  challenge text not null,
  zero_bits smallint not null,
  expires_at_ms bigint not null
);
create index captcha_expires on identity.captcha (expires_at_ms);
grant select, insert, delete on identity.captcha to bourse_app;
