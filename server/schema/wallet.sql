-- The schema "wallet" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table address_entry (
  id uuid not null,
  uid text not null,
  request_id text not null,
  input_hash text not null,
  kind text not null,
  asset text,
  network text,
  family text,
  address text,
  memo text default ''::text not null,
  account_type text,
  account text,
  remark text not null,
  source text,
  created_at_ms bigint not null,
  active_from_ms bigint not null,
  updated_at_ms bigint not null,
  deleted_at_ms bigint,
  constraint address_entry_pkey PRIMARY KEY (id),
  constraint address_entry_account_type_check CHECK ((account_type = ANY (ARRAY['mobile'::text, 'email'::text, 'account'::text]))),
  constraint address_entry_check CHECK (((kind = 'INTERNAL'::text) OR ((network IS NOT NULL) AND (family IS NOT NULL) AND (address IS NOT NULL)))),
  constraint address_entry_check1 CHECK (((kind = 'ONCHAIN'::text) OR ((account_type IS NOT NULL) AND (account IS NOT NULL)))),
  constraint address_entry_kind_check CHECK ((kind = ANY (ARRAY['ONCHAIN'::text, 'INTERNAL'::text]))),
  constraint address_entry_source_check CHECK ((source = ANY (ARRAY['exchange'::text, 'wallet'::text]))),
  constraint address_entry_uid_request_id_key UNIQUE (uid, request_id)
);
CREATE UNIQUE INDEX address_entry_internal ON wallet.address_entry USING btree (uid, account_type, account) WHERE ((kind = 'INTERNAL'::text) AND (deleted_at_ms IS NULL));
CREATE UNIQUE INDEX address_entry_onchain ON wallet.address_entry USING btree (uid, network, address, memo) WHERE ((kind = 'ONCHAIN'::text) AND (deleted_at_ms IS NULL));
CREATE INDEX address_entry_uid ON wallet.address_entry USING btree (uid, created_at_ms DESC) WHERE (deleted_at_ms IS NULL);
grant insert, select, update to bourse_app;

create table block (
  network text not null,
  height bigint not null,
  hash text not null,
  parent_hash text not null,
  at_ms bigint not null,
  constraint block_pkey PRIMARY KEY (network, height)
);
grant delete, insert, select, update to bourse_app;

create table cancel_link (
  token_hash bytea not null,
  withdrawal_id uuid not null,
  created_at_ms bigint not null,
  used_at_ms bigint,
  constraint cancel_link_pkey PRIMARY KEY (token_hash),
  constraint cancel_link_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES wallet.withdrawal(id)
);
CREATE INDEX cancel_link_withdrawal ON wallet.cancel_link USING btree (withdrawal_id);
grant insert, select, update to bourse_app;

create table chain_alarm (
  id uuid not null,
  network text not null,
  code text not null,
  alarm_key text not null,
  details jsonb not null,
  at_ms bigint not null,
  seen_by text,
  seen_at_ms bigint,
  ended_at_ms bigint,
  constraint chain_alarm_pkey PRIMARY KEY (id),
  constraint chain_alarm_alarm_key_key UNIQUE (alarm_key),
  constraint chain_alarm_check CHECK (((seen_by IS NULL) = (seen_at_ms IS NULL)))
);
grant insert, select to bourse_app;
grant update (ended_at_ms, seen_at_ms, seen_by) to bourse_app;

create table claim (
  id uuid not null,
  deposit_id uuid not null,
  uid text not null,
  asset text not null,
  amount_minor numeric(38,0) not null,
  paid_minor numeric(38,0) default 0 not null,
  created_at_ms bigint not null,
  paid_at_ms bigint,
  constraint claim_pkey PRIMARY KEY (id),
  constraint claim_amount_minor_check CHECK (((amount_minor > (0)::numeric) AND (amount_minor < '100000000000000000000000000000000000000'::numeric))),
  constraint claim_check CHECK (((paid_minor >= (0)::numeric) AND (paid_minor <= amount_minor))),
  constraint claim_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES wallet.deposit(id)
);
CREATE INDEX claim_open ON wallet.claim USING btree (uid) WHERE (paid_minor < amount_minor);
grant insert, select, update to bourse_app;

