-- Open orders that became smaller and kept their place. One command makes one.
create table trading.amendment (
  sequence    bigint not null primary key,
  order_id    bigint not null,
  account     bigint not null,
  market      int    not null,
  lots_before bigint not null,
  lots        bigint not null,
  at_ms       bigint not null
);
create index amendment_of_order on trading.amendment (order_id, sequence);
grant select, insert on trading.amendment to bourse_app;
