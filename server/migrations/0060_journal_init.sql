-- The journal: what the trading core was told, in order, one row a commit. Whatever is not here did not happen. Who may
-- write it holds the row 'journal' of platform.lease.
create schema journal;

-- first_sequence is the number of the row's first command: of two rows that follow one another's past only one can be
-- there. payload holds its commands and events, a checksum that finds a flipped
-- bit and the hash of the row before, which finds a row that was dropped, changed or put in between; hash is its SHA-256.
create table journal.row (
  first_sequence bigint  primary key check (first_sequence > 0),
  command_count  integer not null check (command_count > 0),
  epoch          bigint  not null check (epoch > 0),
  at_ms          bigint  not null,
  payload        bytea   not null,
  hash           bytea   not null check (octet_length(hash) = 32)
);
-- Packed integers hardly shrink; trying costs every commit its time.
alter table journal.row alter column payload set storage external;

grant usage on schema journal to bourse_app;
grant select, insert on journal.row to bourse_app;
