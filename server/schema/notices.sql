-- The schema "notices" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table notice (
  id uuid not null,
  uid text not null,
  kind text not null,
  params jsonb not null,
  at_ms bigint not null,
  read_at_ms bigint,
  constraint notice_pkey PRIMARY KEY (id)
);
CREATE INDEX notice_of_person ON notices.notice USING btree (uid, id DESC);
CREATE INDEX notice_unread ON notices.notice USING btree (uid) WHERE (read_at_ms IS NULL);
grant insert, select, update to bourse_app;