create table coin (
  network text not null,
  tx_hash text not null,
  vout integer not null,
  address text not null,
  key_path text not null,
  amount_minor numeric(38,0) not null,
  is_reward boolean default false not null,
  block_height bigint,
  payment_id uuid,
  is_spent boolean default false not null,
  constraint coin_pkey PRIMARY KEY (network, tx_hash, vout),
  constraint coin_amount_minor_check CHECK (((amount_minor > (0)::numeric) AND (amount_minor < '100000000000000000000000000000000000000'::numeric)))
);
CREATE INDEX coin_free ON wallet.coin USING btree (network, amount_minor DESC) WHERE ((payment_id IS NULL) AND (NOT is_spent));
CREATE INDEX coin_of_payment ON wallet.coin USING btree (payment_id) WHERE (payment_id IS NOT NULL);
grant insert, select, update to bourse_app;

create table coin_stop (
  asset text not null,
  since_ms bigint not null,
  constraint coin_stop_pkey PRIMARY KEY (asset)
);
grant delete, insert, select to bourse_app;

create table custody_surplus (
  network text not null,
  asset text not null,
  id uuid not null,
  since_height bigint not null,
  least_minor numeric(38,0) not null,
  updated_at_ms bigint not null,
  constraint custody_surplus_pkey PRIMARY KEY (network, asset),
  constraint custody_surplus_least_minor_check CHECK (((least_minor > (0)::numeric) AND (least_minor < '100000000000000000000000000000000000000'::numeric))),
  constraint custody_surplus_since_height_check CHECK ((since_height >= 0))
);
grant delete, insert, select, update to bourse_app;

create table daily_total (
  uid text not null,
  day integer not null,
  total_usdt_minor numeric(38,0) not null,
  constraint daily_total_pkey PRIMARY KEY (uid, day)
);
grant insert, select, update to bourse_app;

create table deposit (
  id uuid not null,
  purpose text not null,
  uid text,
  network text not null,
  asset text not null,
  address text not null,
  memo text default ''::text not null,
  from_address text,
  tx_hash text not null,
  output_key text not null,
  amount_minor numeric(38,0) not null,
  block_height bigint,
  block_hash text,
  confirmations integer default 0 not null,
  credit_at integer not null,
  unlock_at integer not null,
  state text not null,
  state_reason text,
  entry_id text,
  credit_epoch integer default 1 not null,
  version integer default 1 not null,
  detected_at_ms bigint not null,
  credited_at_ms bigint,
  completed_at_ms bigint,
  updated_at_ms bigint not null,
  link_id uuid,
  leaves_from_ms bigint,
  final_only_reason text,
  final_only_worth_minor numeric(38,0),
  final_only_limit_minor numeric(38,0),
  constraint deposit_pkey PRIMARY KEY (id),
  constraint deposit_amount_minor_check CHECK (((amount_minor > (0)::numeric) AND (amount_minor < '100000000000000000000000000000000000000'::numeric))),
  constraint deposit_final_only_limit_minor_check CHECK ((final_only_limit_minor >= (0)::numeric)),
  constraint deposit_final_only_reason_check CHECK ((final_only_reason = ANY (ARRAY['PERSON_LIMIT'::text, 'HOUSE_LIMIT'::text, 'PRICE_UNKNOWN'::text]))),
  constraint deposit_final_only_worth_minor_check CHECK ((final_only_worth_minor >= (0)::numeric)),
  constraint deposit_network_tx_hash_output_key_key UNIQUE (network, tx_hash, output_key),
  constraint deposit_purpose_check CHECK ((purpose = ANY (ARRAY['user'::text, 'house'::text]))),
  constraint deposit_state_check CHECK ((state = ANY (ARRAY['DETECTED'::text, 'CONFIRMING'::text, 'CREDITED'::text, 'COMPLETED'::text, 'BELOW_MIN'::text, 'UNATTRIBUTED'::text, 'UNDER_REVIEW'::text, 'RETURNED'::text, 'REORGED'::text])))
);
CREATE INDEX deposit_at_address ON wallet.deposit USING btree (uid, lower(address), detected_at_ms DESC, id DESC);
CREATE INDEX deposit_final_only ON wallet.deposit USING btree (detected_at_ms DESC, id DESC) WHERE ((final_only_reason IS NOT NULL) AND (entry_id IS NULL));
CREATE INDEX deposit_from ON wallet.deposit USING btree (from_address) WHERE ((from_address IS NOT NULL) AND (uid IS NOT NULL));
CREATE INDEX deposit_linked ON wallet.deposit USING btree (uid, detected_at_ms DESC, id DESC) WHERE (link_id IS NOT NULL);
CREATE INDEX deposit_newest ON wallet.deposit USING btree (uid, detected_at_ms DESC, id DESC);
CREATE INDEX deposit_not_completed ON wallet.deposit USING btree (uid, detected_at_ms DESC, id DESC) WHERE (state = ANY (ARRAY['BELOW_MIN'::text, 'RETURNED'::text, 'REORGED'::text]));
CREATE INDEX deposit_open ON wallet.deposit USING btree (network, block_height) WHERE ((completed_at_ms IS NULL) AND (block_height IS NOT NULL));
CREATE INDEX deposit_standing ON wallet.deposit USING btree (asset, uid) INCLUDE (amount_minor) WHERE (state = 'CREDITED'::text);
CREATE INDEX deposit_suspended ON wallet.deposit USING btree (network, asset) WHERE (state = ANY (ARRAY['BELOW_MIN'::text, 'UNATTRIBUTED'::text]));
CREATE INDEX deposit_to ON wallet.deposit USING btree (network, address);
CREATE INDEX deposit_tx ON wallet.deposit USING btree (uid, lower(tx_hash) text_pattern_ops);
CREATE INDEX deposit_unbooked ON wallet.deposit USING btree (network) WHERE ((entry_id IS NULL) AND (block_height IS NOT NULL));
CREATE INDEX deposit_under_way ON wallet.deposit USING btree (uid, detected_at_ms DESC, id DESC) WHERE (state = ANY (ARRAY['DETECTED'::text, 'CONFIRMING'::text, 'CREDITED'::text, 'UNATTRIBUTED'::text, 'UNDER_REVIEW'::text]));
CREATE INDEX deposit_waits_to_leave ON wallet.deposit USING btree (uid, asset) WHERE (leaves_from_ms IS NOT NULL);
grant insert, select, update to bourse_app;

