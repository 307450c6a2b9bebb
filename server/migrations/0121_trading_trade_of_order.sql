-- The trades of one order, the newest first: what a person finds by the number of an order costs the same whether the order
-- rested for a second or for a year among a million other trades.
create index trade_of_maker_order on trading.trade (maker_order, sequence desc);
create index trade_of_taker_order on trading.trade (taker_order, sequence desc);
