-- The schema "earn" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table credit (
  position_id uuid not null,
  day integer not null,
  at_ms bigint not null,
  accrued_atto numeric(57,0) not null,
  compounded_minor numeric(38,0) not null,
  paid_minor numeric(38,0) not null,
  carry_atto numeric(57,0) not null,
  entry_id bigint,
  constraint credit_pkey PRIMARY KEY (position_id, day),
  constraint credit_accrued_atto_check CHECK ((accrued_atto >= (0)::numeric)),
  constraint credit_carry_atto_check CHECK ((carry_atto >= (0)::numeric)),
  constraint credit_check CHECK (((entry_id IS NULL) = ((compounded_minor + paid_minor) = (0)::numeric))),
  constraint credit_compounded_minor_check CHECK ((compounded_minor >= (0)::numeric)),
  constraint credit_paid_minor_check CHECK ((paid_minor >= (0)::numeric))
);
grant insert, select to bourse_app;

create table funding (
  id uuid not null,
  product_id text not null,
  asset text not null,
  amount_minor numeric(38,0) not null,
  at_ms bigint not null,
  entry_id bigint not null,
  constraint funding_pkey PRIMARY KEY (id),
  constraint funding_amount_minor_check CHECK ((amount_minor <> (0)::numeric)),
  constraint funding_product_id_fkey FOREIGN KEY (product_id) REFERENCES earn.product(id)
);
CREATE INDEX funding_of_product ON earn.funding USING btree (product_id, at_ms DESC);
grant insert, select to bourse_app;

create table instant_day (
  product_id text not null,
  day integer not null,
  used_minor numeric(38,0) not null,
  constraint instant_day_pkey PRIMARY KEY (product_id, day),
  constraint instant_day_product_id_fkey FOREIGN KEY (product_id) REFERENCES earn.product(id),
  constraint instant_day_used_minor_check CHECK ((used_minor >= (0)::numeric))
);
grant insert, select to bourse_app;
grant update (used_minor) to bourse_app;

create table instant_person_day (
  uid text not null,
  day integer not null,
  used_usdt_minor numeric(38,0) not null,
  constraint instant_person_day_pkey PRIMARY KEY (uid, day),
  constraint instant_person_day_used_usdt_minor_check CHECK ((used_usdt_minor >= (0)::numeric))
);
grant insert, select to bourse_app;
grant update (used_usdt_minor) to bourse_app;

