-- When what an alarm was about was put right, where that can be known; null where it goes on, or only a person can tell.
alter table wallet.chain_alarm add column ended_at_ms bigint;
grant update (ended_at_ms) on wallet.chain_alarm to bourse_app;
