-- Where a program hears of its owner's orders and balances without signing: one address for each API key, for an hour at a time.
create table platform.listen_key (
  key_id text primary key references platform.api_key (key_id),
  listen_key text not null unique,
  until_ms bigint not null
);
grant select, insert, update, delete on platform.listen_key to bourse_app;
