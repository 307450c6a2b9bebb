-- Deposits that go back on their chain, money that waits a day because of its source, and what people say of their source.

-- A payment that takes a deposit back out. Widened only: what the version before this one writes still passes.
alter table wallet.payment drop constraint payment_kind_check;
alter table wallet.payment add constraint payment_kind_check check (kind in ('withdrawal', 'sweep', 'gas', 'return'));
create unique index payment_of_return on wallet.payment (ref) where kind = 'return' and state <> 'FAILED';

create table wallet.deposit_return (
  id              uuid   primary key,
  deposit_id      uuid   not null references wallet.deposit,
  -- The person who hears how it ends.
  uid             text   not null,
  network         text   not null,
  asset           text   not null,
  to_address      text   not null,
  memo            text,
  -- What arrived, and what of it the house keeps for its work.
  amount_minor    numeric(38,0) not null check (amount_minor > 0 and amount_minor < 1e38),
  fee_minor       numeric(38,0) not null check (fee_minor >= 0 and fee_minor < amount_minor),
  -- The state that the deposit has again where the payment fails.
  from_state      text   not null,
  entry_id        text   not null,
  state           text   not null check (state in ('APPROVED', 'SENDING', 'COMPLETED', 'FAILED')),
  tx_hash         text,
  failure_code    text,
  created_at_ms   bigint not null,
  updated_at_ms   bigint not null
);
-- A deposit goes back once.
create unique index deposit_return_alive on wallet.deposit_return (deposit_id) where state <> 'FAILED';
create index deposit_return_approved on wallet.deposit_return (network, created_at_ms) where state = 'APPROVED';
grant select, insert, update on wallet.deposit_return to bourse_app;

-- A source that is neither clean nor bad: the deposit is credited, and what it brought leaves a day later.
alter table wallet.known_address drop constraint known_address_risk_check;
alter table wallet.known_address add constraint known_address_risk_check
  check (risk in ('NONE', 'MEDIUM', 'HIGH', 'BLOCKED'));
alter table wallet.deposit add column leaves_from_ms bigint;
create index deposit_waits_to_leave on wallet.deposit (uid, asset) where leaves_from_ms is not null;

-- What a person says of where the money of a reviewed deposit comes from. Answered once more, it is written once more.
create table wallet.source_of_funds (
  id         uuid   primary key,
  deposit_id uuid   not null references wallet.deposit,
  uid        text   not null,
  source     text   not null check (source in ('SALARY', 'TRADING', 'SALE', 'GIFT', 'MINING', 'OTHER')),
  statement  text   not null,
  at_ms      bigint not null
);
create index source_of_funds_deposit on wallet.source_of_funds (deposit_id, at_ms desc);
grant select, insert on wallet.source_of_funds to bourse_app;
-- Deposits that did not arrive as they should: what people ask for, and what was decided.
create schema recovery;

-- Pictures of payments, kept only for the people who decide.
create table recovery.screenshot (
  id            uuid   primary key,
  uid           text   not null,
  mime          text   not null check (mime in ('image/jpeg', 'image/png')),
  bytes         bytea  not null check (octet_length(bytes) <= 2097152),
  created_at_ms bigint not null
);
create index screenshot_unused on recovery.screenshot (created_at_ms);

create table recovery.deposit_case (
  id                uuid   primary key,
  uid               text   not null,
  client_request_id uuid   not null,
  input_hash        text   not null,
  asset             text   not null,
  network           text   not null,
  tx_hash           text   not null,
  -- As typed: the coin may be one whose places nobody here knows.
  amount_text       text   not null,
  problem           text   not null check (problem in ('MEMO_MISSING', 'MEMO_WRONG', 'WRONG_NETWORK', 'TOKEN_NOT_SUPPORTED',
                                                       'BELOW_MINIMUM')),
  note              text,
  screenshot_id     uuid   references recovery.screenshot,
  return_address    text   not null,
  return_memo       text,
  is_free           boolean not null,
  state             text   not null check (state in ('SUBMITTED', 'RETURNING', 'CREDITED', 'RETURNED', 'REFUSED')),
  decide_by_ms      bigint not null,
  explanation       text,
  deposit_id        uuid,
  deposit_asset     text,
  return_id         uuid,
  recovered_minor   numeric(38,0),
  fee_minor         numeric(38,0),
  created_at_ms     bigint not null,
  updated_at_ms     bigint not null,
  unique (uid, client_request_id)
);
-- One open case of a person for a transaction.
create unique index case_open on recovery.deposit_case (uid, network, tx_hash) where state = 'SUBMITTED';
create index case_of_person on recovery.deposit_case (uid, created_at_ms desc, id desc);
create index case_waiting on recovery.deposit_case (decide_by_ms, id) where state in ('SUBMITTED', 'RETURNING');
create index case_ended on recovery.deposit_case (updated_at_ms desc, id desc) where state in ('CREDITED', 'RETURNED', 'REFUSED');
create index case_of_tx on recovery.deposit_case (network, tx_hash);

create table recovery.step (
  case_id uuid   not null references recovery.deposit_case,
  state   text   not null,
  at_ms   bigint not null
);
create index step_of_case on recovery.step (case_id, at_ms);

grant usage on schema recovery to bourse_app;
grant select, insert, update on recovery.deposit_case to bourse_app;
grant select, insert on recovery.step to bourse_app;
grant select, insert, delete on recovery.screenshot to bourse_app;
