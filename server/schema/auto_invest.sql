-- The schema "auto_invest" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table close (
  asset text not null,
  day integer not null,
  price_units numeric(38,0) not null,
  is_demo boolean not null,
  loaded_at_ms bigint not null,
  constraint close_pkey PRIMARY KEY (asset, day),
  constraint close_day_check CHECK ((day >= 0)),
  constraint close_price_units_check CHECK ((price_units > (0)::numeric))
);
grant insert, select to bourse_app;
grant update (is_demo, loaded_at_ms, price_units) to bourse_app;

create table leg (
  run_id uuid not null,
  place integer not null,
  asset text not null,
  percent integer not null,
  planned_minor numeric(38,0) not null,
  status text not null,
  reason text,
  client_id uuid not null,
  market integer,
  index_ticks integer,
  limit_ticks integer,
  order_id bigint,
  spent_minor numeric(38,0) default 0 not null,
  gross_minor numeric(38,0) default 0 not null,
  fee_minor numeric(38,0) default 0 not null,
  earn text,
  earn_id uuid not null,
  constraint leg_pkey PRIMARY KEY (run_id, place),
  constraint leg_check CHECK (((fee_minor >= (0)::numeric) AND (fee_minor <= gross_minor))),
  constraint leg_earn_check CHECK ((earn = ANY (ARRAY['WAITING'::text, 'MOVED'::text, 'KEPT'::text]))),
  constraint leg_gross_minor_check CHECK ((gross_minor >= (0)::numeric)),
  constraint leg_index_ticks_check CHECK ((index_ticks > 0)),
  constraint leg_limit_ticks_check CHECK ((limit_ticks > 0)),
  constraint leg_percent_check CHECK (((percent >= 1) AND (percent <= 100))),
  constraint leg_place_check CHECK (((place >= 0) AND (place <= 4))),
  constraint leg_planned_minor_check CHECK ((planned_minor > (0)::numeric)),
  constraint leg_reason_check CHECK ((reason = ANY (ARRAY['HALTED'::text, 'NO_INDEX'::text, 'GUARD'::text, 'OWN_ORDER'::text, 'TOO_SMALL'::text, 'INSUFFICIENT'::text, 'FROZEN'::text, 'REFUSED'::text]))),
  constraint leg_run_id_fkey FOREIGN KEY (run_id) REFERENCES auto_invest.run(id),
  constraint leg_spent_minor_check CHECK ((spent_minor >= (0)::numeric)),
  constraint leg_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'DONE'::text, 'PARTIAL'::text, 'UNFILLED'::text, 'SKIPPED'::text])))
);
CREATE UNIQUE INDEX leg_of_order ON auto_invest.leg USING btree (order_id) WHERE (order_id IS NOT NULL);
grant delete, insert, select to bourse_app;
grant update (earn, fee_minor, gross_minor, index_ticks, limit_ticks, market, order_id, reason, spent_minor, status) to bourse_app;

create table plan (
  id uuid not null,
  uid text not null,
  state text not null,
  assets text[] not null,
  percents integer[] not null,
  amount_minor numeric(38,0) not null,
  period text not null,
  weekday integer,
  day integer,
  hour integer not null,
  zone text not null,
  auto_transfer boolean not null,
  moves_to_earn boolean not null,
  tells_success boolean not null,
  next_run_ms bigint,
  warned_ms bigint,
  insufficient_in_row integer default 0 not null,
  created_at_ms bigint not null,
  deleted_at_ms bigint,
  request_id uuid not null,
  input_hash text not null,
  constraint plan_pkey PRIMARY KEY (id),
  constraint plan_amount_minor_check CHECK ((amount_minor > (0)::numeric)),
  constraint plan_assets_check CHECK (((cardinality(assets) >= 1) AND (cardinality(assets) <= 5))),
  constraint plan_check CHECK ((cardinality(percents) = cardinality(assets))),
  constraint plan_check1 CHECK ((((period = 'week'::text) = (weekday IS NOT NULL)) AND ((period = 'month'::text) = (day IS NOT NULL)))),
  constraint plan_check2 CHECK ((((state = 'ACTIVE'::text) = (next_run_ms IS NOT NULL)) AND ((state = 'DELETED'::text) = (deleted_at_ms IS NOT NULL)))),
  constraint plan_day_check CHECK (((day >= 1) AND (day <= 31))),
  constraint plan_hour_check CHECK (((hour >= 0) AND (hour <= 23))),
  constraint plan_insufficient_in_row_check CHECK ((insufficient_in_row >= 0)),
  constraint plan_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))),
  constraint plan_state_check CHECK ((state = ANY (ARRAY['ACTIVE'::text, 'PAUSED'::text, 'DELETED'::text]))),
  constraint plan_uid_request_id_key UNIQUE (uid, request_id),
  constraint plan_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);
