-- The schema "journal" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table batch (
  sequence bigint not null,
  epoch bigint not null,
  format smallint not null,
  at_ms bigint not null,
  command_count integer not null,
  payload bytea not null,
  checksum bigint not null,
  hash bytea not null,
  constraint batch_pkey PRIMARY KEY (sequence),
  constraint batch_checksum_check CHECK (((checksum >= 0) AND (checksum < '4294967296'::bigint))),
  constraint batch_command_count_check CHECK ((command_count > 0)),
  constraint batch_epoch_check CHECK ((epoch > 0)),
  constraint batch_format_check CHECK ((format > 0)),
  constraint batch_hash_check CHECK ((octet_length(hash) = 32)),
  constraint batch_sequence_check CHECK ((sequence > 0))
);
grant insert, select to bourse_app;
