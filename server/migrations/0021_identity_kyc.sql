-- Photos, kept only for the people who decide.
create table identity.kyc_document (
  id uuid primary key,
  uid text not null references identity.person,
  side text not null check (side in ('front', 'back', 'selfie', 'address')),
  mime text not null check (mime in ('image/jpeg', 'image/png')),
  bytes bytea not null check (octet_length(bytes) <= 2097152),
  created_at_ms bigint not null
);
create index kyc_document_of_person on identity.kyc_document (uid, created_at_ms desc);
grant select, insert, delete on identity.kyc_document to bourse_app;

create table identity.kyc_submission (
  id uuid primary key,
  uid text not null references identity.person,
  target text not null check (target in ('primary', 'advanced')),
  state text not null check (state in ('SUBMITTED', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED')),
  full_name text not null,
  birth_date text,
  nationality text,
  document_type text,
  -- The number itself is encrypted by a key outside the database; the keyed hash finds the same document again.
  document_number bytea,
  document_number_hash bytea,
  document_ids uuid[] not null,
  submitted_at_ms bigint not null,
  decided_at_ms bigint,
  decided_by text,
  rejected_field text,
  rejected_reason text
);
create index kyc_submission_of_person on identity.kyc_submission (uid, submitted_at_ms desc);
create index kyc_submission_waiting on identity.kyc_submission (id) where state in ('SUBMITTED', 'IN_REVIEW');
-- One submission at a time, and one person per document: two that arrive together cannot both pass.
create unique index kyc_submission_one_waiting on identity.kyc_submission (uid) where state in ('SUBMITTED', 'IN_REVIEW');
create unique index kyc_submission_one_person on identity.kyc_submission (document_number_hash)
  where state in ('SUBMITTED', 'IN_REVIEW', 'APPROVED') and document_number_hash is not null;
grant select, insert, update on identity.kyc_submission to bourse_app;
