-- The schema "dossier" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table dossier (
  id uuid not null,
  uid text not null,
  staff_id text not null,
  reason text not null,
  from_ms bigint,
  to_ms bigint not null,
  details_file_id uuid not null,
  entries_file_id uuid not null,
  created_at_ms bigint not null,
  constraint dossier_pkey PRIMARY KEY (id)
);
CREATE INDEX dossier_of_person ON dossier.dossier USING btree (uid, id DESC);
grant insert, select to bourse_app;
