create schema if not exists notices;
grant usage on schema notices to bourse_app;

create table notices.notice (
  id uuid primary key,
  uid text not null,
  kind text not null,
  params jsonb not null,
  at_ms bigint not null,
  read_at_ms bigint
);
create index notice_of_person on notices.notice (uid, id desc);
create index notice_unread on notices.notice (uid) where read_at_ms is null;
grant select, insert, update on notices.notice to bourse_app;
