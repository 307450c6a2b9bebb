-- Pictures of payments are sealed as photos of documents are; those of before stay readable until the server has sealed them.
alter table recovery.screenshot
  alter column bytes drop not null,
  add column sealed_key bytea,
  add column sealed bytea,
  add constraint screenshot_sealed_check check (octet_length(sealed) <= 2097152 + 64),
  add constraint screenshot_once_check check (bytes is null or sealed is null);
create index screenshot_in_clear on recovery.screenshot (id) where bytes is not null;
grant update (bytes, sealed_key, sealed) on recovery.screenshot to bourse_app;
