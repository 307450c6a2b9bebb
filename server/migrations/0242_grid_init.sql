-- Grid strategies: what people asked for, the order that stands for each of their grids, and what traded.
create schema grid;

create table grid.strategy (
  id                   uuid    primary key,
  uid                  text    not null,
  -- The person's first grid is 1; with the person it makes the account of the trading core that has the grid's money.
  number               int     not null check (number > 0),
  account              bigint  not null unique,
  request_id           uuid    not null,
  input_hash           text    not null,
  market               int     not null,
  mode                 text    not null check (mode in ('arithmetic', 'geometric')),
  lower_ticks          int     not null check (lower_ticks > 0),
  upper_ticks          int     not null check (upper_ticks > lower_ticks),
  grids                int     not null check (grids between 2 and 200),
  -- Put in, minor units.
  quote_minor          numeric(38, 0) not null check (quote_minor >= 0),
  base_minor           numeric(38, 0) not null check (base_minor >= 0),
  -- The higher one of the person's two rates when it was made.
  fee_ppm              int     not null check (fee_ppm >= 0),
  trigger_ticks        int     check (trigger_ticks > 0),
  trigger_side         text    check (trigger_side in ('above', 'below')),
  take_profit_ticks    int     check (take_profit_ticks > upper_ticks),
  stop_loss_ticks      int     check (stop_loss_ticks > 0 and stop_loss_ticks < lower_ticks),
  sells_on_stop        boolean not null,
  state                text    not null check (state in ('TO_RUN', 'RUNNING', 'SUSPENDED', 'STOPPED_MANUAL', 'STOPPED_TP', 'STOPPED_SL', 'FAILED')),
  -- What is being done, and is done again after whatever interrupts it; null where it is at rest.
  step                 text    check (step in ('FUNDING', 'BUYING', 'CANCELLING', 'SELLING', 'RETURNING')),
  step_at_ms           bigint  not null,
  reason               text    check (reason in ('SLIPPAGE', 'PRICE_LEFT', 'MARKET_CLOSED', 'FROZEN', 'REFUSED', 'STAFF')),
  -- What it was started with, written down before anything is bought.
  start_ticks          int,
  worst_ticks          int,
  skip                 int,
  lots                 bigint,
  buy_lots             bigint,
  investment_minor     numeric(38, 0) check (investment_minor >= 0),
  -- Of matched pairs, minor units of quote.
  grid_profit_minor    numeric(38, 0) not null default 0,
  pairs                int     not null default 0 check (pairs >= 0),
  -- How it ends: whether the base coin is sold, how much of it, and what goes back.
  sells                boolean,
  stop_lots            bigint,
  returned_quote_minor numeric(38, 0) check (returned_quote_minor >= 0),
  returned_base_minor  numeric(38, 0) check (returned_base_minor >= 0),
  end_ticks            int,
  created_at_ms        bigint  not null,
  started_at_ms        bigint,
  ended_at_ms          bigint,
  unique (uid, number),
  unique (uid, request_id),
  check ((trigger_ticks is null) = (trigger_side is null)),
  check (state <> 'RUNNING' or (lots > 0 and start_ticks > 0))
);
create index strategy_of_person on grid.strategy (uid, created_at_ms desc, id desc);
create index strategy_by_time on grid.strategy (created_at_ms desc, id desc);
-- What a price that moved has to look at, and nothing else.
create index strategy_take_profit on grid.strategy (market, take_profit_ticks) where state in ('RUNNING', 'SUSPENDED') and take_profit_ticks is not null;
create index strategy_stop_loss on grid.strategy (market, stop_loss_ticks) where state in ('RUNNING', 'SUSPENDED') and stop_loss_ticks is not null;
create index strategy_trigger on grid.strategy (market, trigger_side, trigger_ticks) where state = 'TO_RUN' and step is null;
create index strategy_suspended on grid.strategy (market) where state = 'SUSPENDED';
create index strategy_step on grid.strategy (step_at_ms) where step is not null;
create index strategy_running on grid.strategy (market) where state in ('TO_RUN', 'RUNNING', 'SUSPENDED');

-- One grid between two levels, and the order that stands for it.
create table grid.cell (
  grid_id       uuid    not null references grid.strategy (id),
  cell          int     not null check (cell >= 0),
  market        int     not null,
  side          text    not null check (side in ('buy', 'sell')),
  -- Its two levels, and at which of them its order stands now.
  buy_ticks     int     not null check (buy_ticks > 0),
  sell_ticks    int     not null check (sell_ticks > buy_ticks),
  ticks         int     not null,
  -- Counts its orders; with the cell it is the name under which the trading core is asked, so that nothing is ever asked twice.
  turn          int     not null check (turn >= 0),
  -- What the order before it paid or received, where the two make a pair.
  paired_minor  numeric(38, 0),
  -- What of this turn has traded in an order that ended without the rest.
  done_lots        bigint not null default 0 check (done_lots >= 0),
  done_quote_minor numeric(38, 0) not null default 0,
  done_fee_minor   numeric(38, 0) not null default 0,
  state         text    not null check (state in ('TO_PLACE', 'PLACED', 'WAITING')),
  -- Why the trading core does not take its order now.
  wait_reason   text    check (wait_reason in ('BAND', 'FUNDS', 'HALT', 'SELF')),
  updated_at_ms bigint  not null,
  primary key (grid_id, cell),
  check (ticks = case side when 'buy' then buy_ticks else sell_ticks end),
  check ((state = 'WAITING') = (wait_reason is not null))
) with (fillfactor = 70);
create index cell_to_place on grid.cell (updated_at_ms) where state = 'TO_PLACE';
create index cell_waiting on grid.cell (market, wait_reason, ticks) where state = 'WAITING';

-- Orders that have traded, each once. Rows are only added.
create table grid.fill (
  grid_id      uuid    not null references grid.strategy (id),
  order_id     bigint  not null,
  kind         text    not null check (kind in ('start', 'level', 'stop')),
  -- The level that it stood at; null for what was bought at the start or sold at the end.
  level        int,
  side         text    not null check (side in ('buy', 'sell')),
  lots         bigint  not null check (lots > 0),
  quote_minor  numeric(38, 0) not null check (quote_minor >= 0),
  fee_minor    numeric(38, 0) not null check (fee_minor >= 0),
  profit_minor numeric(38, 0),
  at_ms        bigint  not null,
  primary key (grid_id, order_id)
);

-- How far the trades have been answered.
create table grid.progress (
  only_row boolean primary key default true check (only_row),
  sequence bigint not null
);
insert into grid.progress (sequence) values (0);

grant usage on schema grid to bourse_app;
grant select, insert, update, delete on grid.strategy, grid.cell to bourse_app;
grant select, insert on grid.fill to bourse_app;
grant select, update on grid.progress to bourse_app;
