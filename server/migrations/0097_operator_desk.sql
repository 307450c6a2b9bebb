-- What the operator tells everybody for a while.
create schema if not exists announcements;
grant usage on schema announcements to bourse_app;
create table announcements.announcement (
  id uuid primary key,
  level text not null check (level in ('info', 'warn', 'danger')),
  -- By language; English is always there.
  texts jsonb not null check (texts ? 'en_US'),
  fallback text not null check (fallback in ('english', 'nothing')),
  from_ms bigint not null,
  until_ms bigint check (until_ms > from_ms),
  written_by text not null,
  written_at_ms bigint not null,
  removed_at_ms bigint
);
create index announcement_newest on announcements.announcement (id desc);
grant select, insert on announcements.announcement to bourse_app;
grant update (removed_at_ms) on announcements.announcement to bourse_app;

-- What staff wrote down about a person. Nothing changes or removes it.
create table identity.staff_note (
  id uuid primary key,
  uid text not null references identity.person,
  staff_id text not null,
  text text not null,
  at_ms bigint not null
);
create index staff_note_of_person on identity.staff_note (uid, id desc);
grant select, insert on identity.staff_note to bourse_app;

-- How much of a coin a network's hot wallet keeps back, and how much it should hold at most.
create table wallet.hot_limit (
  asset text not null,
  network text not null,
  keep_minor numeric(38,0) not null check (keep_minor >= 0),
  most_minor numeric(38,0) check (most_minor >= keep_minor),
  updated_at_ms bigint not null,
  primary key (asset, network)
);
grant select, insert, update on wallet.hot_limit to bourse_app;
