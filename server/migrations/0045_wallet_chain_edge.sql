-- Where money crosses between the books and the chains: addresses, scanned blocks, deposits, our own payments.
create schema if not exists wallet;

-- One row per address (and memo) that is ours. A row is never deleted and never changes its owner.
create table wallet.deposit_address (
  id            uuid primary key,
  family        text   not null,
  purpose       text   not null check (purpose in ('user', 'house', 'change')),
  uid           text,
  address       text   not null,
  memo          text   not null default '',
  key_path      text   not null,
  key_index     int,
  is_current    boolean not null default true,
  created_at_ms bigint not null,
  check ((purpose = 'user') = (uid is not null)),
  unique (family, address, memo),
  unique (family, key_index)
);
create unique index deposit_address_current on wallet.deposit_address (family, uid) where is_current and uid is not null;
create index deposit_address_uid on wallet.deposit_address (uid);

create table wallet.network_cursor (
  network              text   primary key,
  genesis_hash         text   not null,
  chain_id             text   not null,
  height               bigint not null check (height >= 0),
  hash                 text   not null,
  head_height          bigint not null,
  -- Scanning cannot go on (the common ancestor is older than what is stored, or another genesis).
  scan_halted_reason   text,
  -- Scanning goes on, nothing is credited (a reorg deeper than the credit threshold) until staff say so.
  credit_halted_reason text,
  halted_at_ms         bigint,
  updated_at_ms        bigint not null
);

-- The ring of the last blocks, enough to walk back to a common ancestor.
create table wallet.block (
  network     text   not null,
  height      bigint not null,
  hash        text   not null,
  parent_hash text   not null,
  at_ms       bigint not null,
  primary key (network, height)
);

create table wallet.deposit (
  id               uuid primary key,
  purpose          text   not null check (purpose in ('user', 'house')),
  uid              text,
  network          text   not null,
  asset            text   not null,
  address          text   not null,
  memo             text   not null default '',
  from_address     text,
  tx_hash          text   not null,
  output_key       text   not null,
  amount_minor     numeric(38,0) not null check (amount_minor > 0 and amount_minor < 1e38),
  -- Null while no canonical block holds it.
  block_height     bigint,
  block_hash       text,
  confirmations    int    not null default 0,
  credit_at        int    not null,
  unlock_at        int    not null,
  state            text   not null check (state in ('DETECTED', 'CONFIRMING', 'CREDITED', 'COMPLETED', 'BELOW_MIN',
                                                    'UNATTRIBUTED', 'UNDER_REVIEW', 'RETURNED', 'REORGED')),
  state_reason     text,
  -- The entry that stands for it in the books now; null when none does. A reversed credit raises the epoch.
  entry_id         text,
  credit_epoch     int    not null default 1,
  version          int    not null default 1,
  detected_at_ms   bigint not null,
  credited_at_ms   bigint,
  completed_at_ms  bigint,
  updated_at_ms    bigint not null,
  unique (network, tx_hash, output_key)
);
create index deposit_uid on wallet.deposit (uid, detected_at_ms desc);
create index deposit_open on wallet.deposit (network, block_height)
  where completed_at_ms is null and block_height is not null;

-- What a reversed deposit left uncovered. While one is open the person's withdrawals stop.
create table wallet.claim (
  id            uuid primary key,
  deposit_id    uuid   not null references wallet.deposit,
  uid           text   not null,
  asset         text   not null,
  amount_minor  numeric(38,0) not null check (amount_minor > 0 and amount_minor < 1e38),
  paid_minor    numeric(38,0) not null default 0 check (paid_minor >= 0 and paid_minor <= amount_minor),
  created_at_ms bigint not null,
  paid_at_ms    bigint
);
create index claim_open on wallet.claim (uid) where paid_minor < amount_minor;

-- Outputs of ours on chains that have outputs.
create table wallet.coin (
  network      text   not null,
  tx_hash      text   not null,
  vout         int    not null,
  address      text   not null,
  key_path     text   not null,
  amount_minor numeric(38,0) not null check (amount_minor > 0 and amount_minor < 1e38),
  is_reward    boolean not null default false,
  block_height bigint,
  -- The payment that may spend it, and whether that payment is final.
  payment_id   uuid,
  is_spent     boolean not null default false,
  primary key (network, tx_hash, vout)
);
create index coin_free on wallet.coin (network, amount_minor desc) where payment_id is null and not is_spent;

-- The next nonce of each of our keys; the database owns it after the first read.
create table wallet.key_sequence (
  network       text   not null,
  address       text   not null,
  next_sequence bigint not null check (next_sequence >= 0),
  primary key (network, address)
);

-- One row per payment that we make. FAILED means: nothing was or can ever be paid by it.
create table wallet.payment (
  id              uuid primary key,
  kind            text   not null check (kind in ('withdrawal', 'sweep', 'gas')),
  ref             text   not null,
  network         text   not null,
  asset           text   not null,
  from_address    text   not null,
  from_path       text   not null,
  to_address      text   not null,
  memo            text,
  amount_minor    numeric(38,0) not null check (amount_minor > 0 and amount_minor < 1e38),
  sequence        bigint,
  reservation     jsonb  not null,
  fee_asset       text   not null,
  fee_minor_max   numeric(38,0) not null,
  state           text   not null check (state in ('SIGNED', 'SENT', 'MINED', 'CONFIRMED', 'FAILED', 'STUCK')),
  mined_tx_hash   text,
  mined_height    bigint,
  mined_is_paid   boolean,
  fee_minor       numeric(38,0),
  failure_code    text,
  created_at_ms   bigint not null,
  attempt_at_ms   bigint not null,
  settled_at_ms   bigint,
  updated_at_ms   bigint not null,
  unique (network, from_address, sequence)
);
-- At most one payment can be alive for a withdrawal.
create unique index payment_of_withdrawal on wallet.payment (ref) where kind = 'withdrawal' and state <> 'FAILED';
create index payment_open on wallet.payment (network, created_at_ms) where settled_at_ms is null;

-- Every signed transaction, stored before it is sent and kept for ever.
create table wallet.payment_attempt (
  payment_id   uuid   not null references wallet.payment,
  attempt_no   int    not null,
  network      text   not null,
  tx_hash      text   not null,
  raw_tx       text   not null,
  terms        jsonb  not null,
  signed_at_ms bigint not null,
  sent_at_ms   bigint,
  last_answer  text,
  primary key (payment_id, attempt_no),
  unique (network, tx_hash)
);

-- Things that staff must see. `alarm_key` keeps one alarm from being written twice.
create table wallet.chain_alarm (
  id        uuid primary key,
  network   text   not null,
  code      text   not null,
  alarm_key text   not null unique,
  details   jsonb  not null,
  at_ms     bigint not null
);

grant usage on schema wallet to bourse_app;
grant select, insert, update on wallet.deposit_address, wallet.network_cursor, wallet.deposit, wallet.claim, wallet.coin,
  wallet.key_sequence, wallet.payment, wallet.payment_attempt to bourse_app;
grant select, insert, update, delete on wallet.block to bourse_app;
grant select, insert on wallet.chain_alarm to bourse_app;
