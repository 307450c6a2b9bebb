-- When the owner of an order with a term is told next that its end comes; null where nothing is left to tell.
alter table earn.position add column remind_at_ms bigint;
alter table earn.position add check (remind_at_ms is null or matures_at_ms is not null);
-- Three days before; whoever is nearer to the end is told once, of what is left.
update earn.position set remind_at_ms = matures_at_ms - 259200000 where counts and matures_at_ms is not null;
create index position_to_remind on earn.position (remind_at_ms, id) where remind_at_ms is not null;

-- Hours are counted in place: with room in its page, and no index that looks at the hour, a row that grows touches none of them.
alter table earn.position set (fillfactor = 70);
drop index earn.position_to_credit;
create index position_to_credit on earn.position (day, id) where counts and matures_at_ms is null;

-- What everybody who has an order in a product is told, and how far the telling has come, person by person.
create table earn.telling (
  id            uuid   primary key,
  product_id    text   not null references earn.product (id),
  kind          text   not null check (kind in ('rateDrop', 'budgetLow', 'budgetOver')),
  -- The same thing is told once.
  topic         text   not null unique,
  -- From which rates to which, where rates have fallen.
  rate_id       uuid   references earn.rate (id),
  before_id     uuid   references earn.rate (id),
  after_uid     text   not null default '',
  created_at_ms bigint not null,
  done_at_ms    bigint,
  check ((kind = 'rateDrop') = (rate_id is not null) and (rate_id is null) = (before_id is null))
);
create index telling_open on earn.telling (created_at_ms, id) where done_at_ms is null;

-- Whether staff were told that what is put aside for a product ends soon, and under which name.
alter table earn.product add column cover_alarm_ms bigint;

grant update (remind_at_ms) on earn.position to bourse_app;
grant select, insert on earn.telling to bourse_app;
grant update (after_uid, done_at_ms) on earn.telling to bourse_app;
grant update (cover_alarm_ms) on earn.product to bourse_app;

-- Who has an order in a product, person by person.
create index position_of_holder on earn.position (product_id, uid) where state in ('CONFIRMED', 'EARNING');

-- A million hours are written an hour: each looked up its order and its rate again, which were read under a lock a moment before, and
-- neither of them is ever deleted. Reconciliation names hours and days of orders that are not there.
alter table earn.segment drop constraint segment_position_id_fkey;
alter table earn.segment drop constraint segment_rate_id_fkey;
alter table earn.credit drop constraint credit_position_id_fkey;