create table position (
  id uuid not null,
  uid text not null,
  product_id text not null,
  asset text not null,
  state text not null,
  principal_minor numeric(38,0) not null,
  sold_minor numeric(38,0) not null,
  opened_at_ms bigint not null,
  interest_start_ms bigint not null,
  matures_at_ms bigint,
  ended_at_ms bigint,
  interest_minor numeric(38,0) default 0 not null,
  rate_id uuid,
  renews text,
  renew_floor numeric(38,0),
  hour integer,
  least_minor numeric(38,0),
  leaving_minor numeric(38,0),
  accrued_atto numeric(57,0),
  hours_minor numeric(57,0),
  day integer,
  compounds boolean,
  reward_atto numeric(57,0) default 0 not null,
  reward_minor numeric(38,0) default 0 not null,
  counts boolean not null,
  remind_at_ms bigint,
  late_minor numeric(38,0) default 0 not null,
  constraint position_pkey PRIMARY KEY (id),
  constraint position_accrued_atto_check CHECK ((accrued_atto >= (0)::numeric)),
  constraint position_check CHECK ((matures_at_ms > interest_start_ms)),
  constraint position_check1 CHECK (((leaving_minor >= (0)::numeric) AND (leaving_minor <= principal_minor))),
  constraint position_check2 CHECK (((matures_at_ms IS NULL) = (hour IS NOT NULL))),
  constraint position_check3 CHECK ((((matures_at_ms IS NULL) = (rate_id IS NULL)) AND ((matures_at_ms IS NULL) = (renews IS NULL)))),
  constraint position_check4 CHECK ((((hour IS NULL) = (least_minor IS NULL)) AND ((hour IS NULL) = (leaving_minor IS NULL)) AND ((hour IS NULL) = (accrued_atto IS NULL)) AND ((hour IS NULL) = (hours_minor IS NULL)) AND ((hour IS NULL) = (day IS NULL)) AND ((hour IS NULL) = (compounds IS NULL)))),
  constraint position_check5 CHECK (((remind_at_ms IS NULL) OR (matures_at_ms IS NOT NULL))),
  constraint position_hours_minor_check CHECK ((hours_minor >= (0)::numeric)),
  constraint position_interest_minor_check CHECK ((interest_minor >= (0)::numeric)),
  constraint position_late_minor_check CHECK (((late_minor >= (0)::numeric) AND (late_minor <= COALESCE(leaving_minor, (0)::numeric)))),
  constraint position_least_minor_check CHECK ((least_minor >= (0)::numeric)),
  constraint position_principal_minor_check CHECK ((principal_minor >= (0)::numeric)),
  constraint position_product_id_fkey FOREIGN KEY (product_id) REFERENCES earn.product(id),
  constraint position_rate_id_fkey FOREIGN KEY (rate_id) REFERENCES earn.rate(id),
  constraint position_renew_floor_check CHECK ((renew_floor >= (0)::numeric)),
  constraint position_renews_check CHECK ((renews = ANY (ARRAY['no'::text, 'principal'::text, 'all'::text]))),
  constraint position_reward_atto_check CHECK ((reward_atto >= (0)::numeric)),
  constraint position_reward_minor_check CHECK ((reward_minor >= (0)::numeric)),
  constraint position_sold_minor_check CHECK ((sold_minor >= (0)::numeric)),
  constraint position_state_check CHECK ((state = ANY (ARRAY['CONFIRMED'::text, 'EARNING'::text, 'REDEEMING'::text, 'REDEEM_FAILED'::text, 'REDEEMED'::text, 'CANCELLED'::text])))
);
CREATE INDEX position_of_holders ON earn."position" USING btree (product_id, uid) WHERE ((state = ANY (ARRAY['CONFIRMED'::text, 'EARNING'::text])) OR (late_minor > (0)::numeric));
CREATE INDEX position_of_person ON earn."position" USING btree (uid, opened_at_ms DESC, id DESC);
CREATE INDEX position_of_term ON earn."position" USING btree (product_id) WHERE (counts AND (matures_at_ms IS NOT NULL));
CREATE UNIQUE INDEX position_once ON earn."position" USING btree (uid, product_id) WHERE (state = ANY (ARRAY['CONFIRMED'::text, 'EARNING'::text, 'REDEEMING'::text, 'REDEEM_FAILED'::text]));
CREATE INDEX position_to_credit ON earn."position" USING btree (day, id) WHERE (counts AND (matures_at_ms IS NULL));
CREATE INDEX position_to_mature ON earn."position" USING btree (matures_at_ms, id) WHERE (counts AND (matures_at_ms IS NOT NULL));
CREATE INDEX position_to_remind ON earn."position" USING btree (remind_at_ms, id) WHERE (remind_at_ms IS NOT NULL);
CREATE INDEX position_to_reward ON earn."position" USING btree (id) WHERE (reward_atto > (0)::numeric);
grant insert, select to bourse_app;
grant update (accrued_atto, compounds, counts, day, ended_at_ms, hour, hours_minor, interest_minor, late_minor, least_minor, leaving_minor, principal_minor, remind_at_ms, renew_floor, renews, reward_atto, reward_minor, sold_minor, state) to bourse_app;

