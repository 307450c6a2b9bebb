-- What a comparison with a chain asks each minute is answered without reading what has long ended.
create index payment_mined on wallet.payment (network, mined_height) where settled_at_ms is not null and mined_height is not null;
create index deposit_unbooked on wallet.deposit (network) where entry_id is null and block_height is not null;
