-- While a coin is counted anew its markets are taken: they stand still, whatever their status says, and staff cannot change it.
-- The number of that coin, 0 for none. A merge that halted markets before this was written leaves them halted at its end.
alter table trading.market add column taken_for integer not null default 0;