create table product (
  id text not null,
  asset text not null,
  kind text not null,
  term_days integer not null,
  min_minor numeric(38,0) not null,
  step_minor numeric(38,0) not null,
  max_order_minor numeric(38,0),
  max_person_minor numeric(38,0),
  fixed_minor numeric(38,0),
  quota_minor numeric(38,0) not null,
  sold_minor numeric(38,0) default 0 not null,
  start_ms bigint not null,
  end_ms bigint,
  instant_minor numeric(38,0) not null,
  early_redeem boolean not null,
  auto_subscribe boolean not null,
  kyc_min integer not null,
  vip_min integer not null,
  new_only boolean not null,
  reward_asset text,
  reward_bps integer,
  reward_minor numeric(38,0),
  reward_person_minor numeric(38,0),
  reward_used_atto numeric(57,0) default 0 not null,
  reward_ended_ms bigint,
  source text not null,
  place integer not null,
  created_at_ms bigint not null,
  cover_alarm_ms bigint,
  constraint product_pkey PRIMARY KEY (id),
  constraint product_check CHECK ((max_order_minor >= min_minor)),
  constraint product_check1 CHECK ((max_person_minor >= min_minor)),
  constraint product_check2 CHECK ((fixed_minor >= min_minor)),
  constraint product_check3 CHECK ((end_ms > start_ms)),
  constraint product_check4 CHECK (((kind = ANY (ARRAY['FIXED'::text, 'FIXED_HYBRID'::text])) = (term_days > 0))),
  constraint product_check5 CHECK (((kind = ANY (ARRAY['FLEX_HYBRID'::text, 'FIXED_HYBRID'::text])) = (reward_asset IS NOT NULL))),
  constraint product_check6 CHECK ((((reward_asset IS NULL) = (reward_bps IS NULL)) AND ((reward_asset IS NULL) = (reward_minor IS NULL)))),
  constraint product_id_check CHECK ((id ~ '^[a-z0-9-]{3,40}$'::text)),
  constraint product_instant_minor_check CHECK ((instant_minor >= (0)::numeric)),
  constraint product_kind_check CHECK ((kind = ANY (ARRAY['FLEX'::text, 'FIXED'::text, 'FLEX_HYBRID'::text, 'FIXED_HYBRID'::text, 'TIERED'::text]))),
  constraint product_kyc_min_check CHECK (((kyc_min >= 0) AND (kyc_min <= 2))),
  constraint product_min_minor_check CHECK ((min_minor > (0)::numeric)),
  constraint product_quota_minor_check CHECK ((quota_minor > (0)::numeric)),
  constraint product_reward_bps_check CHECK (((reward_bps >= 0) AND (reward_bps <= 100000))),
  constraint product_reward_minor_check CHECK ((reward_minor >= (0)::numeric)),
  constraint product_reward_person_minor_check CHECK ((reward_person_minor > (0)::numeric)),
  constraint product_reward_used_atto_check CHECK ((reward_used_atto >= (0)::numeric)),
  constraint product_sold_minor_check CHECK ((sold_minor >= (0)::numeric)),
  constraint product_source_check CHECK ((source = ANY (ARRAY['house'::text, 'lending'::text, 'staking'::text]))),
  constraint product_step_minor_check CHECK ((step_minor > (0)::numeric)),
  constraint product_term_days_check CHECK (((term_days >= 0) AND (term_days <= 1825))),
  constraint product_vip_min_check CHECK (((vip_min >= 0) AND (vip_min <= 20)))
);
grant insert, select to bourse_app;
grant update (auto_subscribe, cover_alarm_ms, early_redeem, end_ms, fixed_minor, instant_minor, kyc_min, max_order_minor, max_person_minor, min_minor, new_only, place, quota_minor, reward_bps, reward_ended_ms, reward_minor, reward_person_minor, reward_used_atto, sold_minor, source, start_ms, step_minor, vip_min) to bourse_app;

create table rate (
  id uuid not null,
  product_id text not null,
  from_hour integer not null,
  up_to_minor numeric(38,0)[] not null,
  rate_bps integer[] not null,
  created_at_ms bigint not null,
  constraint rate_pkey PRIMARY KEY (id),
  constraint rate_check CHECK (((cardinality(up_to_minor) = cardinality(rate_bps)) AND ((cardinality(rate_bps) >= 1) AND (cardinality(rate_bps) <= 20)))),
  constraint rate_from_hour_check CHECK ((from_hour > 0)),
  constraint rate_product_id_fkey FOREIGN KEY (product_id) REFERENCES earn.product(id),
  constraint rate_product_id_from_hour_key UNIQUE (product_id, from_hour)
);
grant insert, select to bourse_app;

create table redemption (
  id uuid not null,
  uid text not null,
  position_id uuid not null,
  asset text not null,
  kind text not null,
  amount_minor numeric(38,0) not null,
  forfeited_minor numeric(38,0) default 0 not null,
  state text not null,
  asked_at_ms bigint not null,
  due_at_ms bigint not null,
  paid_at_ms bigint,
  attempts integer default 0 not null,
  next_try_ms bigint,
  ticket text,
  entry_id bigint,
  earns boolean default false not null,
  constraint redemption_pkey PRIMARY KEY (id),
  constraint redemption_amount_minor_check CHECK ((amount_minor > (0)::numeric)),
  constraint redemption_check CHECK (((state = 'PAID'::text) = (paid_at_ms IS NOT NULL))),
  constraint redemption_earns_check CHECK (((NOT earns) OR (state = ANY (ARRAY['WAITING'::text, 'FAILED'::text])))),
  constraint redemption_forfeited_minor_check CHECK ((forfeited_minor >= (0)::numeric)),
  constraint redemption_kind_check CHECK ((kind = ANY (ARRAY['instant'::text, 'standard'::text, 'early'::text, 'cancel'::text, 'maturity'::text]))),
  constraint redemption_position_id_fkey FOREIGN KEY (position_id) REFERENCES earn."position"(id),
  constraint redemption_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'PAID'::text, 'FAILED'::text]))),
  constraint redemption_ticket_key UNIQUE (ticket)
);
CREATE INDEX redemption_earns ON earn.redemption USING btree (position_id) WHERE earns;
CREATE INDEX redemption_of_person ON earn.redemption USING btree (uid, asked_at_ms DESC, id DESC);
CREATE INDEX redemption_of_position ON earn.redemption USING btree (position_id);
CREATE INDEX redemption_to_pay ON earn.redemption USING btree (next_try_ms, id) WHERE (state <> 'PAID'::text);
CREATE INDEX redemption_unpaid ON earn.redemption USING btree (position_id) WHERE (state <> 'PAID'::text);
grant insert, select to bourse_app;
grant update (attempts, earns, entry_id, next_try_ms, paid_at_ms, state, ticket) to bourse_app;