create table deposit_address (
  id uuid not null,
  family text not null,
  purpose text not null,
  uid text,
  address text not null,
  memo text default ''::text not null,
  key_path text not null,
  key_index integer,
  is_current boolean default true not null,
  created_at_ms bigint not null,
  constraint deposit_address_pkey PRIMARY KEY (id),
  constraint deposit_address_check CHECK (((purpose = 'user'::text) = (uid IS NOT NULL))),
  constraint deposit_address_family_address_memo_key UNIQUE (family, address, memo),
  constraint deposit_address_family_key_index_key UNIQUE (family, key_index),
  constraint deposit_address_purpose_check CHECK ((purpose = ANY (ARRAY['user'::text, 'house'::text, 'change'::text])))
);
CREATE UNIQUE INDEX deposit_address_current ON wallet.deposit_address USING btree (family, uid) WHERE (is_current AND (uid IS NOT NULL));
CREATE INDEX deposit_address_uid ON wallet.deposit_address USING btree (uid);
grant insert, select to bourse_app;
grant update (is_current) to bourse_app;

create table deposit_return (
  id uuid not null,
  deposit_id uuid not null,
  uid text not null,
  network text not null,
  asset text not null,
  to_address text not null,
  memo text,
  amount_minor numeric(38,0) not null,
  fee_minor numeric(38,0) not null,
  from_state text not null,
  entry_id text not null,
  state text not null,
  tx_hash text,
  failure_code text,
  created_at_ms bigint not null,
  updated_at_ms bigint not null,
  constraint deposit_return_pkey PRIMARY KEY (id),
  constraint deposit_return_amount_minor_check CHECK (((amount_minor > (0)::numeric) AND (amount_minor < '100000000000000000000000000000000000000'::numeric))),
  constraint deposit_return_check CHECK (((fee_minor >= (0)::numeric) AND (fee_minor < amount_minor))),
  constraint deposit_return_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES wallet.deposit(id),
  constraint deposit_return_state_check CHECK ((state = ANY (ARRAY['APPROVED'::text, 'SENDING'::text, 'COMPLETED'::text, 'FAILED'::text])))
);
CREATE UNIQUE INDEX deposit_return_alive ON wallet.deposit_return USING btree (deposit_id) WHERE (state <> 'FAILED'::text);
CREATE INDEX deposit_return_approved ON wallet.deposit_return USING btree (network, created_at_ms) WHERE (state = 'APPROVED'::text);
grant insert, select, update to bourse_app;

create table fee_estimate (
  asset text not null,
  network text not null,
  at_ms bigint not null,
  cost_minor numeric(38,0) not null,
  constraint fee_estimate_pkey PRIMARY KEY (asset, network, at_ms),
  constraint fee_estimate_cost_minor_check CHECK (((cost_minor >= (0)::numeric) AND (cost_minor < '100000000000000000000000000000000000000'::numeric)))
);
CREATE INDEX fee_estimate_time ON wallet.fee_estimate USING btree (at_ms);
grant delete, insert, select to bourse_app;

create table fee_review (
  hour integer not null,
  at_ms bigint not null,
  constraint fee_review_pkey PRIMARY KEY (hour)
);
grant insert, select to bourse_app;

