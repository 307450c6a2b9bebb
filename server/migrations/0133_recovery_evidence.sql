-- Who asks for a deposit shows that they may: password and codes, a signature of the sender, or time in which others can object.

alter table recovery.deposit_case
  -- When trading password and codes were right for exactly this case; null for what was asked before they were wanted.
  add column confirmed_at_ms bigint,
  -- The sender's address that signed for this case, and its signature.
  add column signed_by       text,
  add column signature       text,
  add column signed_at_ms    bigint,
  add constraint deposit_case_signed_check check ((signed_by is null) = (signature is null) and (signed_by is null) = (signed_at_ms is null));
-- What one case has paid, no other pays.
create unique index case_paid on recovery.deposit_case (deposit_id) where state in ('RETURNING', 'CREDITED', 'RETURNED');

-- The time in which others can object to a case about one transfer of its transaction.
create table recovery.wait (
  case_id    uuid   not null references recovery.deposit_case,
  deposit_id uuid   not null references wallet.deposit,
  from_ms    bigint not null,
  until_ms   bigint not null,
  primary key (case_id, deposit_id),
  constraint wait_week_check check (until_ms - from_ms >= 604800000)
);
-- Who was told of it.
create table recovery.told (
  case_id    uuid   not null,
  deposit_id uuid   not null,
  uid        text   not null,
  at_ms      bigint not null,
  primary key (case_id, deposit_id, uid),
  foreign key (case_id, deposit_id) references recovery.wait
);
create index told_person on recovery.told (uid, at_ms desc);
grant select, insert on recovery.wait, recovery.told to bourse_app;

-- What was asked for stays as it was asked.
revoke update on recovery.deposit_case from bourse_app;
grant update (state, decide_by_ms, explanation, deposit_id, deposit_asset, return_id, recovered_minor, fee_minor, signed_by,
  signature, signed_at_ms, updated_at_ms) on recovery.deposit_case to bourse_app;

-- Whose deposits came from an address before.
create index deposit_from on wallet.deposit (from_address) where from_address is not null and uid is not null;