create table request (
  uid text not null,
  request_id text not null,
  input_hash text not null,
  position_id uuid not null,
  redemption_id uuid,
  asset text not null,
  amount_minor numeric(38,0) not null,
  at_ms bigint not null,
  entry_id bigint not null,
  constraint request_pkey PRIMARY KEY (uid, request_id),
  constraint request_amount_minor_check CHECK ((amount_minor > (0)::numeric)),
  constraint request_position_id_fkey FOREIGN KEY (position_id) REFERENCES earn."position"(id),
  constraint request_redemption_id_fkey FOREIGN KEY (redemption_id) REFERENCES earn.redemption(id)
);
CREATE INDEX request_of_position ON earn.request USING btree (position_id);
grant insert, select to bourse_app;

create table reward (
  position_id uuid not null,
  day integer not null,
  product_id text not null,
  hours_minor numeric(57,0) not null,
  price_units numeric(60,0),
  reward_price_units numeric(60,0),
  price_scale integer,
  rate_bps integer,
  earned_atto numeric(57,0),
  covered_atto numeric(57,0),
  constraint reward_pkey PRIMARY KEY (position_id, day),
  constraint reward_check CHECK (((covered_atto >= (0)::numeric) AND (covered_atto <= earned_atto))),
  constraint reward_check1 CHECK ((((earned_atto IS NULL) = (covered_atto IS NULL)) AND ((earned_atto IS NULL) = (price_units IS NULL)) AND ((earned_atto IS NULL) = (reward_price_units IS NULL)) AND ((earned_atto IS NULL) = (price_scale IS NULL)) AND ((earned_atto IS NULL) = (rate_bps IS NULL)))),
  constraint reward_earned_atto_check CHECK ((earned_atto >= (0)::numeric)),
  constraint reward_hours_minor_check CHECK ((hours_minor > (0)::numeric)),
  constraint reward_position_id_fkey FOREIGN KEY (position_id) REFERENCES earn."position"(id),
  constraint reward_product_id_fkey FOREIGN KEY (product_id) REFERENCES earn.product(id)
);
CREATE INDEX reward_to_count ON earn.reward USING btree (day, product_id) WHERE (earned_atto IS NULL);
grant insert, select to bourse_app;
grant update (covered_atto, earned_atto, price_scale, price_units, rate_bps, reward_price_units) to bourse_app;

create table segment (
  position_id uuid not null,
  from_hour integer not null,
  hours integer not null,
  least_minor numeric(38,0) not null,
  rate_id uuid not null,
  hour_atto numeric(57,0) not null,
  constraint segment_pkey PRIMARY KEY (position_id, from_hour),
  constraint segment_hour_atto_check CHECK ((hour_atto >= (0)::numeric)),
  constraint segment_hours_check CHECK ((hours > 0)),
  constraint segment_least_minor_check CHECK ((least_minor > (0)::numeric))
);
grant insert, select to bourse_app;

create table telling (
  id uuid not null,
  product_id text not null,
  kind text not null,
  topic text not null,
  rate_id uuid,
  before_id uuid,
  after_uid text default ''::text not null,
  created_at_ms bigint not null,
  done_at_ms bigint,
  constraint telling_pkey PRIMARY KEY (id),
  constraint telling_before_id_fkey FOREIGN KEY (before_id) REFERENCES earn.rate(id),
  constraint telling_check CHECK ((((kind = 'rateDrop'::text) = (rate_id IS NOT NULL)) AND ((rate_id IS NULL) = (before_id IS NULL)))),
  constraint telling_kind_check CHECK ((kind = ANY (ARRAY['rateDrop'::text, 'budgetLow'::text, 'budgetOver'::text]))),
  constraint telling_product_id_fkey FOREIGN KEY (product_id) REFERENCES earn.product(id),
  constraint telling_rate_id_fkey FOREIGN KEY (rate_id) REFERENCES earn.rate(id),
  constraint telling_topic_key UNIQUE (topic)
);
CREATE INDEX telling_open ON earn.telling USING btree (created_at_ms, id) WHERE (done_at_ms IS NULL);
grant insert, select to bourse_app;
grant update (after_uid, done_at_ms) to bourse_app;
