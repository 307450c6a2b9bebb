-- Photos, names, birth dates and document numbers are sealed, each row under a key of its own, which is sealed under the
-- installation's. The columns in clear are emptied by the server, page by page: rows of before stay readable until then.
alter table identity.kyc_document
  alter column bytes drop not null,
  add column sealed_key bytea,
  add column sealed bytea,
  add constraint kyc_document_sealed_check check (octet_length(sealed) <= 2097152 + 64),
  add constraint kyc_document_once_check check (bytes is null or sealed is null);
create index kyc_document_in_clear on identity.kyc_document (id) where bytes is not null;
grant update (bytes, sealed_key, sealed) on identity.kyc_document to bourse_app;

alter table identity.kyc_submission
  alter column full_name drop not null,
  add column sealed_key bytea,
  add column sealed bytea,
  add constraint kyc_submission_once_check check (full_name is null or sealed is null);
create index kyc_submission_in_clear on identity.kyc_submission (id) where full_name is not null;
