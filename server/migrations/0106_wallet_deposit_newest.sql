-- The order in which deposits are shown is that of the index, to the last column: where only the time is in it, each page
-- is sorted again, and without statistics a whole history with it.
create index deposit_newest on wallet.deposit (uid, detected_at_ms desc, id desc);
drop index wallet.deposit_uid;
