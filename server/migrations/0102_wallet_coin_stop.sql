-- Coins that nobody moves for a moment, because they are counted anew. Whoever stops one waits for the transactions that write
-- transfers, so that each of them is either seen or sees the stop.
create table wallet.coin_stop (
  asset    text   primary key,
  since_ms bigint not null
);
grant select, insert, delete on wallet.coin_stop to bourse_app;
