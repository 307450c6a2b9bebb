-- Orders of a list end because another one of it was carried out, or because they could not be placed when their turn came.
alter table trading."order" drop constraint order_close_reason_check;
alter table trading."order" add constraint order_close_reason_check
  check (close_reason in ('filled', 'cancelled', 'expired', 'selfTrade', 'outsideBand', 'listEnded', 'notPlaced'));
