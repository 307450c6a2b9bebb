-- The schema "grid" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table cell (
  grid_id uuid not null,
  cell integer not null,
  market integer not null,
  side text not null,
  buy_ticks integer not null,
  sell_ticks integer not null,
  ticks integer not null,
  turn integer not null,
  paired_minor numeric(38,0),
  done_lots bigint default 0 not null,
  done_quote_minor numeric(38,0) default 0 not null,
  done_fee_minor numeric(38,0) default 0 not null,
  state text not null,
  wait_reason text,
  updated_at_ms bigint not null,
  constraint cell_pkey PRIMARY KEY (grid_id, cell),
  constraint cell_buy_ticks_check CHECK ((buy_ticks > 0)),
  constraint cell_cell_check CHECK ((cell >= 0)),
  constraint cell_check CHECK ((sell_ticks > buy_ticks)),
  constraint cell_check1 CHECK ((ticks =
CASE side
    WHEN 'buy'::text THEN buy_ticks
    ELSE sell_ticks
END)),
  constraint cell_check2 CHECK (((state = 'WAITING'::text) = (wait_reason IS NOT NULL))),
  constraint cell_done_lots_check CHECK ((done_lots >= 0)),
  constraint cell_grid_id_fkey FOREIGN KEY (grid_id) REFERENCES grid.strategy(id),
  constraint cell_side_check CHECK ((side = ANY (ARRAY['buy'::text, 'sell'::text]))),
  constraint cell_state_check CHECK ((state = ANY (ARRAY['TO_PLACE'::text, 'PLACED'::text, 'WAITING'::text]))),
  constraint cell_turn_check CHECK ((turn >= 0)),
  constraint cell_wait_reason_check CHECK ((wait_reason = ANY (ARRAY['BAND'::text, 'FUNDS'::text, 'HALT'::text, 'SELF'::text])))
);
CREATE INDEX cell_to_place ON grid.cell USING btree (updated_at_ms) WHERE (state = 'TO_PLACE'::text);
CREATE INDEX cell_waiting ON grid.cell USING btree (market, wait_reason, ticks) WHERE (state = 'WAITING'::text);
grant delete, insert, select, update to bourse_app;

create table fill (
  grid_id uuid not null,
  order_id bigint not null,
  kind text not null,
  level integer,
  side text not null,
  lots bigint not null,
  quote_minor numeric(38,0) not null,
  fee_minor numeric(38,0) not null,
  profit_minor numeric(38,0),
  at_ms bigint not null,
  constraint fill_pkey PRIMARY KEY (grid_id, order_id),
  constraint fill_fee_minor_check CHECK ((fee_minor >= (0)::numeric)),
  constraint fill_grid_id_fkey FOREIGN KEY (grid_id) REFERENCES grid.strategy(id),
  constraint fill_kind_check CHECK ((kind = ANY (ARRAY['start'::text, 'level'::text, 'stop'::text]))),
  constraint fill_lots_check CHECK ((lots > 0)),
  constraint fill_quote_minor_check CHECK ((quote_minor >= (0)::numeric)),
  constraint fill_side_check CHECK ((side = ANY (ARRAY['buy'::text, 'sell'::text])))
);
grant insert, select to bourse_app;

create table progress (
  only_row boolean default true not null,
  sequence bigint not null,
  constraint progress_pkey PRIMARY KEY (only_row),
  constraint progress_only_row_check CHECK (only_row)
);
grant select, update to bourse_app;

