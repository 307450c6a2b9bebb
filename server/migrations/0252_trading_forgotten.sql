-- What orders traded that are forgotten, of an account in a market: their trades stay, and are compared with this.
create table trading.forgotten (
  account   bigint         not null,
  market    integer        not null,
  lots      numeric(38, 0) not null check (lots > 0),
  units     numeric(38, 0) not null check (units > 0),
  -- Of both coins: a sum to be compared, and no money.
  fee_minor numeric(38, 0) not null check (fee_minor >= 0),
  primary key (account, market)
);
grant select, insert, update on trading.forgotten to bourse_app;

-- Orders were forgotten before.
insert into trading.forgotten (account, market, lots, units, fee_minor)
select s.account, t.market, sum(t.lots), sum(t.ticks::numeric * t.lots), sum(s.fee)
  from trading.trade t
  cross join lateral (values (t.maker_order, t.maker_account, t.maker_fee_minor),
                             (t.taker_order, t.taker_account, t.taker_fee_minor)) s (id, account, fee)
 where not exists (select from trading.order o where o.id = s.id)
 group by s.account, t.market;
