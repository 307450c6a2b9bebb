-- The people that the demo made, with what is needed to log in as them. Production refuses data in which any are left.
create table platform.demo_login (
  login text primary key,
  password text not null,
  trading_password text,
  totp_secret text,
  kyc text,
  vip integer,
  role text not null
);
grant select, insert, update on platform.demo_login to bourse_app;

-- The first fill of the demo: one that was begun and not done is thrown away at the next start.
create table platform.demo_fill (
  id boolean primary key default true check (id),
  begun_at_ms bigint not null,
  done_at_ms bigint
);
grant select, insert, update on platform.demo_fill to bourse_app;