create table strategy (
  id uuid not null,
  uid text not null,
  number integer not null,
  account bigint not null,
  request_id uuid not null,
  input_hash text not null,
  market integer not null,
  mode text not null,
  lower_ticks integer not null,
  upper_ticks integer not null,
  grids integer not null,
  quote_minor numeric(38,0) not null,
  base_minor numeric(38,0) not null,
  fee_ppm integer not null,
  trigger_ticks integer,
  trigger_side text,
  take_profit_ticks integer,
  stop_loss_ticks integer,
  sells_on_stop boolean not null,
  state text not null,
  step text,
  step_at_ms bigint not null,
  reason text,
  start_ticks integer,
  worst_ticks integer,
  skip integer,
  lots bigint,
  buy_lots bigint,
  investment_minor numeric(38,0),
  grid_profit_minor numeric(38,0) default 0 not null,
  pairs integer default 0 not null,
  sells boolean,
  stop_lots bigint,
  returned_quote_minor numeric(38,0),
  returned_base_minor numeric(38,0),
  end_ticks integer,
  created_at_ms bigint not null,
  started_at_ms bigint,
  ended_at_ms bigint,
  constraint strategy_pkey PRIMARY KEY (id),
  constraint strategy_account_key UNIQUE (account),
  constraint strategy_base_minor_check CHECK ((base_minor >= (0)::numeric)),
  constraint strategy_check CHECK ((upper_ticks > lower_ticks)),
  constraint strategy_check1 CHECK ((take_profit_ticks > upper_ticks)),
  constraint strategy_check2 CHECK (((stop_loss_ticks > 0) AND (stop_loss_ticks < lower_ticks))),
  constraint strategy_check3 CHECK (((trigger_ticks IS NULL) = (trigger_side IS NULL))),
  constraint strategy_check4 CHECK (((state <> 'RUNNING'::text) OR ((lots > 0) AND (start_ticks > 0)))),
  constraint strategy_fee_ppm_check CHECK ((fee_ppm >= 0)),
  constraint strategy_grids_check CHECK (((grids >= 2) AND (grids <= 200))),
  constraint strategy_investment_minor_check CHECK ((investment_minor >= (0)::numeric)),
  constraint strategy_lower_ticks_check CHECK ((lower_ticks > 0)),
  constraint strategy_mode_check CHECK ((mode = ANY (ARRAY['arithmetic'::text, 'geometric'::text]))),
  constraint strategy_number_check CHECK ((number > 0)),
  constraint strategy_pairs_check CHECK ((pairs >= 0)),
  constraint strategy_quote_minor_check CHECK ((quote_minor >= (0)::numeric)),
  constraint strategy_reason_check CHECK ((reason = ANY (ARRAY['SLIPPAGE'::text, 'PRICE_LEFT'::text, 'FROZEN'::text, 'REFUSED'::text, 'STAFF'::text]))),
  constraint strategy_returned_base_minor_check CHECK ((returned_base_minor >= (0)::numeric)),
  constraint strategy_returned_quote_minor_check CHECK ((returned_quote_minor >= (0)::numeric)),
  constraint strategy_state_check CHECK ((state = ANY (ARRAY['TO_RUN'::text, 'RUNNING'::text, 'SUSPENDED'::text, 'STOPPED_MANUAL'::text, 'STOPPED_TP'::text, 'STOPPED_SL'::text, 'FAILED'::text]))),
  constraint strategy_step_check CHECK ((step = ANY (ARRAY['FUNDING'::text, 'BUYING'::text, 'CANCELLING'::text, 'SELLING'::text, 'RETURNING'::text]))),
  constraint strategy_trigger_side_check CHECK ((trigger_side = ANY (ARRAY['above'::text, 'below'::text]))),
  constraint strategy_trigger_ticks_check CHECK ((trigger_ticks > 0)),
  constraint strategy_uid_number_key UNIQUE (uid, number),
  constraint strategy_uid_request_id_key UNIQUE (uid, request_id)
);
CREATE INDEX strategy_by_time ON grid.strategy USING btree (created_at_ms DESC, id DESC);
CREATE INDEX strategy_live ON grid.strategy USING btree (id) WHERE (state = ANY (ARRAY['RUNNING'::text, 'SUSPENDED'::text]));
CREATE INDEX strategy_of_person ON grid.strategy USING btree (uid, created_at_ms DESC, id DESC);
CREATE INDEX strategy_running ON grid.strategy USING btree (market) WHERE (state = ANY (ARRAY['TO_RUN'::text, 'RUNNING'::text, 'SUSPENDED'::text]));
CREATE INDEX strategy_step ON grid.strategy USING btree (step_at_ms) WHERE (step IS NOT NULL);
CREATE INDEX strategy_stop_loss ON grid.strategy USING btree (market, stop_loss_ticks) WHERE ((state = ANY (ARRAY['RUNNING'::text, 'SUSPENDED'::text])) AND (stop_loss_ticks IS NOT NULL));
CREATE INDEX strategy_suspended ON grid.strategy USING btree (market) WHERE (state = 'SUSPENDED'::text);
CREATE INDEX strategy_take_profit ON grid.strategy USING btree (market, take_profit_ticks) WHERE ((state = ANY (ARRAY['RUNNING'::text, 'SUSPENDED'::text])) AND (take_profit_ticks IS NOT NULL));
CREATE INDEX strategy_trigger ON grid.strategy USING btree (market, trigger_side, trigger_ticks) WHERE ((state = 'TO_RUN'::text) AND (step IS NULL));
grant delete, insert, select, update to bourse_app;
