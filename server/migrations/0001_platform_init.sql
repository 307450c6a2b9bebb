-- The application's role has no right of its own: each migration grants what its capability needs, and nothing may
-- change entries, postings or the audit. Connections of the application take it with "role=bourse_app".
do $$
begin
  create role bourse_app nologin;
exception
  when duplicate_object or unique_violation then null;
end
$$;
grant bourse_app to current_user;
grant usage on schema platform to bourse_app;
grant select on platform.migration to bourse_app;

-- Switches, pauses and other values that staff change without a restart. A name that has no row has its default in code.
create table platform.setting (
  name text primary key check (name ~ '^[A-Za-z][A-Za-z0-9_.:-]{0,79}$'),
  value jsonb not null,
  version bigint not null default 1,
  updated_by text not null,
  updated_at_ms bigint not null
);
grant select, insert, update on platform.setting to bourse_app;

-- How far the demo's clock runs ahead of real time. One row; it only ever grows, so that time never goes back.
create table platform.clock_offset (
  id boolean primary key default true check (id),
  offset_ms bigint not null default 0 check (offset_ms >= 0)
);
insert into platform.clock_offset default values;
grant select, update on platform.clock_offset to bourse_app;

-- Who may do what only one process may do. The epoch grows with each new holder; a write that must be the leader's
-- checks it, so that a paused leader cannot write on waking. Times here are the database's own clock.
create table platform.lease (
  name text primary key,
  holder text not null,
  epoch bigint not null,
  until_at_ms bigint not null
);
grant select, insert, update on platform.lease to bourse_app;

-- What the world hears after a commit. Readers follow (xid, id) below the oldest running transaction, because ids are
-- handed out before commits and a later id can be visible first.
create table platform.outbox (
  id bigserial primary key,
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  uid text,
  payload jsonb not null,
  created_at_ms bigint not null default (extract(epoch from clock_timestamp()) * 1000)::bigint
);
create index outbox_order on platform.outbox (xid, id);
create index outbox_created on platform.outbox (created_at_ms);
grant select, insert, delete on platform.outbox to bourse_app;
grant usage on sequence platform.outbox_id_seq to bourse_app;

-- How far each reader of the outbox has come.
create table platform.outbox_cursor (
  reader text primary key,
  xid xid8 not null,
  id bigint not null
);
grant select, insert, update on platform.outbox_cursor to bourse_app;

-- The first answer to a request that carries a client request id: a repeat gets the same answer, another input is refused.
create table platform.request_result (
  uid text not null,
  operation text not null,
  client_request_id text not null,
  input_hash text not null,
  result jsonb not null,
  created_at_ms bigint not null,
  primary key (uid, operation, client_request_id)
);
create index request_result_created on platform.request_result (created_at_ms);
grant select, insert, delete on platform.request_result to bourse_app;

-- The demo's mail and SMS: what would have gone out, shown on the inbox page.
create table platform.inbox_message (
  id uuid primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  template text not null,
  locale text not null,
  params jsonb not null,
  subject text not null,
  body text not null,
  created_at_ms bigint not null
);
create index inbox_message_recipient on platform.inbox_message (recipient, created_at_ms desc);
create index inbox_message_created on platform.inbox_message (created_at_ms desc);
grant select, insert, delete on platform.inbox_message to bourse_app;
