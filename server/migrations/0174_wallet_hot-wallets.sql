-- The hot wallets of a family that came after its first one (generation 0). The newest pays; those before it stay ours.
create table wallet.hot_wallet (
  family     text   not null,
  generation int    not null check (generation between 1 and 16),
  made_at_ms bigint not null,
  primary key (family, generation)
);
grant select, insert on wallet.hot_wallet to bourse_app;

-- On which networks everything worth moving has left the hot wallets before a generation. Until then no new payment begins there.
create table wallet.hot_wallet_moved (
  network     text   not null,
  generation  int    not null,
  moved_at_ms bigint not null,
  primary key (network, generation)
);
grant select, insert on wallet.hot_wallet_moved to bourse_app;
