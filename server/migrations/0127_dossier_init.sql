-- Report files: what Compliance has made of a person, for an authority. Who asked for each, and why, stays for ever; the two files
-- are exports of statement and are deleted like all others.
create schema if not exists dossier;

create table dossier.dossier (
  id              uuid   primary key,
  uid             text   not null,
  staff_id        text   not null,
  reason          text   not null,
  -- Included; null from the first day on.
  from_ms         bigint,
  -- Excluded.
  to_ms           bigint not null,
  details_file_id uuid   not null,
  entries_file_id uuid   not null,
  created_at_ms   bigint not null
);
create index dossier_of_person on dossier.dossier (uid, id desc);

grant usage on schema dossier to bourse_app;
grant select, insert on dossier.dossier to bourse_app;

-- All sessions of a person, those that ended included.
create index session_of_person on identity.session (uid, created_at_ms, id);