CREATE INDEX plan_due ON auto_invest.plan USING btree (next_run_ms, id) WHERE (state = 'ACTIVE'::text);
CREATE INDEX plan_in_order ON auto_invest.plan USING btree (created_at_ms DESC, id DESC);
CREATE INDEX plan_of_person ON auto_invest.plan USING btree (uid, created_at_ms DESC, id DESC);
grant insert, select to bourse_app;
grant update (amount_minor, assets, auto_transfer, day, deleted_at_ms, hour, insufficient_in_row, moves_to_earn, next_run_ms, percents, period, state, tells_success, warned_ms, weekday, zone) to bourse_app;

create table run (
  id uuid not null,
  plan_id uuid not null,
  uid text not null,
  kind text not null,
  scheduled_ms bigint not null,
  starts_ms bigint not null,
  started_ms bigint,
  ended_ms bigint,
  step text not null,
  status text not null,
  reason text,
  amount_minor numeric(38,0) not null,
  auto_transfer boolean not null,
  moves_to_earn boolean not null,
  tells_success boolean not null,
  transfer_minor numeric(38,0) default 0 not null,
  transfer_id uuid not null,
  available_minor numeric(38,0),
  spent_minor numeric(38,0) default 0 not null,
  claimed_until timestamp with time zone,
  request_id uuid,
  constraint run_pkey PRIMARY KEY (id),
  constraint run_amount_minor_check CHECK ((amount_minor > (0)::numeric)),
  constraint run_available_minor_check CHECK ((available_minor >= (0)::numeric)),
  constraint run_check CHECK ((((step = 'ENDED'::text) = (status <> 'RUNNING'::text)) AND ((step = 'ENDED'::text) = (ended_ms IS NOT NULL)))),
  constraint run_check1 CHECK (((kind = 'now'::text) = (request_id IS NOT NULL))),
  constraint run_kind_check CHECK ((kind = ANY (ARRAY['scheduled'::text, 'now'::text]))),
  constraint run_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES auto_invest.plan(id),
  constraint run_reason_check CHECK ((reason = ANY (ARRAY['INSUFFICIENT'::text, 'TRANSFER'::text, 'FROZEN'::text, 'NOTHING_BOUGHT'::text, 'LATE'::text, 'EXPIRED'::text]))),
  constraint run_spent_minor_check CHECK ((spent_minor >= (0)::numeric)),
  constraint run_status_check CHECK ((status = ANY (ARRAY['RUNNING'::text, 'SUCCESS'::text, 'PARTIAL'::text, 'FAILED'::text, 'MISSED'::text]))),
  constraint run_step_check CHECK ((step = ANY (ARRAY['WAITING'::text, 'MOVING'::text, 'BUYING'::text, 'EARNING'::text, 'ENDED'::text]))),
  constraint run_transfer_minor_check CHECK ((transfer_minor >= (0)::numeric))
);
CREATE INDEX run_in_order ON auto_invest.run USING btree (scheduled_ms DESC, id DESC);
CREATE INDEX run_of_person ON auto_invest.run USING btree (uid, scheduled_ms DESC, id DESC);
CREATE INDEX run_of_plan ON auto_invest.run USING btree (plan_id, scheduled_ms DESC, id DESC);
CREATE UNIQUE INDEX run_of_request ON auto_invest.run USING btree (uid, request_id) WHERE (request_id IS NOT NULL);
CREATE UNIQUE INDEX run_once ON auto_invest.run USING btree (plan_id, scheduled_ms) WHERE (kind = 'scheduled'::text);
CREATE INDEX run_open_of_person ON auto_invest.run USING btree (uid) WHERE (step <> 'ENDED'::text);
CREATE INDEX run_to_drive ON auto_invest.run USING btree (starts_ms, id) WHERE (step <> 'ENDED'::text);
grant delete, insert, select to bourse_app;
grant update (available_minor, claimed_until, ended_ms, reason, spent_minor, started_ms, status, step, transfer_minor) to bourse_app;
