-- The schema "pricing" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table hourly_quote (
  kind text not null,
  code text not null,
  hour integer not null,
  price_e8 numeric(38,0) not null,
  constraint hourly_quote_pkey PRIMARY KEY (kind, code, hour),
  constraint hourly_quote_price_e8_check CHECK ((price_e8 > (0)::numeric))
);
grant insert, select to bourse_app;

create table minute_quote (
  asset text not null,
  minute integer not null,
  price_e8 numeric(38,0) not null,
  constraint minute_quote_pkey PRIMARY KEY (asset, minute),
  constraint minute_quote_price_e8_check CHECK ((price_e8 > (0)::numeric))
);
grant delete, insert, select to bourse_app;

create table quote (
  kind text not null,
  code text not null,
  price_e8 numeric(38,0) not null,
  at_ms bigint not null,
  constraint quote_pkey PRIMARY KEY (kind, code),
  constraint quote_code_check CHECK ((code ~ '^[A-Z0-9]{2,12}$'::text)),
  constraint quote_kind_check CHECK ((kind = ANY (ARRAY['asset'::text, 'fiat'::text]))),
  constraint quote_price_e8_check CHECK ((price_e8 > (0)::numeric))
);
grant insert, select, update to bourse_app;
