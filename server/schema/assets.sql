-- The schema "assets" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table catalog_version (
  id boolean default true not null,
  version bigint default 1 not null,
  constraint catalog_version_pkey PRIMARY KEY (id),
  constraint catalog_version_id_check CHECK (id)
);
grant insert, select, update to bourse_app;

create table coin (
  asset text not null,
  name text not null,
  ledger_scale integer not null,
  display_scale integer not null,
  sort integer not null,
  updated_at_ms bigint not null,
  constraint coin_pkey PRIMARY KEY (asset),
  constraint coin_asset_check CHECK ((asset ~ '^[A-Z0-9]{2,12}$'::text)),
  constraint coin_check CHECK (((display_scale >= 0) AND (display_scale <= ledger_scale))),
  constraint coin_ledger_scale_check CHECK (((ledger_scale >= 0) AND (ledger_scale <= 18))),
  constraint coin_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);
CREATE TRIGGER coin_changed AFTER INSERT OR DELETE OR UPDATE ON assets.coin FOR EACH STATEMENT EXECUTE FUNCTION assets.catalog_changed();
grant insert, select, update to bourse_app;

create table coin_network (
  asset text not null,
  network text not null,
  standard text not null,
  contract text,
  scale integer not null,
  memo_required boolean default false not null,
  memo_pattern text,
  deposit_min_minor numeric(38,0) not null,
  withdraw_min_minor numeric(38,0) not null,
  withdraw_max_minor numeric(38,0) not null,
  withdraw_fee_minor numeric(38,0) not null,
  deposit_paused_reason text,
  deposit_paused_until_ms bigint,
  withdraw_paused_reason text,
  withdraw_paused_until_ms bigint,
  sort integer not null,
  updated_at_ms bigint not null,
  withdraw_fee_floor_minor numeric(38,0) default 0 not null,
  withdraw_min_floor_minor numeric(38,0) default 0 not null,
  constraint coin_network_pkey PRIMARY KEY (asset, network),
  constraint coin_network_asset_fkey FOREIGN KEY (asset) REFERENCES assets.coin(asset),
  constraint coin_network_check CHECK ((withdraw_max_minor >= withdraw_min_minor)),
  constraint coin_network_check1 CHECK ((withdraw_min_minor >= ((2)::numeric * withdraw_fee_minor))),
  constraint coin_network_check2 CHECK (((NOT memo_required) OR (memo_pattern IS NOT NULL))),
  constraint coin_network_deposit_min_minor_check CHECK ((deposit_min_minor >= (0)::numeric)),
  constraint coin_network_network_fkey FOREIGN KEY (network) REFERENCES assets.network(network),
  constraint coin_network_scale_check CHECK (((scale >= 0) AND (scale <= 18))),
  constraint coin_network_withdraw_fee_floor_minor_check CHECK (((withdraw_fee_floor_minor >= (0)::numeric) AND (withdraw_fee_floor_minor < '100000000000000000000000000000000000000'::numeric))),
  constraint coin_network_withdraw_fee_minor_check CHECK ((withdraw_fee_minor >= (0)::numeric)),
  constraint coin_network_withdraw_min_floor_minor_check CHECK (((withdraw_min_floor_minor >= (0)::numeric) AND (withdraw_min_floor_minor < '100000000000000000000000000000000000000'::numeric))),
  constraint coin_network_withdraw_min_minor_check CHECK ((withdraw_min_minor > (0)::numeric))
);
CREATE TRIGGER coin_network_changed AFTER INSERT OR DELETE OR UPDATE ON assets.coin_network FOR EACH STATEMENT EXECUTE FUNCTION assets.catalog_changed();
grant insert, select, update to bourse_app;

create table network (
  network text not null,
  name text not null,
  family text not null,
  block_seconds numeric not null,
  explorer_tx text,
  credit_confirmations integer not null,
  unlock_confirmations integer not null,
  deposit_paused_reason text,
  deposit_paused_until_ms bigint,
  withdraw_paused_reason text,
  withdraw_paused_until_ms bigint,
  sort integer not null,
  updated_at_ms bigint not null,
  constraint network_pkey PRIMARY KEY (network),
  constraint network_block_seconds_check CHECK ((block_seconds > (0)::numeric)),
  constraint network_check CHECK ((unlock_confirmations >= credit_confirmations)),
  constraint network_credit_confirmations_check CHECK ((credit_confirmations > 0)),
  constraint network_family_check CHECK ((family = ANY (ARRAY['evm'::text, 'bitcoin'::text, 'tempo'::text]))),
  constraint network_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint network_network_check CHECK ((network ~ '^[a-z0-9-]{2,20}$'::text))
);
CREATE TRIGGER network_changed AFTER INSERT OR DELETE OR UPDATE ON assets.network FOR EACH STATEMENT EXECUTE FUNCTION assets.catalog_changed();
grant insert, select, update to bourse_app;

CREATE OR REPLACE FUNCTION assets.catalog_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update assets.catalog_version set version = version + 1;
  perform pg_notify('assets', '');
  return null;
end
$function$
;
