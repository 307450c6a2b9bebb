-- Until when the document of a verification is valid, as a calendar day; null where it has no such date.
alter table identity.kyc_submission add column document_expires_on text
  check (document_expires_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
alter table identity.kyc_submission add column expiry_warned_at_ms bigint;
create index kyc_submission_expiring on identity.kyc_submission (document_expires_on)
  where state = 'APPROVED' and document_expires_on is not null;
