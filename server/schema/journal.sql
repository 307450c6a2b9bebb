-- The schema "journal" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

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
