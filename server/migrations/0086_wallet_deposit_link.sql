-- The linked wallet that a deposit came from; null for every other one.
alter table wallet.deposit add column link_id uuid;
create index deposit_linked on wallet.deposit (uid, detected_at_ms desc, id desc) where link_id is not null;
