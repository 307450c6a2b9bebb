-- How far the price went while stops that it reached are left asleep, until all of them are awake; 0 where none is.
alter table trading.market add due_high_ticks int not null default 0;
alter table trading.market add due_low_ticks int not null default 0;
