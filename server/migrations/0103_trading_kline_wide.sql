-- The past of a coin that was counted anew a hundred for one has prices that an integer does not hold.
alter table trading.kline
  alter column open_ticks type bigint,
  alter column high_ticks type bigint,
  alter column low_ticks type bigint,
  alter column close_ticks type bigint;
