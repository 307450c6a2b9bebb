-- How long ago a part was proven counts by the database's own clock: what stops while it is too long must not depend on a clock
-- that somebody sets. `proven_at_ms` stays: it is the exchange's clock, by which days and nights are counted.
alter table ledger.proof add column proven_at timestamptz not null default clock_timestamp();
update ledger.proof set proven_at = to_timestamp(proven_at_ms / 1000.0);
