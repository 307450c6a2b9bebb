-- What people ask of the wallet: withdrawals, sends, transfers, saved addresses, and how staff decided.
create schema if not exists wallet;

-- One row per person that ever moved money: the row that serialises limits and other per-person counts.
create table wallet.person (
  uid           text primary key,
  created_at_ms bigint not null
);

create table wallet.withdrawal (
  id                 uuid primary key,
  uid                text   not null,
  -- The endpoint it came through and the request's own id: together they name it for ever.
  operation          text   not null check (operation in ('withdraw', 'send', 'linked')),
  request_id         text   not null,
  input_hash         text   not null,
  kind               text   not null check (kind in ('ONCHAIN', 'INTERNAL', 'LINKED')),
  asset              text   not null,
  network            text,
  address            text,
  memo               text,
  to_uid             text,
  from_masked        text,
  to_masked          text,
  -- What leaves the account; the recipient gets this less the fee.
  amount_minor       numeric(38,0) not null check (amount_minor > 0),
  fee_minor          numeric(38,0) not null check (fee_minor >= 0 and fee_minor < amount_minor),
  -- Its worth at the request, USDT with six places; what the limits count.
  usdt_value_minor   numeric(38,0) not null check (usdt_value_minor >= 0),
  state              text   not null check (state in ('SUBMITTED', 'COOLING', 'RISK_CHECK', 'APPROVED', 'IN_REVIEW',
                       'DELAYED_HIGH_RISK', 'BROADCASTING', 'BROADCAST', 'COMPLETED', 'CANCELLED', 'REJECTED', 'FAILED')),
  version            int    not null default 1,
  -- Covers coin, network, address, memo and amount; codes were bound to it and a payment must match it.
  payload_hash       text   not null,
  hold_key           text,
  address_risk       text   not null default 'NONE' check (address_risk in ('NONE', 'HIGH')),
  is_first_use       boolean not null default false,
  device_seen_at_ms  bigint,
  country_seen_at_ms bigint,
  review_reason      text,
  review_reasons     text[] not null default '{}',
  review_deadline_ms bigint,
  review_noticed_at_ms bigint,
  approvals_needed   int    not null default 0,
  reject_code        text,
  reject_reason      text,
  failure_code       text,
  txid               text,
  entry_id           text,
  created_at_ms      bigint not null,
  cooling_until_ms   bigint,
  delay_until_ms     bigint,
  approved_at_ms     bigint,
  completed_at_ms    bigint,
  updated_at_ms      bigint not null,
  unique (uid, operation, request_id),
  check ((kind = 'INTERNAL') = (to_uid is not null)),
  check (kind = 'INTERNAL' or (network is not null and address is not null and hold_key is not null)),
  check (kind <> 'INTERNAL' or (fee_minor = 0 and to_uid <> uid))
);
create index withdrawal_uid on wallet.withdrawal (uid, created_at_ms desc, id desc);
create index withdrawal_received on wallet.withdrawal (to_uid, created_at_ms desc, id desc) where to_uid is not null;
create index withdrawal_address on wallet.withdrawal (uid, address, created_at_ms) where address is not null;
create index withdrawal_due on wallet.withdrawal (updated_at_ms)
  where state in ('SUBMITTED', 'COOLING', 'RISK_CHECK', 'DELAYED_HIGH_RISK');
create index withdrawal_approved on wallet.withdrawal (network, approved_at_ms)
  where state in ('APPROVED', 'BROADCASTING', 'BROADCAST');
create index withdrawal_review on wallet.withdrawal (review_deadline_ms, id) where state = 'IN_REVIEW';
create index withdrawal_request on wallet.withdrawal (uid, request_id);

-- The timeline. Written by the database itself, so that no path can change a state without leaving its step.
create table wallet.withdrawal_step (
  withdrawal_id uuid   not null references wallet.withdrawal,
  step_no       int    not null,
  state         text   not null,
  at_ms         bigint not null,
  primary key (withdrawal_id, step_no)
);
create function wallet.write_withdrawal_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.state = old.state then
    return null;
  end if;
  insert into wallet.withdrawal_step (withdrawal_id, step_no, state, at_ms)
    select new.id, coalesce(max(step_no), 0) + 1, new.state, new.updated_at_ms
    from wallet.withdrawal_step where withdrawal_id = new.id;
  return null;
end
$$;
create trigger withdrawal_step after insert or update of state on wallet.withdrawal
  for each row execute function wallet.write_withdrawal_step();

