-- A leveraged token of which one is worth next to nothing is merged: a number of them become one, and everything that counts
-- in it is counted anew. The state says how far that has come, so that a crash at any point is finished from the row.
--   announced  holders were told of the moment
--   stopping   its markets are halted and its coins stand still; orders end, transfers that were under way arrive
--   planned    what each account of the trading core has and will have is written down
--   booked     the books, the basket and the charts count in new tokens
--   priced     the trading core has the new prices; every process looks at the new basket meanwhile
--   done       its markets are open again
create table spot.token_merge (
  id              uuid   primary key,
  token           text   not null references spot.leveraged_token,
  ratio           int    not null check (ratio > 1),
  state           text   not null check (state in ('announced', 'stopping', 'planned', 'booked', 'priced', 'done')),
  announced_at_ms bigint not null,
  due_at_ms       bigint not null check (due_at_ms > announced_at_ms),
  booked_at_ms    bigint check ((booked_at_ms is not null) = (state in ('booked', 'priced', 'done'))),
  -- Markets that were open before, and are opened again.
  open_markets    int[]  not null default '{}'
);
create unique index token_merge_under_way on spot.token_merge (token) where state <> 'done';

create table spot.token_merge_share (
  merge_id     uuid   not null references spot.token_merge,
  -- As the trading core numbers it.
  account      bigint not null,
  before_minor numeric(38, 0) not null check (before_minor > 0),
  after_minor  numeric(38, 0) not null check (after_minor >= 0 and after_minor <= before_minor),
  primary key (merge_id, account)
);

alter table spot.basket drop constraint basket_reason_check;
alter table spot.basket add constraint basket_reason_check
  check (reason in ('start', 'daily', 'irregular', 'fee', 'merge'));

grant select, insert, update on spot.token_merge to bourse_app;
grant select, insert on spot.token_merge_share to bourse_app;
