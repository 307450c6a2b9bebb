-- The schema "identity" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

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

create table captcha (
  id uuid not null,
  challenge text not null,
  zero_bits smallint not null,
  expires_at_ms bigint not null,
  constraint captcha_pkey PRIMARY KEY (id)
);
CREATE INDEX captcha_expires ON identity.captcha USING btree (expires_at_ms);
grant delete, insert, select to bourse_app;

create table code (
  id uuid not null,
  subject text not null,
  purpose text not null,
  channel text not null,
  code_hash bytea,
  created_at_ms bigint not null,
  expires_at_ms bigint not null,
  wrong smallint default 0 not null,
  used_at_ms bigint,
  is_sent boolean default true not null,
  account text,
  network text,
  constraint code_pkey PRIMARY KEY (id),
  constraint code_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text]))),
  constraint code_wrong_check CHECK (((wrong >= 0) AND (wrong <= 5)))
);
CREATE INDEX code_of_account ON identity.code USING btree (account, channel, created_at_ms) WHERE (account IS NOT NULL);
CREATE INDEX code_of_network ON identity.code USING btree (network, channel, created_at_ms) WHERE (network IS NOT NULL);
CREATE INDEX code_of_subject ON identity.code USING btree (subject, channel, created_at_ms DESC);
grant delete, insert, select, update to bourse_app;

create table credential (
  uid text not null,
  password_hash text not null,
  password_changed_at_ms bigint not null,
  trading_password_hash text,
  totp_secret bytea,
  totp_last_step bigint,
  totp_pending bytea,
  totp_pending_until_ms bigint,
  constraint credential_pkey PRIMARY KEY (uid),
  constraint credential_uid_fkey FOREIGN KEY (uid) REFERENCES identity.person(uid)
);
grant insert, select, update to bourse_app;

create table device (
  id uuid not null,
  uid text not null,
  token_hash bytea not null,
  first_seen_at_ms bigint not null,
  last_seen_at_ms bigint not null,
  forgotten_at_ms bigint,
  constraint device_pkey PRIMARY KEY (id),
  constraint device_uid_fkey FOREIGN KEY (uid) REFERENCES identity.person(uid),
  constraint device_uid_token_hash_key UNIQUE (uid, token_hash)
);
CREATE INDEX device_token ON identity.device USING btree (token_hash);
grant delete, insert, select, update to bourse_app;

create table freeze_link (
  token_hash bytea not null,
  uid text not null,
  expires_at_ms bigint not null,
  used_at_ms bigint,
  constraint freeze_link_pkey PRIMARY KEY (token_hash),
  constraint freeze_link_uid_fkey FOREIGN KEY (uid) REFERENCES identity.person(uid)
);
CREATE INDEX freeze_link_expires ON identity.freeze_link USING btree (expires_at_ms);
grant delete, insert, select, update to bourse_app;

create table kyc_document (
  id uuid not null,
  uid text not null,
  side text not null,
  mime text not null,
  bytes bytea,
  created_at_ms bigint not null,
  sealed_key bytea,
  sealed bytea,
  constraint kyc_document_pkey PRIMARY KEY (id),
  constraint kyc_document_bytes_check CHECK ((octet_length(bytes) <= 2097152)),
  constraint kyc_document_mime_check CHECK ((mime = ANY (ARRAY['image/jpeg'::text, 'image/png'::text]))),
  constraint kyc_document_once_check CHECK (((bytes IS NULL) OR (sealed IS NULL))),
  constraint kyc_document_sealed_check CHECK ((octet_length(sealed) <= (2097152 + 64))),
  constraint kyc_document_side_check CHECK ((side = ANY (ARRAY['front'::text, 'back'::text, 'selfie'::text, 'address'::text]))),
  constraint kyc_document_uid_fkey FOREIGN KEY (uid) REFERENCES identity.person(uid)
);
CREATE INDEX kyc_document_in_clear ON identity.kyc_document USING btree (id) WHERE (bytes IS NOT NULL);
CREATE INDEX kyc_document_of_person ON identity.kyc_document USING btree (uid, created_at_ms DESC);
grant delete, insert, select to bourse_app;
grant update (bytes, sealed, sealed_key) to bourse_app;

