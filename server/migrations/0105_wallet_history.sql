-- What a history can be asked for beside its time, so that a page costs the same however long the history is.

-- Records that are not completed: these are few, and lie far apart.
create index deposit_under_way on wallet.deposit (uid, detected_at_ms desc, id desc)
  where state in ('DETECTED', 'CONFIRMING', 'CREDITED', 'UNATTRIBUTED', 'UNDER_REVIEW');
create index deposit_not_completed on wallet.deposit (uid, detected_at_ms desc, id desc)
  where state in ('BELOW_MIN', 'RETURNED', 'REORGED');
create index withdrawal_under_way on wallet.withdrawal (uid, created_at_ms desc, id desc)
  where state in ('SUBMITTED', 'COOLING', 'RISK_CHECK', 'DELAYED_HIGH_RISK', 'IN_REVIEW', 'APPROVED', 'BROADCASTING', 'BROADCAST');
create index withdrawal_not_completed on wallet.withdrawal (uid, created_at_ms desc, id desc)
  where state in ('CANCELLED', 'REJECTED', 'FAILED');
create index transfer_leaving on wallet.transfer (uid, created_at_ms desc, id desc) where state in ('LEAVING');

-- Transactions by how they begin, and addresses whole, with the newest of an address first.
create index deposit_tx on wallet.deposit (uid, lower(tx_hash) text_pattern_ops);
create index deposit_at_address on wallet.deposit (uid, lower(address), detected_at_ms desc, id desc);
create index withdrawal_tx on wallet.withdrawal (uid, lower(txid) text_pattern_ops) where txid is not null;
create index withdrawal_to_address on wallet.withdrawal (uid, lower(address), created_at_ms desc, id desc)
  where address is not null;
