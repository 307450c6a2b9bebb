-- What the trading core knew at a place of the journal, so that nobody has to replay all of it. Each is tied to the journal's
-- row there, to the state, and to the checkpoint before.
create table journal.checkpoint (
  sequence      bigint  primary key check (sequence > 0),
  version       integer not null check (version > 0),
  -- The journal's own hash at that place.
  row_hash      bytea   not null check (octet_length(row_hash) = 32),
  state_hash    bytea   not null check (octet_length(state_hash) = 32),
  previous_hash bytea   not null check (octet_length(previous_hash) = 32),
  hash          bytea   not null check (octet_length(hash) = 32),
  at_ms         bigint  not null
);
create trigger checkpoint_append_only before update or delete or truncate on journal.checkpoint
  for each statement execute function ledger.refuse_change();

-- The states of the last ones themselves, packed.
create table journal.checkpoint_state (
  sequence bigint primary key references journal.checkpoint,
  state    bytea not null
);
alter table journal.checkpoint_state alter column state set storage external;
grant select, insert on journal.checkpoint to bourse_app;
grant select, insert, delete on journal.checkpoint_state to bourse_app;
