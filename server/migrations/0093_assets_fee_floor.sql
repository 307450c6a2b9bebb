-- The fee and the minimum that staff have set. The hourly review goes above them where the network asks for more, and comes
-- back to them. Zero is written by a version that does not know them yet.
alter table assets.coin_network
  add column withdraw_fee_floor_minor numeric(38,0) not null default 0
    check (withdraw_fee_floor_minor >= 0 and withdraw_fee_floor_minor < 1e38),
  add column withdraw_min_floor_minor numeric(38,0) not null default 0
    check (withdraw_min_floor_minor >= 0 and withdraw_min_floor_minor < 1e38);
update assets.coin_network
  set withdraw_fee_floor_minor = withdraw_fee_minor, withdraw_min_floor_minor = withdraw_min_minor;