create table hot_limit (
  asset text not null,
  network text not null,
  keep_minor numeric(38,0) not null,
  most_minor numeric(38,0),
  updated_at_ms bigint not null,
  constraint hot_limit_pkey PRIMARY KEY (asset, network),
  constraint hot_limit_check CHECK ((most_minor >= keep_minor)),
  constraint hot_limit_keep_minor_check CHECK ((keep_minor >= (0)::numeric))
);
grant insert, select, update to bourse_app;

create table hot_wallet (
  family text not null,
  generation integer not null,
  made_at_ms bigint not null,
  constraint hot_wallet_pkey PRIMARY KEY (family, generation),
  constraint hot_wallet_generation_check CHECK (((generation >= 1) AND (generation <= 16)))
);
grant insert, select to bourse_app;

create table hot_wallet_moved (
  network text not null,
  generation integer not null,
  moved_at_ms bigint not null,
  constraint hot_wallet_moved_pkey PRIMARY KEY (network, generation)
);
grant insert, select to bourse_app;

create table key_sequence (
  network text not null,
  address text not null,
  next_sequence bigint not null,
  constraint key_sequence_pkey PRIMARY KEY (network, address),
  constraint key_sequence_next_sequence_check CHECK ((next_sequence >= 0))
);
grant insert, select, update to bourse_app;

create table known_address (
  family text not null,
  address text not null,
  risk text not null,
  memo_required boolean default false not null,
  note text default ''::text not null,
  added_at_ms bigint not null,
  constraint known_address_pkey PRIMARY KEY (family, address),
  constraint known_address_risk_check CHECK ((risk = ANY (ARRAY['NONE'::text, 'MEDIUM'::text, 'HIGH'::text, 'BLOCKED'::text])))
);
grant delete, insert, select, update to bourse_app;

create table network_cursor (
  network text not null,
  genesis_hash text not null,
  chain_id text not null,
  height bigint not null,
  hash text not null,
  head_height bigint not null,
  scan_halted_reason text,
  credit_halted_reason text,
  halted_at_ms bigint,
  updated_at_ms bigint not null,
  constraint network_cursor_pkey PRIMARY KEY (network),
  constraint network_cursor_height_check CHECK ((height >= 0))
);
grant insert, select, update to bourse_app;

create table payment (
  id uuid not null,
  kind text not null,
  ref text not null,
  network text not null,
  asset text not null,
  from_address text not null,
  from_path text not null,
  to_address text not null,
  memo text,
  amount_minor numeric(38,0) not null,
  sequence bigint,
  reservation jsonb not null,
  fee_asset text not null,
  fee_minor_max numeric(38,0) not null,
  state text not null,
  mined_tx_hash text,
  mined_height bigint,
  mined_is_paid boolean,
  fee_minor numeric(38,0),
  failure_code text,
  created_at_ms bigint not null,
  attempt_at_ms bigint not null,
  settled_at_ms bigint,
  updated_at_ms bigint not null,
  to_path text,
  constraint payment_pkey PRIMARY KEY (id),
  constraint payment_amount_minor_check CHECK (((amount_minor > (0)::numeric) AND (amount_minor < '100000000000000000000000000000000000000'::numeric))),
  constraint payment_kind_check CHECK ((kind = ANY (ARRAY['withdrawal'::text, 'sweep'::text, 'gas'::text, 'return'::text]))),
  constraint payment_network_from_address_sequence_key UNIQUE (network, from_address, sequence),
  constraint payment_state_check CHECK ((state = ANY (ARRAY['SIGNED'::text, 'SENT'::text, 'MINED'::text, 'CONFIRMED'::text, 'FAILED'::text, 'STUCK'::text])))
);
CREATE INDEX payment_cancel_lost ON wallet.payment USING btree (network) WHERE ((failure_code = 'CANCELLED'::text) AND (mined_height IS NULL));
CREATE INDEX payment_from ON wallet.payment USING btree (network, from_address);
CREATE INDEX payment_gas_to ON wallet.payment USING btree (network, to_address) WHERE (kind = 'gas'::text);
CREATE INDEX payment_lost ON wallet.payment USING btree (network) WHERE ((state = 'CONFIRMED'::text) AND (mined_height IS NULL));
CREATE INDEX payment_mined ON wallet.payment USING btree (network, mined_height) WHERE ((settled_at_ms IS NOT NULL) AND (mined_height IS NOT NULL));
CREATE UNIQUE INDEX payment_of_return ON wallet.payment USING btree (ref) WHERE ((kind = 'return'::text) AND (state <> 'FAILED'::text));
CREATE UNIQUE INDEX payment_of_withdrawal ON wallet.payment USING btree (ref) WHERE ((kind = 'withdrawal'::text) AND (state <> 'FAILED'::text));
CREATE INDEX payment_open ON wallet.payment USING btree (network, created_at_ms) WHERE (settled_at_ms IS NULL);
grant insert, select, update to bourse_app;

