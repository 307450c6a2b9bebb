-- Whoever is far ahead of everybody holds back what the live connection tells, so a merge's long parts are cut into pages that
-- are committed one by one: its charts, by a place that says how far they are, and its notices, by a row for each person who
-- is still to be told.
--   charted    the charts count in new tokens as well; before, `booked` said so
alter table spot.token_merge drop constraint token_merge_state_check;
alter table spot.token_merge drop constraint token_merge_check1;
update spot.token_merge set state = 'charted' where state = 'booked';
alter table spot.token_merge add constraint token_merge_state_check
  check (state in ('announced', 'stopping', 'planned', 'booked', 'charted', 'priced', 'done'));
alter table spot.token_merge add constraint token_merge_check1
  check ((booked_at_ms is not null) = (state in ('booked', 'charted', 'priced', 'done')));

-- Charts are counted anew up to here, by market, step and time.
alter table spot.token_merge add column chart_market int not null default 0;
alter table spot.token_merge add column chart_step text not null default '';
alter table spot.token_merge add column chart_open_at_ms bigint not null default 0;

-- Trades up to here were of old tokens. A time would not say it: the books and the trading core each have a clock.
alter table spot.token_merge add column booked_sequence bigint;
update spot.token_merge m set booked_sequence = coalesce((
  select max(t.sequence) from trading.asset a join trading.market k on k.base = a.number
   cross join lateral (select sequence from trading.trade
                        where market = k.market and at_ms < m.booked_at_ms order by at_ms desc, trade_id desc limit 1) t
   where a.asset = m.token), 0)
 where m.booked_at_ms is not null;
alter table spot.token_merge add constraint token_merge_check2 check ((booked_sequence is null) = (booked_at_ms is null));

-- The trading core remembers by itself what a market was.
alter table spot.token_merge drop column open_markets;

create table spot.token_merge_notice (
  merge_id uuid not null references spot.token_merge,
  kind     text not null check (kind in ('spot.mergeAnnounced', 'spot.merged')),
  uid      text not null,
  primary key (merge_id, kind, uid)
);
grant select, insert, update, delete on spot.token_merge_notice to bourse_app;
