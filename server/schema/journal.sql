-- The schema "journal" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table checkpoint (
  sequence bigint not null,
  version integer not null,
  row_hash bytea not null,
  state_hash bytea not null,
  previous_hash bytea not null,
  hash bytea not null,
  at_ms bigint not null,
  constraint checkpoint_pkey PRIMARY KEY (sequence),
  constraint checkpoint_hash_check CHECK ((octet_length(hash) = 32)),
  constraint checkpoint_previous_hash_check CHECK ((octet_length(previous_hash) = 32)),
  constraint checkpoint_row_hash_check CHECK ((octet_length(row_hash) = 32)),
  constraint checkpoint_sequence_check CHECK ((sequence > 0)),
  constraint checkpoint_state_hash_check CHECK ((octet_length(state_hash) = 32)),
  constraint checkpoint_version_check CHECK ((version > 0))
);
CREATE TRIGGER checkpoint_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON journal.checkpoint FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
grant insert, select to bourse_app;

create table checkpoint_state (
  sequence bigint not null,
  state bytea not null,
  constraint checkpoint_state_pkey PRIMARY KEY (sequence),
  constraint checkpoint_state_sequence_fkey FOREIGN KEY (sequence) REFERENCES journal.checkpoint(sequence)
);
grant delete, insert, select to bourse_app;

create table row (
  first_sequence bigint not null,
  command_count integer not null,
  epoch bigint not null,
  at_ms bigint not null,
  payload bytea not null,
  hash bytea not null,
  constraint row_pkey PRIMARY KEY (first_sequence),
  constraint row_command_count_check CHECK ((command_count > 0)),
  constraint row_epoch_check CHECK ((epoch > 0)),
  constraint row_first_sequence_check CHECK ((first_sequence > 0)),
  constraint row_hash_check CHECK ((octet_length(hash) = 32))
);
grant insert, select to bourse_app;