create table kyc_submission (
  id uuid not null,
  uid text not null,
  target text not null,
  state text not null,
  full_name text,
  birth_date text,
  nationality text,
  document_type text,
  document_number bytea,
  document_number_hash bytea,
  document_ids uuid[] not null,
  submitted_at_ms bigint not null,
  decided_at_ms bigint,
  decided_by text,
  rejected_field text,
  rejected_reason text,
  document_expires_on text,
  expiry_warned_at_ms bigint,
  sealed_key bytea,
  sealed bytea,
  constraint kyc_submission_pkey PRIMARY KEY (id),
  constraint kyc_submission_document_expires_on_check CHECK ((document_expires_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text)),
  constraint kyc_submission_once_check CHECK (((full_name IS NULL) OR (sealed IS NULL))),
  constraint kyc_submission_state_check CHECK ((state = ANY (ARRAY['SUBMITTED'::text, 'IN_REVIEW'::text, 'APPROVED'::text, 'REJECTED'::text, 'EXPIRED'::text]))),
  constraint kyc_submission_target_check CHECK ((target = ANY (ARRAY['primary'::text, 'advanced'::text]))),
  constraint kyc_submission_uid_fkey FOREIGN KEY (uid) REFERENCES identity.person(uid)
);
CREATE INDEX kyc_submission_expiring ON identity.kyc_submission USING btree (document_expires_on) WHERE ((state = 'APPROVED'::text) AND (document_expires_on IS NOT NULL));
CREATE INDEX kyc_submission_in_clear ON identity.kyc_submission USING btree (id) WHERE (full_name IS NOT NULL);
CREATE INDEX kyc_submission_of_person ON identity.kyc_submission USING btree (uid, submitted_at_ms DESC);
CREATE UNIQUE INDEX kyc_submission_one_person ON identity.kyc_submission USING btree (document_number_hash) WHERE ((state = ANY (ARRAY['SUBMITTED'::text, 'IN_REVIEW'::text, 'APPROVED'::text])) AND (document_number_hash IS NOT NULL));
CREATE UNIQUE INDEX kyc_submission_one_waiting ON identity.kyc_submission USING btree (uid) WHERE (state = ANY (ARRAY['SUBMITTED'::text, 'IN_REVIEW'::text]));
CREATE INDEX kyc_submission_waiting ON identity.kyc_submission USING btree (id) WHERE (state = ANY (ARRAY['SUBMITTED'::text, 'IN_REVIEW'::text]));
grant insert, select, update to bourse_app;

create table login_event (
  id uuid not null,
  uid text,
  at_ms bigint not null,
  ip text not null,
  country text,
  device text not null,
  outcome text not null,
  constraint login_event_pkey PRIMARY KEY (id),
  constraint login_event_outcome_check CHECK ((outcome = ANY (ARRAY['ok'::text, 'wrong'::text, 'locked'::text]))),
  constraint login_event_uid_fkey FOREIGN KEY (uid) REFERENCES identity.person(uid)
);
CREATE INDEX login_event_at ON identity.login_event USING btree (at_ms);
CREATE INDEX login_event_of_person ON identity.login_event USING btree (uid, id DESC);
grant delete, insert, select to bourse_app;

create table mail_resend (
  id uuid not null,
  uid text not null,
  mail_id uuid not null,
  staff_id text not null,
  at_ms bigint not null,
  constraint mail_resend_pkey PRIMARY KEY (id),
  constraint mail_resend_uid_fkey FOREIGN KEY (uid) REFERENCES identity.person(uid)
);
CREATE INDEX mail_resend_person ON identity.mail_resend USING btree (uid, at_ms DESC);
grant delete, insert, select to bourse_app;

create table message (
  id uuid not null,
  uid text not null,
  sealed bytea not null,
  tries integer default 0 not null,
  created_at_ms bigint not null,
  next_at_ms bigint,
  sent_at_ms bigint,
  claim_id uuid,
  mail_id uuid,
  constraint message_pkey PRIMARY KEY (id),
  constraint message_uid_fkey FOREIGN KEY (uid) REFERENCES identity.person(uid)
);
CREATE INDEX message_due ON identity.message USING btree (next_at_ms, id) WHERE (next_at_ms IS NOT NULL);
CREATE INDEX message_person ON identity.message USING btree (uid, created_at_ms DESC);
grant delete, insert, select, update to bourse_app;

