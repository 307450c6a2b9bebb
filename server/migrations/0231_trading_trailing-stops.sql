-- Stops that follow the price: how far, in hundredths of a percent, and since when; 0 for any other order, and before they do.
alter table trading."order" add trail_bps int not null default 0;
alter table trading."order" add tracking_at_ms bigint not null default 0;
-- The best prices that the stops of each side have followed to, oldest first: a price in ticks, then the place in the queues before
-- which the orders stand that have it, and so on.
alter table trading.market add buy_trail text not null default '';
alter table trading.market add sell_trail text not null default '';
