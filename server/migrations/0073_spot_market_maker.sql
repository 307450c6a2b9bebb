-- Accounts through which the house makes markets: the demo's own, or an operator's. Rankings, draws and statistics of what
-- people did leave them out.
create table spot.market_maker (
  uid           text   primary key check (uid ~ '^[1-9][0-9]{8}$'),
  name          text   not null unique,
  created_at_ms bigint not null
);
grant select, insert on spot.market_maker to bourse_app;
