-- Surveys: what a project asks people before they take part, in versions. Rows are only added.
create table launch.survey (
  -- Also before the project is published.
  project_id text   not null check (project_id ~ '^[a-z0-9-]{3,40}$'),
  version    int    not null check (version > 0),
  -- Questions with their choices, and the texts of both by language.
  questions  jsonb  not null check (jsonb_typeof(questions) = 'array'),
  staff_id   text   not null,
  at_ms      bigint not null,
  primary key (project_id, version)
);

-- Who has answered, once in a project, and which version. Rows are only added.
create table launch.survey_submission (
  -- What staff know it by, who are not told whose it is.
  id         uuid   primary key,
  uid        text   not null,
  project_id text   not null references launch.project (id),
  version    int    not null,
  request_id text   not null,
  input_hash text   not null,
  at_ms      bigint not null,
  unique (uid, project_id),
  foreign key (project_id, version) references launch.survey (project_id, version)
);
create index survey_submission_of_version on launch.survey_submission (project_id, version, id desc);

-- One choice, or one text, of a submission. Rows are only added.
create table launch.survey_mark (
  submission_id uuid not null references launch.survey_submission (id),
  question      text not null,
  choice        text,
  words         text check (length(words) between 1 and 500),
  check (num_nulls(choice, words) = 1)
);
create unique index survey_mark_once on launch.survey_mark (submission_id, question, coalesce(choice, ''));

alter table launch.round add column needs_survey boolean not null default false;

grant select, insert on launch.survey, launch.survey_submission, launch.survey_mark to bourse_app;
