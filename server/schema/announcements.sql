-- The schema "announcements" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table announcement (
  id uuid not null,
  level text not null,
  texts jsonb not null,
  fallback text not null,
  from_ms bigint not null,
  until_ms bigint,
  written_by text not null,
  written_at_ms bigint not null,
  removed_at_ms bigint,
  constraint announcement_pkey PRIMARY KEY (id),
  constraint announcement_check CHECK ((until_ms > from_ms)),
  constraint announcement_fallback_check CHECK ((fallback = ANY (ARRAY['english'::text, 'nothing'::text]))),
  constraint announcement_level_check CHECK ((level = ANY (ARRAY['info'::text, 'warn'::text, 'danger'::text]))),
  constraint announcement_texts_check CHECK ((texts ? 'en_US'::text))
);
CREATE INDEX announcement_newest ON announcements.announcement USING btree (id DESC);
grant insert, select to bourse_app;
grant update (removed_at_ms) to bourse_app;