create table payment_attempt (
  payment_id uuid not null,
  attempt_no integer not null,
  network text not null,
  tx_hash text not null,
  raw_tx text not null,
  terms jsonb not null,
  signed_at_ms bigint not null,
  sent_at_ms bigint,
  last_answer text,
  is_cancel boolean default false not null,
  constraint payment_attempt_pkey PRIMARY KEY (payment_id, attempt_no),
  constraint payment_attempt_network_tx_hash_key UNIQUE (network, tx_hash),
  constraint payment_attempt_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES wallet.payment(id)
);
grant insert, select, update to bourse_app;

create table payment_seal (
  number bigint generated always as identity not null,
  kind text not null,
  ref text not null,
  step text not null,
  parts text[] not null,
  seal text not null,
  at_ms bigint not null,
  constraint payment_seal_pkey PRIMARY KEY (number),
  constraint payment_seal_kind_check CHECK ((kind = ANY (ARRAY['withdrawal'::text, 'return'::text]))),
  constraint payment_seal_step_check CHECK ((step = ANY (ARRAY['ASKED'::text, 'REVIEW'::text, 'DECIDED'::text, 'APPROVED'::text])))
);
CREATE INDEX payment_seal_ref ON wallet.payment_seal USING btree (kind, ref, step, number);
grant insert, select to bourse_app;

create table person (
  uid text not null,
  created_at_ms bigint not null,
  constraint person_pkey PRIMARY KEY (uid)
);
grant insert, select, update to bourse_app;

create table purchase_lock_level (
  uid text not null,
  lock_days smallint not null,
  set_by text not null,
  set_at_ms bigint not null,
  constraint purchase_lock_level_pkey PRIMARY KEY (uid),
  constraint purchase_lock_level_lock_days_check CHECK ((lock_days = ANY (ARRAY[0, 1, 3, 7])))
);
grant insert, select, update to bourse_app;

create table purchase_lot (
  id uuid not null,
  uid text not null,
  asset text not null,
  amount_minor numeric(38,0) not null,
  price_units numeric(38,0) not null,
  price_scale integer not null,
  source text not null,
  ref text not null,
  lock_days integer not null,
  completed_at_ms bigint not null,
  unlock_at_ms bigint not null,
  constraint purchase_lot_pkey PRIMARY KEY (id),
  constraint purchase_lot_amount_minor_check CHECK (((amount_minor > (0)::numeric) AND (amount_minor < '100000000000000000000000000000000000000'::numeric))),
  constraint purchase_lot_check CHECK ((unlock_at_ms = (completed_at_ms + (lock_days * (86400000)::bigint)))),
  constraint purchase_lot_lock_days_check CHECK ((lock_days = ANY (ARRAY[0, 1, 3, 7]))),
  constraint purchase_lot_price_scale_check CHECK (((price_scale >= 0) AND (price_scale <= 18))),
  constraint purchase_lot_price_units_check CHECK (((price_units > (0)::numeric) AND (price_units < '100000000000000000000000000000000000000'::numeric))),
  constraint purchase_lot_source_check CHECK ((source = ANY (ARRAY['p2p'::text, 'express'::text]))),
  constraint purchase_lot_source_ref_key UNIQUE (source, ref)
);
CREATE INDEX purchase_lot_locked ON wallet.purchase_lot USING btree (uid, unlock_at_ms);
CREATE INDEX purchase_lot_person ON wallet.purchase_lot USING btree (uid, completed_at_ms DESC, id DESC);
grant insert, select to bourse_app;

create table recipient_lookup (
  uid text not null,
  account_hash text not null,
  at_ms bigint not null,
  constraint recipient_lookup_pkey PRIMARY KEY (uid, account_hash)
);
grant delete, insert, select, update to bourse_app;

create table return_request (
  withdrawal_id uuid not null,
  asked_at_ms bigint not null,
  constraint return_request_pkey PRIMARY KEY (withdrawal_id),
  constraint return_request_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES wallet.withdrawal(id)
);
grant insert, select to bourse_app;

create table signer_head (
  lines bigint not null,
  hash text not null,
  at_ms bigint not null,
  constraint signer_head_pkey PRIMARY KEY (lines),
  constraint signer_head_lines_check CHECK ((lines > 0))
);
grant select to bourse_app;

