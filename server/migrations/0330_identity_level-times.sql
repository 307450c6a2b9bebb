-- Since when a person has had each identity level or a higher one; null where they do not have it, or have had it since
-- before this was recorded. What starts later asks who was verified by then.
alter table identity.person
  add column kyc_primary_at_ms bigint,
  add column kyc_advanced_at_ms bigint;
