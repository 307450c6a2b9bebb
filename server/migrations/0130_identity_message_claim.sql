-- Messages are taken, sent and marked, and no transaction is open while a mail server takes its time. `next_at_ms` of one that is
-- taken is when its lease is over: it is sent again where its sender was killed.
alter table identity.message
  -- Who has it; only that one may mark it.
  add column claim_id uuid,
  -- Its name on the wire, the same for every try, by which receivers drop repeats; another one where staff have it sent again.
  add column mail_id  uuid;
