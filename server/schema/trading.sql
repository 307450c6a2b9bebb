-- The schema "trading" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table amendment (
  sequence bigint not null,
  order_id bigint not null,
  account bigint not null,
  market integer not null,
  lots_before bigint not null,
  lots bigint not null,
  at_ms bigint not null,
  constraint amendment_pkey PRIMARY KEY (sequence)
);
CREATE INDEX amendment_of_order ON trading.amendment USING btree (order_id, sequence);
grant insert, select to bourse_app;

create table asset (
  number integer not null,
  asset text not null,
  constraint asset_pkey PRIMARY KEY (number),
  constraint asset_asset_key UNIQUE (asset),
  constraint asset_number_check CHECK ((number > 0))
);
grant insert, select to bourse_app;

create table balance (
  account bigint not null,
  asset integer not null,
  available_minor numeric(38,0) not null,
  held_minor numeric(38,0) not null,
  constraint balance_pkey PRIMARY KEY (account, asset),
  constraint balance_asset_fkey FOREIGN KEY (asset) REFERENCES trading.asset(number),
  constraint balance_available_minor_check CHECK (((available_minor >= (0)::numeric) AND (available_minor < '100000000000000000000000000000000000000'::numeric))),
  constraint balance_held_minor_check CHECK (((held_minor >= (0)::numeric) AND (held_minor < '100000000000000000000000000000000000000'::numeric)))
);
grant delete, insert, select, update to bourse_app;

create table fee (
  version integer not null,
  level integer not null,
  maker_ppm integer not null,
  taker_ppm integer not null,
  constraint fee_pkey PRIMARY KEY (version, level)
);
grant insert, select to bourse_app;

create table fee_level (
  account bigint not null,
  level integer not null,
  constraint fee_level_pkey PRIMARY KEY (account)
);
grant delete, insert, select, update to bourse_app;

create table forgotten (
  account bigint not null,
  market integer not null,
  lots numeric(38,0) not null,
  units numeric(38,0) not null,
  fee_minor numeric(38,0) not null,
  constraint forgotten_pkey PRIMARY KEY (account, market),
  constraint forgotten_fee_minor_check CHECK ((fee_minor >= (0)::numeric)),
  constraint forgotten_lots_check CHECK ((lots > (0)::numeric)),
  constraint forgotten_units_check CHECK ((units > (0)::numeric))
);
grant insert, select, update to bourse_app;

create table kline (
  market integer not null,
  step text not null,
  open_at_ms bigint not null,
  open_ticks bigint not null,
  high_ticks bigint not null,
  low_ticks bigint not null,
  close_ticks bigint not null,
  trade_count bigint not null,
  base_lots numeric(38,0) not null,
  quote_minor numeric(38,0) not null,
  taker_buy_lots numeric(38,0) not null,
  taker_buy_quote_minor numeric(38,0) not null,
  is_imported boolean default false not null,
  constraint kline_pkey PRIMARY KEY (market, step, open_at_ms)
);
grant delete, insert, select, update to bourse_app;

create table leader (
  only_row boolean default true not null,
  epoch bigint not null,
  address text,
  constraint leader_pkey PRIMARY KEY (only_row),
  constraint leader_only_row_check CHECK (only_row)
);
grant delete, insert, select, update to bourse_app;

create table market (
  market integer not null,
  base integer not null,
  quote integer not null,
  lot_minor numeric(38,0) not null,
  unit_minor numeric(38,0) not null,
  min_notional_units bigint not null,
  band_ppm integer not null,
  is_halted boolean default false not null,
  reference_ticks integer default 0 not null,
  last_ticks integer default 0 not null,
  trade_count bigint default 0 not null,
  taken_for integer default 0 not null,
  due_high_ticks integer default 0 not null,
  due_low_ticks integer default 0 not null,
  buy_trail text default ''::text not null,
  sell_trail text default ''::text not null,
  constraint market_pkey PRIMARY KEY (market),
  constraint market_base_fkey FOREIGN KEY (base) REFERENCES trading.asset(number),
  constraint market_quote_fkey FOREIGN KEY (quote) REFERENCES trading.asset(number)
);
grant delete, insert, select, update to bourse_app;

create table order (
  id bigint not null,
  account bigint not null,
  market integer not null,
  is_buy boolean not null,
  is_market boolean not null,
  time_in_force text not null,
  is_post_only boolean not null,
  trigger text not null,
  is_waiting boolean not null,
  ticks integer not null,
  stop_ticks integer not null,
  lots bigint not null,
  quote_units bigint not null,
  client_id text not null,
  priority bigint not null,
  fee_version integer not null,
  fee_level integer not null,
  traded_lots bigint default 0 not null,
  traded_units numeric(38,0) default 0 not null,
  fee_minor numeric(38,0) default 0 not null,
  close_reason text,
  created_at_ms bigint not null,
  updated_at_ms bigint not null,
  closed_at_ms bigint,
  fee_from text default 'quote'::text not null,
  self_trade text default 'refuse'::text not null,
  list_id bigint default 0 not null,
  is_pending boolean default false not null,
  close_refusal text,
  display_lots bigint default 0 not null,
  hidden_lots bigint default 0 not null,
  trail_bps integer default 0 not null,
  tracking_at_ms bigint default 0 not null,
  constraint order_pkey PRIMARY KEY (id),
  constraint order_close_reason_check CHECK ((close_reason = ANY (ARRAY['filled'::text, 'cancelled'::text, 'expired'::text, 'selfTrade'::text, 'outsideBand'::text, 'listEnded'::text, 'notPlaced'::text]))),
  constraint order_fee_from_check CHECK ((fee_from = ANY (ARRAY['quote'::text, 'received'::text]))),
  constraint order_self_trade_check CHECK ((self_trade = ANY (ARRAY['refuse'::text, 'none'::text, 'expireTaker'::text, 'expireMaker'::text, 'expireBoth'::text]))),
  constraint order_time_in_force_check CHECK ((time_in_force = ANY (ARRAY['gtc'::text, 'ioc'::text, 'fok'::text]))),
  constraint order_trigger_check CHECK ((trigger = ANY (ARRAY['none'::text, 'above'::text, 'below'::text])))
);
CREATE INDEX order_client_id ON trading."order" USING btree (account, client_id) WHERE (client_id <> ''::text);
CREATE INDEX order_of_account ON trading."order" USING btree (account, id DESC);
CREATE INDEX order_open_of_account ON trading."order" USING btree (account, id DESC) WHERE (closed_at_ms IS NULL);
grant delete, insert, select, update to bourse_app;

