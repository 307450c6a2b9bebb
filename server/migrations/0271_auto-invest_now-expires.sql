-- A run that was asked for by hand and could not begin soon is not begun later.
alter table auto_invest.run drop constraint run_reason_check;
alter table auto_invest.run add constraint run_reason_check
  check (reason in ('INSUFFICIENT', 'TRANSFER', 'FROZEN', 'NOTHING_BOUGHT', 'LATE', 'EXPIRED'));
