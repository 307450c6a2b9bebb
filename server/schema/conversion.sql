-- The schema "conversion" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table desk (
  id integer not null,
  constraint desk_pkey PRIMARY KEY (id),
  constraint desk_id_check CHECK ((id = 1))
);
grant select, update to bourse_app;

create table quote (
  id uuid not null,
  uid text not null,
  created_at_ms bigint not null,
  expires_at_ms bigint not null,
  constraint quote_pkey PRIMARY KEY (id),
  constraint quote_check CHECK ((expires_at_ms > created_at_ms))
);
CREATE INDEX quote_by_time ON conversion.quote USING btree (created_at_ms);
grant delete, insert, select to bourse_app;

create table quote_leg (
  quote_id uuid not null,
  place integer not null,
  asset text not null,
  amount_minor numeric(38,0) not null,
  price_units numeric(38,0) not null,
  price_scale integer not null,
  gross_minor numeric(38,0) not null,
  fee_minor numeric(38,0) not null,
  gets_minor numeric(38,0) not null,
  rounding_minor numeric(38,0) not null,
  constraint quote_leg_pkey PRIMARY KEY (quote_id, place),
  constraint quote_leg_amount_minor_check CHECK ((amount_minor > (0)::numeric)),
  constraint quote_leg_asset_check CHECK ((asset <> 'USDT'::text)),
  constraint quote_leg_check CHECK ((gross_minor = ((fee_minor + gets_minor) + rounding_minor))),
  constraint quote_leg_fee_minor_check CHECK ((fee_minor >= (0)::numeric)),
  constraint quote_leg_gets_minor_check CHECK ((gets_minor > (0)::numeric)),
  constraint quote_leg_gross_minor_check CHECK ((gross_minor > (0)::numeric)),
  constraint quote_leg_price_scale_check CHECK (((price_scale >= 0) AND (price_scale <= 38))),
  constraint quote_leg_price_units_check CHECK ((price_units > (0)::numeric)),
  constraint quote_leg_quote_id_asset_key UNIQUE (quote_id, asset),
  constraint quote_leg_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES conversion.quote(id) ON DELETE CASCADE,
  constraint quote_leg_rounding_minor_check CHECK (((rounding_minor >= (0)::numeric) AND (rounding_minor <= (2)::numeric)))
);
grant delete, insert, select to bourse_app;

create table run (
  id uuid not null,
  uid text not null,
  request_id text not null,
  quote_id uuid not null,
  entry_id text not null,
  created_at_ms bigint not null,
  constraint run_pkey PRIMARY KEY (id),
  constraint run_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES conversion.quote(id),
  constraint run_quote_id_key UNIQUE (quote_id),
  constraint run_uid_request_id_key UNIQUE (uid, request_id)
);
CREATE INDEX run_of_person ON conversion.run USING btree (uid, created_at_ms DESC);
grant insert, select to bourse_app;