create table order_list (
  id bigint not null,
  account bigint not null,
  market integer not null,
  contingency text not null,
  client_id text not null,
  created_at_ms bigint not null,
  constraint order_list_pkey PRIMARY KEY (id),
  constraint order_list_contingency_check CHECK ((contingency = ANY (ARRAY['oco'::text, 'oto'::text, 'otoco'::text])))
);
CREATE INDEX order_list_client_id ON trading.order_list USING btree (account, client_id) WHERE (client_id <> ''::text);
CREATE INDEX order_list_of_account ON trading.order_list USING btree (account, id DESC);
grant insert, select to bourse_app;

create table prevented (
  id bigint not null,
  market integer not null,
  account bigint not null,
  maker_order bigint not null,
  taker_order bigint not null,
  ticks integer not null,
  maker_lots bigint not null,
  taker_lots bigint not null,
  self_trade text not null,
  sequence bigint not null,
  at_ms bigint not null,
  constraint prevented_pkey PRIMARY KEY (id),
  constraint prevented_self_trade_check CHECK ((self_trade = ANY (ARRAY['none'::text, 'expireTaker'::text, 'expireMaker'::text, 'expireBoth'::text])))
);
CREATE INDEX prevented_of_account ON trading.prevented USING btree (account, market, id);
CREATE INDEX prevented_of_maker ON trading.prevented USING btree (maker_order, id);
CREATE INDEX prevented_of_taker ON trading.prevented USING btree (taker_order, id);
grant insert, select to bourse_app;

create table progress (
  only_row boolean default true not null,
  sequence bigint not null,
  hash bytea not null,
  at_ms bigint not null,
  next_id bigint not null,
  constraint progress_pkey PRIMARY KEY (only_row),
  constraint progress_hash_check CHECK ((octet_length(hash) = 32)),
  constraint progress_only_row_check CHECK (only_row)
);
grant delete, insert, select, update to bourse_app;

create table remembered (
  id bigint not null,
  account bigint not null,
  kind integer not null,
  text text not null,
  content bigint not null,
  constraint remembered_pkey PRIMARY KEY (id)
);
grant delete, insert, select, update to bourse_app;

create table trade (
  market integer not null,
  trade_id bigint not null,
  sequence bigint not null,
  at_ms bigint not null,
  ticks integer not null,
  lots bigint not null,
  is_buyer_taker boolean not null,
  maker_order bigint not null,
  taker_order bigint not null,
  maker_account bigint not null,
  taker_account bigint not null,
  maker_fee_minor numeric(38,0) not null,
  taker_fee_minor numeric(38,0) not null,
  maker_fee_version integer not null,
  taker_fee_version integer not null,
  is_buyer_fee_in_base boolean default false not null,
  constraint trade_pkey PRIMARY KEY (market, trade_id)
);
CREATE INDEX trade_by_time ON trading.trade USING btree (market, at_ms);
CREATE INDEX trade_of_maker ON trading.trade USING btree (maker_account, sequence DESC, market, trade_id);
CREATE INDEX trade_of_maker_order ON trading.trade USING btree (maker_order, sequence DESC);
CREATE INDEX trade_of_taker ON trading.trade USING btree (taker_account, sequence DESC, market, trade_id);
CREATE INDEX trade_of_taker_order ON trading.trade USING btree (taker_order, sequence DESC);
grant insert, select to bourse_app;

create table transfer (
  number bigint not null,
  transfer_id text not null,
  account bigint not null,
  asset integer not null,
  amount_minor numeric(38,0) not null,
  is_credit boolean not null,
  sequence bigint not null,
  at_ms bigint not null,
  constraint transfer_pkey PRIMARY KEY (number),
  constraint transfer_asset_fkey FOREIGN KEY (asset) REFERENCES trading.asset(number)
);
CREATE INDEX transfer_by_id ON trading.transfer USING btree (account, transfer_id);
CREATE INDEX transfer_by_sequence ON trading.transfer USING btree (account, sequence DESC);
grant insert, select to bourse_app;

CREATE OR REPLACE FUNCTION trading.sequence_at(p_at_ms bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  v_low bigint := 1;
  v_high bigint;
  v_middle bigint;
  r record;
begin
  select coalesce(max(first_sequence), 0) + 1 into v_high from journal.row;
  while v_low < v_high loop
    v_middle := (v_low + v_high) / 2;
    select first_sequence, command_count, at_ms into r from journal.row where first_sequence >= v_middle order by first_sequence limit 1;
    if not found or r.at_ms >= p_at_ms then
      v_high := v_middle;
    else
      v_low := r.first_sequence + r.command_count;
    end if;
  end loop;
  return v_low;
end
$function$
;
