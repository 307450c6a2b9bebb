-- As messages of identity: taken, sent and marked, under a name by which receivers drop repeats.
alter table notices.message
  add column claim_id uuid,
  add column mail_id  uuid;
