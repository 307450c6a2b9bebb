-- When and from where a key was last used, so that its owner sees which of them nobody needs any more.
alter table platform.api_key
  add column last_used_at_ms bigint,
  add column last_used_ip inet;
grant update (last_used_at_ms, last_used_ip) on platform.api_key to bourse_app;
