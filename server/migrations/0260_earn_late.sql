-- A redemption whose payment has failed earns until it is paid: it stands in its order again, apart from what its owner may redeem.
alter table earn.position add column late_minor numeric(38, 0) not null default 0;
alter table earn.position add constraint position_late_minor_check
  check (late_minor >= 0 and late_minor <= coalesce(leaving_minor, 0));
grant update (late_minor) on earn.position to bourse_app;

alter table earn.redemption add column earns boolean not null default false;
alter table earn.redemption add constraint redemption_earns_check check (not earns or state = 'FAILED');
create index redemption_earns on earn.redemption (position_id) where earns;
grant update (earns) on earn.redemption to bourse_app;

-- What has failed before is tried once more, and comes back to its order if that fails too.
update earn.redemption set next_try_ms = due_at_ms where state = 'FAILED' and next_try_ms is null;
