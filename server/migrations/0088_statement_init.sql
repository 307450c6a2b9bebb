-- Exports of a person's bookings: files that a background job writes chunk by chunk. A chunk and how far the export has come
-- are one commit, so that whoever goes on after a crash neither loses nor doubles a row.
create schema if not exists statement;

create table statement.export (
  id              uuid   primary key,
  uid             text   not null,
  request_id      text   not null,
  input_hash      text   not null,
  format          text   not null check (format in ('csv', 'json')),
  scope           text   not null check (scope in ('all', 'deposit', 'withdraw', 'external', 'transfer', 'trade')),
  asset           text,
  account         text,
  -- Included; null from the first booking on.
  from_ms         bigint,
  -- Excluded.
  to_ms           bigint not null,
  state           text   not null check (state in ('WAITING', 'RUNNING', 'DONE', 'CANCELLED', 'FAILED')),
  -- What the file covers, fixed at one moment: bounds of each list, opening and closing balances.
  plan            jsonb,
  -- The last row that is written, in each list, and the balances behind it.
  place           jsonb,
  rows_done       bigint not null default 0,
  rows_total      bigint,
  bytes           bigint not null default 0,
  chunk_count     int    not null default 0,
  -- Who writes it now, and until when by the database's clock nobody else may.
  worker          text,
  worker_until_ms bigint not null default 0,
  -- Errors of writers since the last chunk.
  failure_count   int    not null default 0,
  created_at_ms   bigint not null,
  updated_at_ms   bigint not null,
  ended_at_ms     bigint,
  unique (uid, request_id),
  check ((state in ('WAITING', 'RUNNING')) = (ended_at_ms is null)),
  check (rows_total is null or rows_done <= rows_total)
);
create index export_of_person on statement.export (uid, created_at_ms desc);
create index export_open on statement.export (updated_at_ms) where state in ('WAITING', 'RUNNING');
create index export_ended on statement.export (ended_at_ms) where ended_at_ms is not null;

-- A part of a file, compressed by itself; the parts in their order are the file.
create table statement.chunk (
  export_id uuid  not null references statement.export on delete cascade,
  number    int   not null check (number >= 0),
  body      bytea not null,
  primary key (export_id, number)
);
alter table statement.chunk alter column body set storage external;

grant usage on schema statement to bourse_app;
grant select, insert, update, delete on statement.export to bourse_app;
grant select, insert, delete on statement.chunk to bourse_app;
