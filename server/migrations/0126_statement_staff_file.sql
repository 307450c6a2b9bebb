-- Files that staff have made of a person. Whoever owns a file is found by uid; one of staff has none there, so that no question
-- that the person can ask ever finds it, and nothing of it is told to them.
alter table statement.export
  alter column uid drop not null,
  -- Whose bookings a file of staff has.
  add column about_uid text,
  -- What the file is made of: bookings, or what a capability above has handed in under this name.
  add column maker text not null default 'bookings',
  add constraint export_owner_check check ((uid is null) = (about_uid is not null));
create index export_about_person on statement.export (about_uid) where about_uid is not null;
