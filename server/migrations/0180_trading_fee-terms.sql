-- What an order's fee is taken from, and what happens where it meets one of its own account. Orders that were accepted before
-- pay in the quote coin and end as takers.
alter table trading."order"
  add column fee_from text not null default 'quote' check (fee_from in ('quote', 'received')),
  add column self_trade text not null default 'refuse'
    check (self_trade in ('refuse', 'none', 'expireTaker', 'expireMaker', 'expireBoth')),
  drop constraint order_close_reason_check,
  add constraint order_close_reason_check
    check (close_reason in ('filled', 'cancelled', 'expired', 'selfTrade', 'outsideBand'));

-- The seller pays in the quote coin in any case.
alter table trading.trade add column is_buyer_fee_in_base boolean not null default false;

-- Orders of one account that met and did not trade.
create table trading.prevented (
  id          bigint not null primary key,
  market      int    not null,
  account     bigint not null,
  maker_order bigint not null,
  taker_order bigint not null,
  ticks       int    not null,
  maker_lots  bigint not null,
  -- 0 where the taker went by a sum.
  taker_lots  bigint not null,
  self_trade  text   not null check (self_trade in ('none', 'expireTaker', 'expireMaker', 'expireBoth')),
  sequence    bigint not null,
  at_ms       bigint not null
);
create index prevented_of_account on trading.prevented (account, market, id);
create index prevented_of_taker on trading.prevented (taker_order, id);
create index prevented_of_maker on trading.prevented (maker_order, id);
grant select, insert on trading.prevented to bourse_app;
