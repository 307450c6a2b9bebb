-- The schema "spot" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table basket (
  token text not null,
  version integer not null,
  position_e18 numeric(38,0) not null,
  loan_e18 numeric(38,0) not null,
  price_e18 numeric(38,0) not null,
  reason text not null,
  at_ms bigint not null,
  constraint basket_pkey PRIMARY KEY (token, version),
  constraint basket_price_e18_check CHECK ((price_e18 > (0)::numeric)),
  constraint basket_reason_check CHECK ((reason = ANY (ARRAY['start'::text, 'daily'::text, 'irregular'::text, 'fee'::text, 'merge'::text]))),
  constraint basket_token_fkey FOREIGN KEY (token) REFERENCES spot.leveraged_token(token),
  constraint basket_version_check CHECK ((version > 0))
);
grant insert, select to bourse_app;

create table fee_rate (
  version integer not null,
  level integer not null,
  maker_ppm integer not null,
  taker_ppm integer not null,
  constraint fee_rate_pkey PRIMARY KEY (version, level),
  constraint fee_rate_level_check CHECK (((level >= 0) AND (level <= 6))),
  constraint fee_rate_maker_ppm_check CHECK (((maker_ppm >= 0) AND (maker_ppm <= 1000000))),
  constraint fee_rate_taker_ppm_check CHECK (((taker_ppm >= 0) AND (taker_ppm <= 1000000))),
  constraint fee_rate_version_check CHECK ((version > 0))
);
grant insert, select to bourse_app;

create table leveraged_token (
  token text not null,
  underlying text not null,
  leverage integer not null,
  daily_fee_ppm integer not null,
  created_at_ms bigint not null,
  constraint leveraged_token_pkey PRIMARY KEY (token),
  constraint leveraged_token_daily_fee_ppm_check CHECK (((daily_fee_ppm >= 0) AND (daily_fee_ppm <= 1000000))),
  constraint leveraged_token_leverage_check CHECK ((leverage <> 0))
);
grant insert, select to bourse_app;

create table market (
  market integer not null,
  symbol text not null,
  base text not null,
  quote text not null,
  kind text not null,
  price_scale integer not null,
  tick numeric(38,0) not null,
  lot_minor numeric(38,0) not null,
  min_notional_minor numeric(38,0) not null,
  band_ppm integer not null,
  is_quiet boolean default false not null,
  sort integer not null,
  created_at_ms bigint not null,
  constraint market_pkey PRIMARY KEY (market),
  constraint market_band_ppm_check CHECK (((band_ppm >= 0) AND (band_ppm <= 1000000))),
  constraint market_check CHECK ((symbol = ((base || '_'::text) || quote))),
  constraint market_check1 CHECK ((quote <> base)),
  constraint market_kind_check CHECK ((kind = ANY (ARRAY['spot'::text, 'etf'::text]))),
  constraint market_lot_minor_check CHECK ((lot_minor > (0)::numeric)),
  constraint market_market_check CHECK (((market >= 1) AND (market <= 65535))),
  constraint market_min_notional_minor_check CHECK ((min_notional_minor > (0)::numeric)),
  constraint market_price_scale_check CHECK (((price_scale >= 0) AND (price_scale <= 18))),
  constraint market_symbol_key UNIQUE (symbol),
  constraint market_tick_check CHECK ((tick > (0)::numeric))
);
grant insert, select to bourse_app;

create table market_maker (
  uid text not null,
  name text not null,
  created_at_ms bigint not null,
  constraint market_maker_pkey PRIMARY KEY (uid),
  constraint market_maker_name_key UNIQUE (name),
  constraint market_maker_uid_check CHECK ((uid ~ '^[1-9][0-9]{8}$'::text))
);
grant insert, select to bourse_app;

create table token_merge (
  id uuid not null,
  token text not null,
  ratio integer not null,
  state text not null,
  announced_at_ms bigint not null,
  due_at_ms bigint not null,
  booked_at_ms bigint,
  chart_market integer default 0 not null,
  chart_step text default ''::text not null,
  chart_open_at_ms bigint default 0 not null,
  booked_sequence bigint,
  constraint token_merge_pkey PRIMARY KEY (id),
  constraint token_merge_check CHECK ((due_at_ms > announced_at_ms)),
  constraint token_merge_check1 CHECK (((booked_at_ms IS NOT NULL) = (state = ANY (ARRAY['booked'::text, 'charted'::text, 'priced'::text, 'done'::text])))),
  constraint token_merge_check2 CHECK (((booked_sequence IS NULL) = (booked_at_ms IS NULL))),
  constraint token_merge_ratio_check CHECK ((ratio > 1)),
  constraint token_merge_state_check CHECK ((state = ANY (ARRAY['announced'::text, 'stopping'::text, 'planned'::text, 'booked'::text, 'charted'::text, 'priced'::text, 'done'::text]))),
  constraint token_merge_token_fkey FOREIGN KEY (token) REFERENCES spot.leveraged_token(token)
);
CREATE UNIQUE INDEX token_merge_under_way ON spot.token_merge USING btree (token) WHERE (state <> 'done'::text);
grant insert, select, update to bourse_app;

create table token_merge_notice (
  merge_id uuid not null,
  kind text not null,
  uid text not null,
  constraint token_merge_notice_pkey PRIMARY KEY (merge_id, kind, uid),
  constraint token_merge_notice_kind_check CHECK ((kind = ANY (ARRAY['spot.mergeAnnounced'::text, 'spot.merged'::text]))),
  constraint token_merge_notice_merge_id_fkey FOREIGN KEY (merge_id) REFERENCES spot.token_merge(id)
);
grant delete, insert, select, update to bourse_app;

create table token_merge_share (
  merge_id uuid not null,
  account bigint not null,
  before_minor numeric(38,0) not null,
  after_minor numeric(38,0) not null,
  constraint token_merge_share_pkey PRIMARY KEY (merge_id, account),
  constraint token_merge_share_before_minor_check CHECK ((before_minor > (0)::numeric)),
  constraint token_merge_share_check CHECK (((after_minor >= (0)::numeric) AND (after_minor <= before_minor))),
  constraint token_merge_share_merge_id_fkey FOREIGN KEY (merge_id) REFERENCES spot.token_merge(id)
);
grant insert, select to bourse_app;
