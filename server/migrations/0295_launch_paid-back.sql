-- When everybody of a cancelled project had been paid back, so that nobody looks for them any more.
alter table launch.project add column paid_back_ms bigint check (paid_back_ms is null or cancelled_ms is not null);
create index project_to_pay_back on launch.project (number) where cancelled_ms is not null and paid_back_ms is null;
grant update (paid_back_ms) on launch.project to bourse_app;