create table source_of_funds (
  id uuid not null,
  deposit_id uuid not null,
  uid text not null,
  source text not null,
  statement text not null,
  at_ms bigint not null,
  constraint source_of_funds_pkey PRIMARY KEY (id),
  constraint source_of_funds_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES wallet.deposit(id),
  constraint source_of_funds_source_check CHECK ((source = ANY (ARRAY['SALARY'::text, 'TRADING'::text, 'SALE'::text, 'GIFT'::text, 'MINING'::text, 'OTHER'::text])))
);
CREATE INDEX source_of_funds_deposit ON wallet.source_of_funds USING btree (deposit_id, at_ms DESC);
grant insert, select to bourse_app;

create table transfer (
  id uuid not null,
  uid text not null,
  request_id text not null,
  input_hash text not null,
  asset text not null,
  from_account text not null,
  to_account text not null,
  amount_minor numeric(38,0) not null,
  created_at_ms bigint not null,
  state text not null,
  constraint transfer_pkey PRIMARY KEY (id),
  constraint transfer_amount_minor_check CHECK ((amount_minor > (0)::numeric)),
  constraint transfer_check CHECK ((from_account <> to_account)),
  constraint transfer_state_check CHECK ((state = ANY (ARRAY['LEAVING'::text, 'ASKED'::text, 'DONE'::text, 'REFUSED'::text, 'RETURNED'::text]))),
  constraint transfer_uid_request_id_key UNIQUE (uid, request_id)
);
CREATE INDEX transfer_leaving ON wallet.transfer USING btree (uid, created_at_ms DESC, id DESC) WHERE (state = 'LEAVING'::text);
CREATE INDEX transfer_refused ON wallet.transfer USING btree (created_at_ms) WHERE (state = 'REFUSED'::text);
CREATE INDEX transfer_uid ON wallet.transfer USING btree (uid, created_at_ms DESC, id DESC);
CREATE INDEX transfer_under_way ON wallet.transfer USING btree (uid, created_at_ms) WHERE (state = ANY (ARRAY['LEAVING'::text, 'ASKED'::text]));
grant delete, insert, select to bourse_app;
grant update (state) to bourse_app;

