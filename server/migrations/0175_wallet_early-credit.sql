-- Why a deposit waits until it is final, with the worth and the limit that were compared (USDT minor units). Null for one
-- that was credited before, or that nobody has judged yet.
alter table wallet.deposit
  add column final_only_reason text
    check (final_only_reason in ('PERSON_LIMIT', 'HOUSE_LIMIT', 'PRICE_UNKNOWN')),
  add column final_only_worth_minor numeric(38,0) check (final_only_worth_minor >= 0),
  add column final_only_limit_minor numeric(38,0) check (final_only_limit_minor >= 0);

-- What stands credited and not final is summed before each early credit.
create index deposit_standing on wallet.deposit (asset, uid) include (amount_minor) where state = 'CREDITED';

-- Staff look at what waits.
create index deposit_final_only on wallet.deposit (detected_at_ms desc, id desc)
  where final_only_reason is not null and entry_id is null;
