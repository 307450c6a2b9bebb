-- The journal: what the trading core was told, in order, one row a commit. Whatever is not here did not happen. Who may
-- write it holds the row 'journal' of platform.lease.
create schema journal;

-- payload: the commands of one commit with their events and answers, in the encoding that `format` names.
-- checksum finds a flipped bit, hash (with the previous row's inside) a row that was dropped, changed or put in between.
create table journal.batch (
  sequence      bigint   primary key check (sequence > 0),
  epoch         bigint   not null check (epoch > 0),
  format        smallint not null check (format > 0),
  at_ms         bigint   not null,
  command_count integer  not null check (command_count > 0),
  payload       bytea    not null,
  checksum      bigint   not null check (checksum >= 0 and checksum < 4294967296),
  hash          bytea    not null check (octet_length(hash) = 32)
);
-- Packed integers hardly shrink; trying costs every commit its time.
alter table journal.batch alter column payload set storage external;

grant usage on schema journal to bourse_app;
grant select, insert on journal.batch to bourse_app;