create table passkey (
  id uuid not null,
  credential_id text not null,
  uid text not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  is_synced boolean not null,
  name text not null,
  added_at_ms bigint not null,
  last_used_at_ms bigint,
  logs_in boolean default true not null,
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_credential_id_check CHECK (((length(credential_id) >= 1) AND (length(credential_id) <= 1400))),
  constraint passkey_credential_id_key UNIQUE (credential_id),
  constraint passkey_sign_count_check CHECK ((sign_count >= 0)),
  constraint passkey_uid_fkey FOREIGN KEY (uid) REFERENCES identity.person(uid)
);
CREATE INDEX passkey_by_person ON identity.passkey USING btree (uid, added_at_ms);
grant delete, insert, select, update to bourse_app;

create table passkey_use (
  challenge_hash bytea not null,
  expires_at_ms bigint not null,
  constraint passkey_use_pkey PRIMARY KEY (challenge_hash),
  constraint passkey_use_challenge_hash_check CHECK ((octet_length(challenge_hash) = 32))
);
CREATE INDEX passkey_use_expires ON identity.passkey_use USING btree (expires_at_ms);
grant delete, insert, select to bourse_app;

create table person (
  uid text not null,
  email text,
  phone text,
  nickname text,
  kyc_level text default 'none'::text not null,
  vip_level smallint default 0 not null,
  frozen_at_ms bigint,
  whitelist_mode boolean default false not null,
  anti_phishing_code text,
  lock_until_ms bigint,
  lock_reason text,
  locale text default 'en_US'::text not null,
  currency text,
  invited_by text,
  created_at_ms bigint not null,
  kyc_primary_at_ms bigint,
  kyc_advanced_at_ms bigint,
  constraint person_pkey PRIMARY KEY (uid),
  constraint person_anti_phishing_code_check CHECK ((anti_phishing_code ~ '^[A-Za-z0-9]{4,20}$'::text)),
  constraint person_check CHECK (((email IS NOT NULL) OR (phone IS NOT NULL))),
  constraint person_check1 CHECK (((lock_until_ms IS NULL) = (lock_reason IS NULL))),
  constraint person_email_check CHECK (((email = lower(email)) AND (length(email) <= 254))),
  constraint person_email_key UNIQUE (email),
  constraint person_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES identity.person(uid),
  constraint person_kyc_level_check CHECK ((kyc_level = ANY (ARRAY['none'::text, 'primary'::text, 'advanced'::text]))),
  constraint person_phone_check CHECK ((phone ~ '^\+[1-9][0-9]{6,14}$'::text)),
  constraint person_phone_key UNIQUE (phone),
  constraint person_uid_check CHECK ((uid ~ '^[1-9][0-9]{8}$'::text)),
  constraint person_vip_level_check CHECK (((vip_level >= 0) AND (vip_level <= 6)))
);
grant insert, select, update to bourse_app;

create table session (
  id uuid not null,
  secret_hash bytea not null,
  uid text not null,
  device_id uuid,
  device text not null,
  os text not null,
  browser text not null,
  ip text not null,
  country text,
  created_at_ms bigint not null,
  last_seen_at_ms bigint not null,
  ended_at_ms bigint,
  ended_by text,
  began_at_ms bigint,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_device_id_fkey FOREIGN KEY (device_id) REFERENCES identity.device(id),
  constraint session_secret_hash_key UNIQUE (secret_hash),
  constraint session_uid_fkey FOREIGN KEY (uid) REFERENCES identity.person(uid)
);
CREATE INDEX session_living ON identity.session USING btree (uid) WHERE (ended_at_ms IS NULL);
CREATE INDEX session_of_person ON identity.session USING btree (uid, created_at_ms, id);
grant delete, insert, select, update to bourse_app;

create table sid (
  value_hash bytea not null,
  uid text not null,
  session_id uuid not null,
  expires_at_ms bigint not null,
  used_at_ms bigint,
  network text,
  constraint sid_pkey PRIMARY KEY (value_hash),
  constraint sid_session_id_fkey FOREIGN KEY (session_id) REFERENCES identity.session(id) ON DELETE CASCADE,
  constraint sid_uid_fkey FOREIGN KEY (uid) REFERENCES identity.person(uid)
);
CREATE INDEX sid_expires ON identity.sid USING btree (expires_at_ms);
grant delete, insert, select, update to bourse_app;

create table staff_note (
  id uuid not null,
  uid text not null,
  staff_id text not null,
  text text not null,
  at_ms bigint not null,
  constraint staff_note_pkey PRIMARY KEY (id),
  constraint staff_note_uid_fkey FOREIGN KEY (uid) REFERENCES identity.person(uid)
);
CREATE INDEX staff_note_of_person ON identity.staff_note USING btree (uid, id DESC);
grant insert, select to bourse_app;