-- What a withdrawal is may never change after it was asked for; only how far it has come.
create function wallet.keep_withdrawal_content() returns trigger language plpgsql as $$
begin
  if (new.uid, new.kind, new.asset, new.network, new.address, new.memo, new.to_uid, new.amount_minor, new.fee_minor,
      new.usdt_value_minor, new.payload_hash, new.hold_key, new.created_at_ms)
     is distinct from
     (old.uid, old.kind, old.asset, old.network, old.address, old.memo, old.to_uid, old.amount_minor, old.fee_minor,
      old.usdt_value_minor, old.payload_hash, old.hold_key, old.created_at_ms) then
    raise exception 'the content of withdrawal % cannot change', old.id;
  end if;
  if old.state in ('COMPLETED', 'CANCELLED', 'REJECTED', 'FAILED') and new.state <> old.state then
    raise exception 'withdrawal % has ended', old.id;
  end if;
  return new;
end
$$;
create trigger withdrawal_content before update on wallet.withdrawal
  for each row execute function wallet.keep_withdrawal_content();

-- Decisions of reviewers, each bound to what was shown: one approval per reviewer of the same content.
create table wallet.withdrawal_decision (
  withdrawal_id uuid   not null references wallet.withdrawal,
  staff_id      text   not null,
  decision      text   not null check (decision in ('APPROVE', 'REJECT')),
  reason        text   not null,
  content_hash  text   not null,
  at_ms         bigint not null,
  primary key (withdrawal_id, staff_id, decision, content_hash)
);

create table wallet.transfer (
  id            uuid primary key,
  uid           text   not null,
  request_id    text   not null,
  input_hash    text   not null,
  asset         text   not null,
  from_account  text   not null,
  to_account    text   not null,
  amount_minor  numeric(38,0) not null check (amount_minor > 0),
  created_at_ms bigint not null,
  unique (uid, request_id),
  check (from_account <> to_account)
);
create index transfer_uid on wallet.transfer (uid, created_at_ms desc, id desc);

-- The address book. A removed entry stays as a row, so that its request id still answers.
create table wallet.address_entry (
  id             uuid primary key,
  uid            text   not null,
  request_id     text   not null,
  input_hash     text   not null,
  kind           text   not null check (kind in ('ONCHAIN', 'INTERNAL')),
  -- Null for one entry that serves every coin of the network's family.
  asset          text,
  network        text,
  family         text,
  address        text,
  memo           text   not null default '',
  account_type   text check (account_type in ('mobile', 'email', 'account')),
  account        text,
  remark         text   not null,
  source         text check (source in ('exchange', 'wallet')),
  created_at_ms  bigint not null,
  -- Counts 24 hours in whitelist mode; moves with every edit of where the money would go.
  active_from_ms bigint not null,
  updated_at_ms  bigint not null,
  deleted_at_ms  bigint,
  unique (uid, request_id),
  check (kind = 'INTERNAL' or (network is not null and family is not null and address is not null)),
  check (kind = 'ONCHAIN' or (account_type is not null and account is not null))
);
create unique index address_entry_onchain on wallet.address_entry (uid, network, address, memo)
  where kind = 'ONCHAIN' and deleted_at_ms is null;
create unique index address_entry_internal on wallet.address_entry (uid, account_type, account)
  where kind = 'INTERNAL' and deleted_at_ms is null;
create index address_entry_uid on wallet.address_entry (uid, created_at_ms desc) where deleted_at_ms is null;

-- What the house knows of addresses that are not ours.
create table wallet.known_address (
  family        text   not null,
  address       text   not null,
  risk          text   not null check (risk in ('NONE', 'HIGH', 'BLOCKED')),
  -- A shared address of another exchange: without a memo the money would be nobody's.
  memo_required boolean not null default false,
  note          text   not null default '',
  added_at_ms   bigint not null,
  primary key (family, address)
);

-- Who was looked up, as a hash: ten different people in an hour.
create table wallet.recipient_lookup (
  uid          text   not null,
  account_hash text   not null,
  at_ms        bigint not null,
  primary key (uid, account_hash)
);

-- The estimated total at the start of a business day, USDT with six places.
create table wallet.daily_total (
  uid              text not null,
  day              int  not null,
  total_usdt_minor numeric(38,0) not null,
  primary key (uid, day)
);

grant usage on schema wallet to bourse_app;
grant select, insert on wallet.person, wallet.withdrawal_step, wallet.withdrawal_decision, wallet.transfer to bourse_app;
-- FOR UPDATE needs the right to update something.
grant update on wallet.person to bourse_app;
grant select, insert, update on wallet.withdrawal, wallet.address_entry, wallet.known_address, wallet.daily_total to bourse_app;
grant select, insert, update, delete on wallet.recipient_lookup to bourse_app;
grant delete on wallet.known_address to bourse_app;
