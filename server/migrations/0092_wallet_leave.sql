-- What keeps money from leaving, and what people may still do about money that does.

-- Coins that were bought from another person or by card. The lock is in hours after the purchase and never moves: the
-- application may not change a row.
create table wallet.purchase_lot (
  id              uuid   primary key,
  uid             text   not null,
  asset           text   not null,
  amount_minor    numeric(38,0) not null check (amount_minor > 0 and amount_minor < 1e38),
  -- What one coin cost, USDT.
  price_units     numeric(38,0) not null check (price_units > 0 and price_units < 1e38),
  price_scale     int    not null check (price_scale between 0 and 18),
  -- What it was bought by, and which purchase it was: one lot each.
  source          text   not null check (source in ('p2p', 'express')),
  ref             text   not null,
  lock_days       int    not null check (lock_days in (0, 1, 3, 7)),
  completed_at_ms bigint not null,
  unlock_at_ms    bigint not null,
  unique (source, ref),
  check (unlock_at_ms = completed_at_ms + lock_days * 86400000::bigint)
);
create index purchase_lot_locked on wallet.purchase_lot (uid, unlock_at_ms);
grant select, insert on wallet.purchase_lot to bourse_app;

-- The link in the mail about a withdrawal that cancels it without a log-in. Only the hash is kept.
create table wallet.cancel_link (
  token_hash    bytea  primary key,
  withdrawal_id uuid   not null references wallet.withdrawal,
  created_at_ms bigint not null,
  used_at_ms    bigint
);
create index cancel_link_withdrawal on wallet.cancel_link (withdrawal_id);
grant select, insert, update on wallet.cancel_link to bourse_app;

-- Who asked for a send back: once each.
create table wallet.return_request (
  withdrawal_id uuid   primary key references wallet.withdrawal,
  asked_at_ms   bigint not null
);
grant select, insert on wallet.return_request to bourse_app;

-- What a payment would have cost, minute by minute and in the coin that is sent: what the hourly review of fees looks at.
create table wallet.fee_estimate (
  asset      text   not null,
  network    text   not null,
  at_ms      bigint not null,
  cost_minor numeric(38,0) not null check (cost_minor >= 0 and cost_minor < 1e38),
  primary key (asset, network, at_ms)
);
create index fee_estimate_time on wallet.fee_estimate (at_ms);
grant select, insert, delete on wallet.fee_estimate to bourse_app;

-- One review an hour, however many processes there are.
create table wallet.fee_review (
  hour  int    primary key,
  at_ms bigint not null
);
grant select, insert on wallet.fee_review to bourse_app;
