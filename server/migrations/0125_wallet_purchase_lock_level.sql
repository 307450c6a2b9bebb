-- For how many days a person's purchases stay inside, where staff have said other than the default. It counts for lots that
-- are made afterwards; a lot never changes.
create table wallet.purchase_lock_level (
  uid       text     primary key,
  lock_days smallint not null check (lock_days in (0, 1, 3, 7)),
  set_by    text     not null,
  set_at_ms bigint   not null
);
create index purchase_lot_person on wallet.purchase_lot (uid, completed_at_ms desc, id desc);
grant select, insert, update on wallet.purchase_lock_level to bourse_app;