create table withdrawal (
  id uuid not null,
  uid text not null,
  operation text not null,
  request_id text not null,
  input_hash text not null,
  kind text not null,
  asset text not null,
  network text,
  address text,
  memo text,
  to_uid text,
  from_masked text,
  to_masked text,
  amount_minor numeric(38,0) not null,
  fee_minor numeric(38,0) not null,
  usdt_value_minor numeric(38,0) not null,
  state text not null,
  version integer default 1 not null,
  payload_hash text not null,
  hold_key text,
  address_risk text default 'NONE'::text not null,
  is_first_use boolean default false not null,
  device_seen_at_ms bigint,
  country_seen_at_ms bigint,
  review_reason text,
  review_reasons text[] default '{}'::text[] not null,
  review_deadline_ms bigint,
  review_noticed_at_ms bigint,
  approvals_needed integer default 0 not null,
  reject_code text,
  reject_reason text,
  failure_code text,
  txid text,
  entry_id text,
  created_at_ms bigint not null,
  cooling_until_ms bigint,
  delay_until_ms bigint,
  approved_at_ms bigint,
  completed_at_ms bigint,
  updated_at_ms bigint not null,
  seal bytea not null,
  constraint withdrawal_pkey PRIMARY KEY (id),
  constraint withdrawal_address_risk_check CHECK ((address_risk = ANY (ARRAY['NONE'::text, 'HIGH'::text]))),
  constraint withdrawal_amount_minor_check CHECK ((amount_minor > (0)::numeric)),
  constraint withdrawal_check CHECK (((fee_minor >= (0)::numeric) AND (fee_minor < amount_minor))),
  constraint withdrawal_check1 CHECK (((kind = 'INTERNAL'::text) = (to_uid IS NOT NULL))),
  constraint withdrawal_check2 CHECK (((kind = 'INTERNAL'::text) OR ((network IS NOT NULL) AND (address IS NOT NULL) AND (hold_key IS NOT NULL)))),
  constraint withdrawal_check3 CHECK (((kind <> 'INTERNAL'::text) OR ((fee_minor = (0)::numeric) AND (to_uid <> uid)))),
  constraint withdrawal_kind_check CHECK ((kind = ANY (ARRAY['ONCHAIN'::text, 'INTERNAL'::text, 'LINKED'::text]))),
  constraint withdrawal_operation_check CHECK ((operation = ANY (ARRAY['withdraw'::text, 'send'::text, 'linked'::text]))),
  constraint withdrawal_state_check CHECK ((state = ANY (ARRAY['SUBMITTED'::text, 'COOLING'::text, 'RISK_CHECK'::text, 'APPROVED'::text, 'IN_REVIEW'::text, 'DELAYED_HIGH_RISK'::text, 'BROADCASTING'::text, 'BROADCAST'::text, 'COMPLETED'::text, 'CANCELLED'::text, 'REJECTED'::text, 'FAILED'::text]))),
  constraint withdrawal_uid_operation_request_id_key UNIQUE (uid, operation, request_id),
  constraint withdrawal_usdt_value_minor_check CHECK ((usdt_value_minor >= (0)::numeric))
);
CREATE INDEX withdrawal_address ON wallet.withdrawal USING btree (uid, address, created_at_ms) WHERE (address IS NOT NULL);
CREATE INDEX withdrawal_approved ON wallet.withdrawal USING btree (network, approved_at_ms) WHERE (state = ANY (ARRAY['APPROVED'::text, 'BROADCASTING'::text, 'BROADCAST'::text]));
CREATE INDEX withdrawal_due ON wallet.withdrawal USING btree (updated_at_ms) WHERE (state = ANY (ARRAY['SUBMITTED'::text, 'COOLING'::text, 'RISK_CHECK'::text, 'DELAYED_HIGH_RISK'::text]));
CREATE INDEX withdrawal_not_completed ON wallet.withdrawal USING btree (uid, created_at_ms DESC, id DESC) WHERE (state = ANY (ARRAY['CANCELLED'::text, 'REJECTED'::text, 'FAILED'::text]));
CREATE INDEX withdrawal_received ON wallet.withdrawal USING btree (to_uid, created_at_ms DESC, id DESC) WHERE (to_uid IS NOT NULL);
CREATE INDEX withdrawal_request ON wallet.withdrawal USING btree (uid, request_id);
CREATE INDEX withdrawal_review ON wallet.withdrawal USING btree (review_deadline_ms, id) WHERE (state = 'IN_REVIEW'::text);
CREATE INDEX withdrawal_to ON wallet.withdrawal USING btree (address) WHERE (address IS NOT NULL);
CREATE INDEX withdrawal_to_address ON wallet.withdrawal USING btree (uid, lower(address), created_at_ms DESC, id DESC) WHERE (address IS NOT NULL);
CREATE INDEX withdrawal_tx ON wallet.withdrawal USING btree (uid, lower(txid) text_pattern_ops) WHERE (txid IS NOT NULL);
CREATE INDEX withdrawal_uid ON wallet.withdrawal USING btree (uid, created_at_ms DESC, id DESC);
CREATE INDEX withdrawal_under_way ON wallet.withdrawal USING btree (uid, created_at_ms DESC, id DESC) WHERE (state = ANY (ARRAY['SUBMITTED'::text, 'COOLING'::text, 'RISK_CHECK'::text, 'DELAYED_HIGH_RISK'::text, 'IN_REVIEW'::text, 'APPROVED'::text, 'BROADCASTING'::text, 'BROADCAST'::text]));
CREATE TRIGGER withdrawal_content BEFORE UPDATE ON wallet.withdrawal FOR EACH ROW EXECUTE FUNCTION wallet.keep_withdrawal_content();
CREATE TRIGGER withdrawal_seal BEFORE INSERT ON wallet.withdrawal FOR EACH ROW EXECUTE FUNCTION wallet.seal_withdrawal();
CREATE TRIGGER withdrawal_step AFTER INSERT OR UPDATE OF state ON wallet.withdrawal FOR EACH ROW EXECUTE FUNCTION wallet.write_withdrawal_step();
grant insert, select, update to bourse_app;

create table withdrawal_decision (
  withdrawal_id uuid not null,
  staff_id text not null,
  decision text not null,
  reason text not null,
  content_hash text not null,
  at_ms bigint not null,
  constraint withdrawal_decision_pkey PRIMARY KEY (withdrawal_id, staff_id, decision, content_hash),
  constraint withdrawal_decision_decision_check CHECK ((decision = ANY (ARRAY['APPROVE'::text, 'REJECT'::text]))),
  constraint withdrawal_decision_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES wallet.withdrawal(id)
);
CREATE INDEX withdrawal_decided ON wallet.withdrawal_decision USING btree (at_ms DESC, withdrawal_id);
grant insert, select to bourse_app;

