-- One-time links in security mails that freeze the account without a log-in. Only the hash is kept.
create table identity.freeze_link (
  token_hash bytea primary key,
  uid text not null references identity.person,
  expires_at_ms bigint not null,
  used_at_ms bigint
);
create index freeze_link_expires on identity.freeze_link (expires_at_ms);
grant select, insert, update, delete on identity.freeze_link to bourse_app;
