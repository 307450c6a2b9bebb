-- A coin may meet its person's own order, and a person may spend the money or be frozen while a run is under way.
alter table auto_invest.leg drop constraint leg_reason_check;
alter table auto_invest.leg add constraint leg_reason_check
  check (reason in ('HALTED', 'NO_INDEX', 'GUARD', 'OWN_ORDER', 'TOO_SMALL', 'INSUFFICIENT', 'FROZEN', 'REFUSED'));
