-- No market closes for good: it is halted, and a grid waits until it opens again.
alter table grid.strategy drop constraint strategy_reason_check;
alter table grid.strategy add constraint strategy_reason_check
  check (reason in ('SLIPPAGE', 'PRICE_LEFT', 'FROZEN', 'REFUSED', 'STAFF'));