create table withdrawal_question (
  id uuid not null,
  withdrawal_id uuid not null,
  question text not null,
  note text,
  asked_by text not null,
  asked_at_ms bigint not null,
  answer text,
  answered_at_ms bigint,
  constraint withdrawal_question_pkey PRIMARY KEY (id),
  constraint withdrawal_question_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 1000))),
  constraint withdrawal_question_check CHECK (((answer IS NULL) = (answered_at_ms IS NULL))),
  constraint withdrawal_question_check1 CHECK (((question <> 'OTHER'::text) OR (note IS NOT NULL))),
  constraint withdrawal_question_note_check CHECK (((length(note) >= 1) AND (length(note) <= 300))),
  constraint withdrawal_question_question_check CHECK ((question = ANY (ARRAY['PURPOSE'::text, 'RECIPIENT'::text, 'SOURCE_OF_FUNDS'::text, 'RECENT_CHANGES'::text, 'OTHER'::text]))),
  constraint withdrawal_question_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES wallet.withdrawal(id)
);
CREATE INDEX withdrawal_question_of ON wallet.withdrawal_question USING btree (withdrawal_id, asked_at_ms, id);
CREATE INDEX withdrawal_question_open ON wallet.withdrawal_question USING btree (withdrawal_id) WHERE (answer IS NULL);
grant insert, select to bourse_app;
grant update (answer, answered_at_ms) to bourse_app;

create table withdrawal_step (
  withdrawal_id uuid not null,
  step_no integer not null,
  state text not null,
  at_ms bigint not null,
  constraint withdrawal_step_pkey PRIMARY KEY (withdrawal_id, step_no),
  constraint withdrawal_step_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES wallet.withdrawal(id)
);
grant insert, select to bourse_app;

create view approved_payment as
 SELECT DISTINCT ON (s.kind, s.ref) s.kind,
    s.ref,
    s.parts,
    s.seal,
    COALESCE(w.state = ANY (ARRAY['APPROVED'::text, 'BROADCASTING'::text, 'BROADCAST'::text]), r.state = ANY (ARRAY['APPROVED'::text, 'SENDING'::text]), false) AS is_open
   FROM wallet.payment_seal s
     LEFT JOIN wallet.withdrawal w ON w.id =
        CASE
            WHEN s.kind = 'withdrawal'::text THEN s.ref::uuid
            ELSE NULL::uuid
        END
     LEFT JOIN wallet.deposit_return r ON r.id =
        CASE
            WHEN s.kind = 'return'::text THEN s.ref::uuid
            ELSE NULL::uuid
        END
  WHERE s.step = ANY (ARRAY['REVIEW'::text, 'APPROVED'::text])
  ORDER BY s.kind, s.ref, s.number DESC;

create view house_address as
 SELECT family,
    key_path,
    address
   FROM wallet.deposit_address
  WHERE purpose <> 'user'::text;

CREATE OR REPLACE FUNCTION wallet.keep_withdrawal_content()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.uid, new.kind, new.asset, new.network, new.address, new.memo, new.to_uid, new.amount_minor, new.fee_minor,
      new.usdt_value_minor, new.payload_hash, new.hold_key, new.created_at_ms, new.seal)
     is distinct from
     (old.uid, old.kind, old.asset, old.network, old.address, old.memo, old.to_uid, old.amount_minor, old.fee_minor,
      old.usdt_value_minor, old.payload_hash, old.hold_key, old.created_at_ms, old.seal) then
    raise exception 'the content of withdrawal % cannot change', old.id;
  end if;
  if old.state in ('COMPLETED', 'CANCELLED', 'REJECTED', 'FAILED') and new.state <> old.state then
    raise exception 'withdrawal % has ended', old.id;
  end if;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION wallet.seal_withdrawal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.seal := wallet.withdrawal_seal(new);
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION wallet.withdrawal_seal(w wallet.withdrawal)
 RETURNS bytea
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select sha256(convert_to(jsonb_build_array(w.id, w.uid, w.operation, w.kind, w.asset, w.network, w.address, w.memo, w.to_uid,
    w.amount_minor::text, w.fee_minor::text, w.usdt_value_minor::text, w.payload_hash, w.hold_key, w.created_at_ms)::text, 'UTF8'))
$function$
;

CREATE OR REPLACE FUNCTION wallet.write_withdrawal_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.state = old.state then
    return null;
  end if;
  insert into wallet.withdrawal_step (withdrawal_id, step_no, state, at_ms)
    select new.id, coalesce(max(step_no), 0) + 1, new.state, new.updated_at_ms
    from wallet.withdrawal_step where withdrawal_id = new.id;
  return null;
end
$function$
;
