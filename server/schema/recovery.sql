-- The schema "recovery" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table deposit_case (
  id uuid not null,
  uid text not null,
  client_request_id uuid not null,
  input_hash text not null,
  asset text not null,
  network text not null,
  tx_hash text not null,
  amount_text text not null,
  problem text not null,
  note text,
  screenshot_id uuid,
  return_address text not null,
  return_memo text,
  is_free boolean not null,
  state text not null,
  decide_by_ms bigint not null,
  explanation text,
  deposit_id uuid,
  deposit_asset text,
  return_id uuid,
  recovered_minor numeric(38,0),
  fee_minor numeric(38,0),
  created_at_ms bigint not null,
  updated_at_ms bigint not null,
  confirmed_at_ms bigint,
  signed_by text,
  signature text,
  signed_at_ms bigint,
  constraint deposit_case_pkey PRIMARY KEY (id),
  constraint deposit_case_problem_check CHECK ((problem = ANY (ARRAY['MEMO_MISSING'::text, 'MEMO_WRONG'::text, 'WRONG_NETWORK'::text, 'TOKEN_NOT_SUPPORTED'::text, 'BELOW_MINIMUM'::text]))),
  constraint deposit_case_screenshot_id_fkey FOREIGN KEY (screenshot_id) REFERENCES recovery.screenshot(id),
  constraint deposit_case_signed_check CHECK ((((signed_by IS NULL) = (signature IS NULL)) AND ((signed_by IS NULL) = (signed_at_ms IS NULL)))),
  constraint deposit_case_state_check CHECK ((state = ANY (ARRAY['SUBMITTED'::text, 'RETURNING'::text, 'CREDITED'::text, 'RETURNED'::text, 'REFUSED'::text]))),
  constraint deposit_case_uid_client_request_id_key UNIQUE (uid, client_request_id)
);
CREATE INDEX case_ended ON recovery.deposit_case USING btree (updated_at_ms DESC, id DESC) WHERE (state = ANY (ARRAY['CREDITED'::text, 'RETURNED'::text, 'REFUSED'::text]));
CREATE INDEX case_of_person ON recovery.deposit_case USING btree (uid, created_at_ms DESC, id DESC);
CREATE INDEX case_of_tx ON recovery.deposit_case USING btree (network, tx_hash);
CREATE UNIQUE INDEX case_open ON recovery.deposit_case USING btree (uid, network, tx_hash) WHERE (state = 'SUBMITTED'::text);
CREATE UNIQUE INDEX case_paid ON recovery.deposit_case USING btree (deposit_id) WHERE (state = ANY (ARRAY['RETURNING'::text, 'CREDITED'::text, 'RETURNED'::text]));
CREATE INDEX case_waiting ON recovery.deposit_case USING btree (decide_by_ms, id) WHERE (state = ANY (ARRAY['SUBMITTED'::text, 'RETURNING'::text]));
grant insert, select to bourse_app;
grant update (decide_by_ms, deposit_asset, deposit_id, explanation, fee_minor, recovered_minor, return_id, signature, signed_at_ms, signed_by, state, updated_at_ms) to bourse_app;

create table screenshot (
  id uuid not null,
  uid text not null,
  mime text not null,
  bytes bytea,
  created_at_ms bigint not null,
  sealed_key bytea,
  sealed bytea,
  constraint screenshot_pkey PRIMARY KEY (id),
  constraint screenshot_bytes_check CHECK ((octet_length(bytes) <= 2097152)),
  constraint screenshot_mime_check CHECK ((mime = ANY (ARRAY['image/jpeg'::text, 'image/png'::text]))),
  constraint screenshot_once_check CHECK (((bytes IS NULL) OR (sealed IS NULL))),
  constraint screenshot_sealed_check CHECK ((octet_length(sealed) <= (2097152 + 64)))
);
CREATE INDEX screenshot_in_clear ON recovery.screenshot USING btree (id) WHERE (bytes IS NOT NULL);
CREATE INDEX screenshot_unused ON recovery.screenshot USING btree (created_at_ms);
grant delete, insert, select to bourse_app;
grant update (bytes, sealed, sealed_key) to bourse_app;

create table step (
  case_id uuid not null,
  state text not null,
  at_ms bigint not null,
  constraint step_case_id_fkey FOREIGN KEY (case_id) REFERENCES recovery.deposit_case(id)
);
CREATE INDEX step_of_case ON recovery.step USING btree (case_id, at_ms);
grant insert, select to bourse_app;

create table told (
  case_id uuid not null,
  deposit_id uuid not null,
  uid text not null,
  at_ms bigint not null,
  constraint told_pkey PRIMARY KEY (case_id, deposit_id, uid),
  constraint told_case_id_deposit_id_fkey FOREIGN KEY (case_id, deposit_id) REFERENCES recovery.wait(case_id, deposit_id)
);
CREATE INDEX told_person ON recovery.told USING btree (uid, at_ms DESC);
grant insert, select to bourse_app;

create table wait (
  case_id uuid not null,
  deposit_id uuid not null,
  from_ms bigint not null,
  until_ms bigint not null,
  constraint wait_pkey PRIMARY KEY (case_id, deposit_id),
  constraint wait_case_id_fkey FOREIGN KEY (case_id) REFERENCES recovery.deposit_case(id),
  constraint wait_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES wallet.deposit(id),
  constraint wait_week_check CHECK (((until_ms - from_ms) >= 604800000))
);
grant insert, select to bourse_app;
