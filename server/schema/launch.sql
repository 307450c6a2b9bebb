-- The schema "launch" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table boost (
  project_id text not null,
  number integer not null,
  asset text not null,
  constraint boost_pkey PRIMARY KEY (project_id, number),
  constraint boost_project_id_number_fkey FOREIGN KEY (project_id, number) REFERENCES launch.round(project_id, number)
);
grant insert, select to bourse_app;

create table draw_ticket (
  project_id text not null,
  round integer not null,
  number integer not null,
  subscription_id uuid not null,
  owner bytea not null,
  constraint draw_ticket_pkey PRIMARY KEY (project_id, round, number),
  constraint draw_ticket_number_check CHECK ((number >= 0)),
  constraint draw_ticket_owner_check CHECK ((length(owner) = 32)),
  constraint draw_ticket_project_id_round_fkey FOREIGN KEY (project_id, round) REFERENCES launch.lottery(project_id, number),
  constraint draw_ticket_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES launch.subscription(id)
);
CREATE INDEX draw_ticket_of ON launch.draw_ticket USING btree (subscription_id);
CREATE TRIGGER keep_list AFTER INSERT ON launch.draw_ticket REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION launch.keep_list();
grant insert, select to bourse_app;

create table draw_winner (
  project_id text not null,
  round integer not null,
  place integer not null,
  number integer not null,
  constraint draw_winner_pkey PRIMARY KEY (project_id, round, place),
  constraint draw_winner_place_check CHECK ((place >= 0)),
  constraint draw_winner_project_id_round_number_fkey FOREIGN KEY (project_id, round, number) REFERENCES launch.draw_ticket(project_id, round, number),
  constraint draw_winner_project_id_round_number_key UNIQUE (project_id, round, number)
);
CREATE TRIGGER keep_winners AFTER INSERT ON launch.draw_winner REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION launch.keep_winners();
grant insert, select to bourse_app;

create table flash (
  project_id text not null,
  number integer not null,
  lot_minor numeric(38,0) not null,
  quota_lots integer not null,
  least_lots integer not null,
  most_lots integer not null,
  pay_seconds integer not null,
  seed bytea not null,
  pass_key bytea not null,
  opened_ms bigint,
  paid_lots integer default 0 not null,
  paying_lots integer default 0 not null,
  beacon_kind text,
  beacon_source text,
  beacon_round bigint,
  beacon_asked_ms bigint,
  beacon_randomness bytea,
  beacon_signature bytea,
  beacon_silent_ms bigint,
  opening_count integer,
  constraint flash_pkey PRIMARY KEY (project_id, number),
  constraint flash_beacon_kind_check CHECK ((beacon_kind = 'drand'::text)),
  constraint flash_beacon_randomness_check CHECK ((length(beacon_randomness) = 32)),
  constraint flash_beacon_round_check CHECK ((beacon_round > 0)),
  constraint flash_check CHECK (((most_lots >= least_lots) AND (most_lots <= quota_lots))),
  constraint flash_check1 CHECK (((paid_lots + paying_lots) <= quota_lots)),
  constraint flash_check2 CHECK ((num_nulls(beacon_kind, beacon_source, beacon_round) = ANY (ARRAY[0, 3]))),
  constraint flash_check3 CHECK (((beacon_randomness IS NULL) = (beacon_signature IS NULL))),
  constraint flash_check4 CHECK (((beacon_randomness IS NULL) OR (beacon_silent_ms IS NULL))),
  constraint flash_check5 CHECK (((beacon_asked_ms IS NULL) OR (beacon_round IS NOT NULL))),
  constraint flash_check6 CHECK (((beacon_asked_ms IS NOT NULL) OR ((beacon_randomness IS NULL) AND (beacon_silent_ms IS NULL)))),
  constraint flash_check7 CHECK (((opened_ms IS NULL) OR (beacon_round IS NULL) OR (beacon_randomness IS NOT NULL) OR (beacon_silent_ms IS NOT NULL))),
  constraint flash_check8 CHECK (((opening_count IS NULL) OR (opened_ms IS NOT NULL))),
  constraint flash_least_lots_check CHECK ((least_lots > 0)),
  constraint flash_lot_minor_check CHECK ((lot_minor > (0)::numeric)),
  constraint flash_opening_count_check CHECK ((opening_count >= 0)),
  constraint flash_paid_lots_check CHECK ((paid_lots >= 0)),
  constraint flash_pass_key_check CHECK ((length(pass_key) = 32)),
  constraint flash_pay_seconds_check CHECK (((pay_seconds >= 60) AND (pay_seconds <= 900))),
  constraint flash_paying_lots_check CHECK ((paying_lots >= 0)),
  constraint flash_project_id_number_fkey FOREIGN KEY (project_id, number) REFERENCES launch.round(project_id, number),
  constraint flash_quota_lots_check CHECK ((quota_lots > 0)),
  constraint flash_seed_check CHECK ((length(seed) = 32))
);
CREATE TRIGGER keep_opening BEFORE UPDATE ON launch.flash FOR EACH ROW EXECUTE FUNCTION launch.keep_opening();
grant insert, select to bourse_app;
grant update (beacon_asked_ms, beacon_randomness, beacon_round, beacon_signature, beacon_silent_ms, opened_ms, opening_count, paid_lots, paying_lots) to bourse_app;

create table funding (
  id uuid not null,
  project_id text not null,
  asset text not null,
  amount_minor numeric(38,0) not null,
  at_ms bigint not null,
  entry_id bigint not null,
  request_id uuid,
  account text default 'launch_supply'::text not null,
  constraint funding_pkey PRIMARY KEY (id),
  constraint funding_account_check CHECK ((account = ANY (ARRAY['launch_supply'::text, 'launch_protection'::text]))),
  constraint funding_amount_minor_check CHECK ((amount_minor > (0)::numeric)),
  constraint funding_project_id_check CHECK ((project_id ~ '^[a-z0-9-]{3,40}$'::text))
);
CREATE INDEX funding_of_project ON launch.funding USING btree (project_id, at_ms DESC);
CREATE UNIQUE INDEX funding_once ON launch.funding USING btree (request_id);
grant insert, select to bourse_app;

create table holding (
  project_id text not null,
  number integer not null,
  asset text not null,
  first_day integer not null,
  last_day integer not null,
  least_minor numeric(38,0) not null,
  factor_units numeric(38,0),
  constraint holding_pkey PRIMARY KEY (project_id, number),
  constraint holding_check CHECK (((last_day >= first_day) AND (last_day <= (first_day + 59)))),
  constraint holding_factor_units_check CHECK ((factor_units > (0)::numeric)),
  constraint holding_least_minor_check CHECK ((least_minor > (0)::numeric)),
  constraint holding_project_id_number_fkey FOREIGN KEY (project_id, number) REFERENCES launch.round(project_id, number)
);
CREATE TRIGGER keep_snapshot BEFORE UPDATE ON launch.holding FOR EACH ROW EXECUTE FUNCTION launch.keep_snapshot();
grant insert, select to bourse_app;

create table lottery (
  project_id text not null,
  number integer not null,
  ticket_minor numeric(38,0) not null,
  winners integer not null,
  most_tickets integer not null,
  most_wins integer not null,
  volume_markets text[] not null,
  volume_step_minor numeric(38,0) not null,
  volume_from_ms bigint not null,
  draw_at_ms bigint not null,
  seed bytea not null,
  commit bytea not null,
  salt bytea not null,
  beacon_kind text not null,
  beacon_source text not null,
  beacon_round bigint not null,
  frozen_ms bigint,
  ticket_count integer,
  published_ms bigint,
  root bytea,
  randomness bytea,
  signature bytea,
  drawn_ms bigint,
  void_reason text,
  constraint lottery_pkey PRIMARY KEY (project_id, number),
  constraint lottery_beacon_kind_check CHECK ((beacon_kind = ANY (ARRAY['drand'::text, 'block'::text]))),
  constraint lottery_beacon_round_check CHECK ((beacon_round >= 0)),
  constraint lottery_check CHECK (((most_wins >= 1) AND (most_wins <= most_tickets))),
  constraint lottery_check1 CHECK (((frozen_ms IS NULL) = (ticket_count IS NULL))),
  constraint lottery_check2 CHECK (((published_ms IS NULL) OR (frozen_ms IS NOT NULL))),
  constraint lottery_check3 CHECK (((drawn_ms IS NULL) OR ((randomness IS NOT NULL) AND (void_reason IS NULL)))),
  constraint lottery_commit_check CHECK ((length(commit) = 32)),
  constraint lottery_most_tickets_check CHECK (((most_tickets >= 1) AND (most_tickets <= 1000))),
  constraint lottery_project_id_number_fkey FOREIGN KEY (project_id, number) REFERENCES launch.round(project_id, number),
  constraint lottery_randomness_check CHECK ((length(randomness) = 32)),
  constraint lottery_root_check CHECK ((length(root) = 32)),
  constraint lottery_salt_check CHECK ((length(salt) = 32)),
  constraint lottery_seed_check CHECK ((length(seed) = 32)),
  constraint lottery_ticket_count_check CHECK ((ticket_count >= 0)),
  constraint lottery_ticket_minor_check CHECK ((ticket_minor > (0)::numeric)),
  constraint lottery_void_reason_check CHECK ((void_reason = ANY (ARRAY['LIST_LATE'::text, 'BEACON_LOST'::text, 'SEED_LOST'::text]))),
  constraint lottery_volume_step_minor_check CHECK ((volume_step_minor >= (0)::numeric)),
  constraint lottery_winners_check CHECK ((winners > 0))
);
CREATE INDEX lottery_under_way ON launch.lottery USING btree (project_id, number) WHERE ((drawn_ms IS NULL) AND (void_reason IS NULL));
CREATE TRIGGER keep_draw BEFORE UPDATE ON launch.lottery FOR EACH ROW EXECUTE FUNCTION launch.keep_draw();
CREATE TRIGGER keep_draw_time BEFORE UPDATE OF draw_at_ms, beacon_round ON launch.lottery FOR EACH ROW WHEN (((new.draw_at_ms IS DISTINCT FROM old.draw_at_ms) OR (new.beacon_round IS DISTINCT FROM old.beacon_round))) EXECUTE FUNCTION launch.keep_draw_time();
grant insert, select to bourse_app;
grant update (beacon_round, draw_at_ms, drawn_ms, frozen_ms, published_ms, randomness, root, signature, ticket_count, void_reason) to bourse_app;

create table payout (
  id uuid not null,
  request_id uuid not null,
  project_id text not null,
  account text not null,
  asset text not null,
  amount_minor numeric(38,0) not null,
  uid text,
  at_ms bigint not null,
  entry_id bigint not null,
  constraint payout_pkey PRIMARY KEY (id),
  constraint payout_account_check CHECK ((account = ANY (ARRAY['launch_supply'::text, 'launch_proceeds'::text, 'launch_protection'::text]))),
  constraint payout_amount_minor_check CHECK ((amount_minor > (0)::numeric)),
  constraint payout_project_id_check CHECK ((project_id ~ '^[a-z0-9-]{3,40}$'::text)),
  constraint payout_request_id_key UNIQUE (request_id)
);
CREATE INDEX payout_of_person ON launch.payout USING btree (uid, at_ms DESC, id DESC) WHERE (uid IS NOT NULL);
CREATE INDEX payout_of_project ON launch.payout USING btree (project_id, account, asset);
grant insert, select to bourse_app;

create table price_fixing (
  project_id text not null,
  number integer not null,
  to_ms bigint not null,
  asset text not null,
  samples_e8 numeric(38,0)[] not null,
  sample_count integer not null,
  sum_e8 numeric(38,0) not null,
  base_units numeric(38,0),
  failure text,
  fixed_at_ms bigint not null,
  constraint price_fixing_pkey PRIMARY KEY (project_id, number, to_ms),
  constraint price_fixing_base_units_check CHECK ((base_units > (0)::numeric)),
  constraint price_fixing_check CHECK ((num_nulls(base_units, failure) = 1)),
  constraint price_fixing_failure_check CHECK ((failure = ANY (ARRAY['MISSING'::text, 'LATE'::text]))),
  constraint price_fixing_project_id_number_fkey FOREIGN KEY (project_id, number) REFERENCES launch.round(project_id, number),
  constraint price_fixing_sample_count_check CHECK (((sample_count >= 0) AND (sample_count <= 1440))),
  constraint price_fixing_samples_e8_check CHECK ((cardinality(samples_e8) = 1440)),
  constraint price_fixing_sum_e8_check CHECK ((sum_e8 >= (0)::numeric))
);
CREATE TRIGGER keep_fixing BEFORE DELETE OR UPDATE ON launch.price_fixing FOR EACH ROW EXECUTE FUNCTION launch.keep_fixing();
grant insert, select to bourse_app;

create table project (
  id text not null,
  number bigint generated always as identity not null,
  token text not null,
  pay_asset text not null,
  website text,
  paper text,
  supply_minor numeric(38,0) not null,
  quota_minor numeric(38,0) not null,
  listing_ms bigint not null,
  created_at_ms bigint not null,
  cancelled_ms bigint,
  paid_back_ms bigint,
  protection_bps integer,
  late_alarm_ms bigint,
  protection_hour integer default 0 not null,
  protected_ms bigint,
  constraint project_pkey PRIMARY KEY (id),
  constraint project_check CHECK ((pay_asset <> token)),
  constraint project_check1 CHECK (((quota_minor > (0)::numeric) AND (quota_minor <= supply_minor))),
  constraint project_check2 CHECK (((paid_back_ms IS NULL) OR (cancelled_ms IS NOT NULL))),
  constraint project_id_check CHECK ((id ~ '^[a-z0-9-]{3,40}$'::text)),
  constraint project_number_key UNIQUE (number),
  constraint project_protection_bps_check CHECK (((protection_bps >= 1) AND (protection_bps <= 100000))),
  constraint project_protection_hour_check CHECK ((protection_hour >= 0)),
  constraint project_supply_minor_check CHECK ((supply_minor > (0)::numeric))
);
CREATE INDEX project_to_pay_back ON launch.project USING btree (number) WHERE ((cancelled_ms IS NOT NULL) AND (paid_back_ms IS NULL));
grant insert, select to bourse_app;
grant update (cancelled_ms, late_alarm_ms, paid_back_ms, protected_ms, protection_hour) to bourse_app;

create table protection_credit (
  subscription_id uuid not null,
  worth_minor numeric(38,0) not null,
  credit_minor numeric(38,0) not null,
  at_ms bigint not null,
  entry_id bigint,
  constraint protection_credit_pkey PRIMARY KEY (subscription_id),
  constraint protection_credit_check CHECK (((credit_minor > (0)::numeric) = (entry_id IS NOT NULL))),
  constraint protection_credit_credit_minor_check CHECK ((credit_minor >= (0)::numeric)),
  constraint protection_credit_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES launch.subscription(id),
  constraint protection_credit_worth_minor_check CHECK ((worth_minor >= (0)::numeric))
);
CREATE TRIGGER keep_fixing BEFORE DELETE OR UPDATE ON launch.protection_credit FOR EACH ROW EXECUTE FUNCTION launch.keep_fixing();
grant insert, select to bourse_app;

create table protection_price (
  project_id text not null,
  from_ms bigint not null,
  samples_e8 numeric(38,0)[] not null,
  sample_count integer not null,
  sum_e8 numeric(38,0) not null,
  at_ms bigint not null,
  by_staff boolean default false not null,
  constraint protection_price_pkey PRIMARY KEY (project_id),
  constraint protection_price_project_id_fkey FOREIGN KEY (project_id) REFERENCES launch.project(id),
  constraint protection_price_sample_count_check CHECK (((sample_count >=
CASE
    WHEN by_staff THEN 0
    ELSE 57
END) AND (sample_count <= 60))),
  constraint protection_price_samples_e8_check CHECK ((cardinality(samples_e8) = 60)),
  constraint protection_price_sum_e8_check CHECK (((sum_e8 >= (0)::numeric) AND ((sum_e8 = (0)::numeric) = (sample_count = 0))))
);
CREATE TRIGGER keep_fixing BEFORE DELETE OR UPDATE ON launch.protection_price FOR EACH ROW EXECUTE FUNCTION launch.keep_fixing();
grant insert, select to bourse_app;

create table request (
  uid text not null,
  request_id text not null,
  input_hash text not null,
  subscription_id uuid not null,
  commit_minor numeric(38,0) not null,
  at_ms bigint not null,
  constraint request_pkey PRIMARY KEY (uid, request_id),
  constraint request_commit_minor_check CHECK ((commit_minor > (0)::numeric)),
  constraint request_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES launch.subscription(id)
);
grant insert, select to bourse_app;

create table round (
  project_id text not null,
  number integer not null,
  mode text not null,
  state text not null,
  quota_minor numeric(38,0) not null,
  person_minor numeric(38,0) not null,
  split text not null,
  base_units numeric(38,0),
  base_scale integer,
  discount_bps integer,
  vip_discount boolean not null,
  min_minor numeric(38,0) not null,
  max_minor numeric(38,0) not null,
  step_minor numeric(38,0) not null,
  kyc_min integer not null,
  vip_min integer not null,
  start_ms bigint not null,
  end_ms bigint not null,
  sold_minor numeric(38,0) default 0 not null,
  nationality text default 'ALL'::text not null,
  newcomers_only boolean default false not null,
  needs_survey boolean default false not null,
  usdt_units numeric(38,0),
  usdt_scale integer,
  late_alarm_ms bigint,
  constraint round_pkey PRIMARY KEY (project_id, number),
  constraint round_base_scale_check CHECK (((base_scale >= 0) AND (base_scale <= 18))),
  constraint round_base_units_check CHECK ((base_units > (0)::numeric)),
  constraint round_check CHECK (((person_minor > (0)::numeric) AND (person_minor <= quota_minor))),
  constraint round_check1 CHECK ((max_minor >= min_minor)),
  constraint round_check2 CHECK ((end_ms > start_ms)),
  constraint round_check3 CHECK (((sold_minor >= (0)::numeric) AND (sold_minor <= quota_minor))),
  constraint round_discount_bps_check CHECK (((discount_bps >= 0) AND (discount_bps <= 9999))),
  constraint round_kyc_min_check CHECK (((kyc_min >= 0) AND (kyc_min <= 2))),
  constraint round_min_minor_check CHECK ((min_minor > (0)::numeric)),
  constraint round_mode_check CHECK ((mode = ANY (ARRAY['SUBSCRIPTION'::text, 'FLASH'::text, 'LOTTERY'::text, 'BOOST'::text]))),
  constraint round_nationality_check CHECK ((nationality = ANY (ARRAY['ALL'::text, 'CN_ONLY'::text, 'NON_CN'::text]))),
  constraint round_number_check CHECK (((number >= 1) AND (number <= 20))),
  constraint round_price_check CHECK (((num_nulls(usdt_units, usdt_scale) = ANY (ARRAY[0, 2])) AND (num_nulls(base_units, base_scale) = ANY (ARRAY[0, 2])) AND ((discount_bps IS NULL) = (mode = 'BOOST'::text)) AND
CASE
    WHEN (mode = 'BOOST'::text) THEN (num_nulls(base_units, usdt_units) = 2)
    ELSE ((base_units IS NOT NULL) OR (usdt_units IS NOT NULL))
END)),
  constraint round_project_id_fkey FOREIGN KEY (project_id) REFERENCES launch.project(id),
  constraint round_quota_minor_check CHECK ((quota_minor > (0)::numeric)),
  constraint round_split_check CHECK ((split = ANY (ARRAY['PRORATA'::text, 'BOTTOM_UP'::text]))),
  constraint round_state_check CHECK ((state = ANY (ARRAY['WARM_UP'::text, 'OPEN'::text, 'CALCULATING'::text, 'ANNOUNCED'::text, 'DISTRIBUTING'::text, 'COMPLETED'::text, 'CANCELLED'::text]))),
  constraint round_step_minor_check CHECK ((step_minor > (0)::numeric)),
  constraint round_usdt_scale_check CHECK (((usdt_scale >= 0) AND (usdt_scale <= 18))),
  constraint round_usdt_units_check CHECK ((usdt_units > (0)::numeric)),
  constraint round_vip_min_check CHECK (((vip_min >= 0) AND (vip_min <= 6)))
);
CREATE INDEX round_to_price ON launch.round USING btree (start_ms) WHERE ((base_units IS NULL) AND (usdt_units IS NOT NULL));
CREATE INDEX round_under_way ON launch.round USING btree (project_id, number) WHERE (state <> ALL (ARRAY['COMPLETED'::text, 'CANCELLED'::text]));
CREATE TRIGGER keep_price BEFORE UPDATE ON launch.round FOR EACH ROW EXECUTE FUNCTION launch.keep_price();
CREATE TRIGGER keep_times BEFORE UPDATE OF start_ms, end_ms ON launch.round FOR EACH ROW WHEN (((new.start_ms IS DISTINCT FROM old.start_ms) OR (new.end_ms IS DISTINCT FROM old.end_ms))) EXECUTE FUNCTION launch.keep_times();
grant insert, select to bourse_app;
grant update (base_scale, base_units, end_ms, late_alarm_ms, max_minor, min_minor, sold_minor, start_ms, state, step_minor) to bourse_app;

create table round_log (
  project_id text not null,
  number integer not null,
  at_ms bigint not null,
  state text not null,
  staff_id text,
  constraint round_log_pkey PRIMARY KEY (project_id, number, state),
  constraint round_log_project_id_number_fkey FOREIGN KEY (project_id, number) REFERENCES launch.round(project_id, number)
);
grant insert, select to bourse_app;

create table schedule (
  project_id text not null,
  place integer not null,
  unlock_at_ms bigint not null,
  share_bps integer not null,
  constraint schedule_pkey PRIMARY KEY (project_id, place),
  constraint schedule_place_check CHECK (((place >= 1) AND (place <= 60))),
  constraint schedule_project_id_fkey FOREIGN KEY (project_id) REFERENCES launch.project(id),
  constraint schedule_share_bps_check CHECK (((share_bps >= 1) AND (share_bps <= 10000)))
);
grant insert, select to bourse_app;

create table snapshot (
  asset text not null,
  hour_ms bigint not null,
  at_ms bigint,
  people integer,
  digest bytea,
  constraint snapshot_pkey PRIMARY KEY (asset, hour_ms),
  constraint snapshot_check CHECK ((num_nulls(at_ms, people, digest) = ANY (ARRAY[0, 3]))),
  constraint snapshot_digest_check CHECK ((length(digest) = 32)),
  constraint snapshot_hour_ms_check CHECK (((hour_ms % (3600000)::bigint) = 0)),
  constraint snapshot_people_check CHECK ((people >= 0))
);
CREATE TRIGGER keep_day AFTER DELETE ON launch.snapshot REFERENCING OLD TABLE AS taken_away FOR EACH STATEMENT EXECUTE FUNCTION launch.keep_day();
CREATE TRIGGER keep_gone AFTER INSERT ON launch.snapshot REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION launch.keep_gone();
CREATE TRIGGER keep_snapshot BEFORE UPDATE ON launch.snapshot FOR EACH ROW EXECUTE FUNCTION launch.keep_snapshot();
grant delete, insert, select to bourse_app;

create table snapshot_balance (
  asset text not null,
  uid text not null,
  hour_ms bigint not null,
  minor numeric(38,0) not null,
  constraint snapshot_balance_pkey PRIMARY KEY (asset, uid, hour_ms),
  constraint snapshot_balance_minor_check CHECK ((minor >= (0)::numeric))
);
CREATE INDEX snapshot_balance_hour ON launch.snapshot_balance USING btree (asset, hour_ms);
CREATE TRIGGER keep_day AFTER DELETE ON launch.snapshot_balance REFERENCING OLD TABLE AS taken_away FOR EACH STATEMENT EXECUTE FUNCTION launch.keep_day();
CREATE TRIGGER keep_hour AFTER INSERT ON launch.snapshot_balance REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION launch.keep_hour();
CREATE TRIGGER keep_snapshot BEFORE UPDATE ON launch.snapshot_balance FOR EACH ROW EXECUTE FUNCTION launch.keep_snapshot();
grant delete, insert, select to bourse_app;

create table snapshot_seed (
  day integer not null,
  seed bytea not null,
  made_ms bigint not null,
  constraint snapshot_seed_pkey PRIMARY KEY (day),
  constraint snapshot_seed_seed_check CHECK ((length(seed) = 32))
);
CREATE TRIGGER keep_seed BEFORE DELETE ON launch.snapshot_seed FOR EACH ROW EXECUTE FUNCTION launch.keep_seed();
CREATE TRIGGER keep_snapshot BEFORE UPDATE ON launch.snapshot_seed FOR EACH ROW EXECUTE FUNCTION launch.keep_snapshot();
grant delete, insert, select to bourse_app;

create table subscription (
  id uuid not null,
  uid text not null,
  project_id text not null,
  round integer not null,
  state text not null,
  commit_minor numeric(38,0) not null,
  version integer not null,
  vip_bps integer not null,
  first_at_ms bigint not null,
  at_ms bigint not null,
  got_minor numeric(38,0) default 0 not null,
  cost_minor numeric(38,0) default 0 not null,
  settled_at_ms bigint,
  entry_id bigint,
  tickets integer,
  constraint subscription_pkey PRIMARY KEY (id),
  constraint subscription_check CHECK (((cost_minor >= (0)::numeric) AND (cost_minor <= commit_minor))),
  constraint subscription_check2 CHECK (((state = ANY (ARRAY['COMPLETED'::text, 'REFUNDED'::text])) = (entry_id IS NOT NULL))),
  constraint subscription_commit_minor_check CHECK ((commit_minor > (0)::numeric)),
  constraint subscription_cost_check CHECK (((cost_minor = (0)::numeric) OR (got_minor > (0)::numeric))),
  constraint subscription_got_minor_check CHECK ((got_minor >= (0)::numeric)),
  constraint subscription_project_id_round_fkey FOREIGN KEY (project_id, round) REFERENCES launch.round(project_id, number),
  constraint subscription_state_check CHECK ((state = ANY (ARRAY['SUBSCRIBED'::text, 'PENDING_DEDUCTION'::text, 'COMPLETED'::text, 'NOT_ALLOCATED'::text, 'CANCELLED'::text, 'REFUNDED'::text]))),
  constraint subscription_tickets_check CHECK ((tickets > 0)),
  constraint subscription_version_check CHECK ((version > 0)),
  constraint subscription_vip_bps_check CHECK (((vip_bps >= 0) AND (vip_bps <= 9999)))
);
CREATE INDEX subscription_of_person ON launch.subscription USING btree (uid, first_at_ms DESC, id DESC);
CREATE INDEX subscription_of_project ON launch.subscription USING btree (project_id, round);
CREATE INDEX subscription_of_round ON launch.subscription USING btree (project_id, round) WHERE (state = ANY (ARRAY['SUBSCRIBED'::text, 'PENDING_DEDUCTION'::text]));
CREATE UNIQUE INDEX subscription_once ON launch.subscription USING btree (uid, project_id, round) WHERE (state <> 'CANCELLED'::text);
grant insert, select to bourse_app;
grant update (at_ms, commit_minor, cost_minor, entry_id, got_minor, settled_at_ms, state, tickets, version, vip_bps) to bourse_app;

create table survey (
  project_id text not null,
  version integer not null,
  questions jsonb not null,
  staff_id text not null,
  at_ms bigint not null,
  constraint survey_pkey PRIMARY KEY (project_id, version),
  constraint survey_project_id_check CHECK ((project_id ~ '^[a-z0-9-]{3,40}$'::text)),
  constraint survey_questions_check CHECK ((jsonb_typeof(questions) = 'array'::text)),
  constraint survey_version_check CHECK ((version > 0))
);
grant insert, select to bourse_app;

create table survey_mark (
  submission_id uuid not null,
  question text not null,
  choice text,
  words text,
  constraint survey_mark_check CHECK ((num_nulls(choice, words) = 1)),
  constraint survey_mark_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES launch.survey_submission(id),
  constraint survey_mark_words_check CHECK (((length(words) >= 1) AND (length(words) <= 500)))
);
CREATE UNIQUE INDEX survey_mark_once ON launch.survey_mark USING btree (submission_id, question, COALESCE(choice, ''::text));
grant insert, select to bourse_app;

create table survey_submission (
  id uuid not null,
  uid text not null,
  project_id text not null,
  version integer not null,
  request_id text not null,
  input_hash text not null,
  at_ms bigint not null,
  constraint survey_submission_pkey PRIMARY KEY (id),
  constraint survey_submission_project_id_fkey FOREIGN KEY (project_id) REFERENCES launch.project(id),
  constraint survey_submission_project_id_version_fkey FOREIGN KEY (project_id, version) REFERENCES launch.survey(project_id, version),
  constraint survey_submission_uid_project_id_key UNIQUE (uid, project_id)
);
CREATE INDEX survey_submission_of_version ON launch.survey_submission USING btree (project_id, version, id DESC);
grant insert, select to bourse_app;

create table ticket (
  id uuid not null,
  seq bigint generated always as identity not null,
  uid text not null,
  project_id text not null,
  round integer not null,
  state text not null,
  reason text,
  remaining_lots integer,
  lots integer not null,
  vip_bps integer not null,
  cost_minor numeric(38,0) not null,
  at_ms bigint not null,
  opening_place integer,
  pay_by_ms bigint,
  ended_ms bigint,
  constraint ticket_pkey PRIMARY KEY (id),
  constraint ticket_check CHECK (((state = 'REFUSED'::text) = (reason IS NOT NULL))),
  constraint ticket_check1 CHECK (((state <> 'PAYING'::text) OR (pay_by_ms IS NOT NULL))),
  constraint ticket_cost_minor_check CHECK ((cost_minor > (0)::numeric)),
  constraint ticket_lots_check CHECK ((lots > 0)),
  constraint ticket_project_id_round_fkey FOREIGN KEY (project_id, round) REFERENCES launch.flash(project_id, number),
  constraint ticket_reason_check CHECK ((reason = ANY (ARRAY['ABOVE_REMAINING'::text, 'SOLD_OUT'::text, 'ENDED'::text, 'CANCELLED'::text]))),
  constraint ticket_seq_key UNIQUE (seq),
  constraint ticket_state_check CHECK ((state = ANY (ARRAY['QUEUED'::text, 'PAYING'::text, 'PAID'::text, 'TIMED_OUT'::text, 'CANCELLED'::text, 'LEFT'::text, 'REFUSED'::text]))),
  constraint ticket_vip_bps_check CHECK (((vip_bps >= 0) AND (vip_bps <= 9999)))
);
CREATE INDEX ticket_counted ON launch.ticket USING btree (project_id, round) WHERE (state = ANY (ARRAY['PAYING'::text, 'PAID'::text]));
CREATE INDEX ticket_of_person ON launch.ticket USING btree (uid, project_id, round, seq DESC);
CREATE UNIQUE INDEX ticket_once ON launch.ticket USING btree (uid, project_id, round) WHERE (state = ANY (ARRAY['QUEUED'::text, 'PAYING'::text, 'PAID'::text, 'CANCELLED'::text]));
CREATE INDEX ticket_paying ON launch.ticket USING btree (project_id, round, pay_by_ms) WHERE (state = 'PAYING'::text);
CREATE INDEX ticket_queue ON launch.ticket USING btree (project_id, round, opening_place, seq) WHERE (state = 'QUEUED'::text);
CREATE TRIGGER keep_place BEFORE UPDATE OF opening_place ON launch.ticket FOR EACH ROW EXECUTE FUNCTION launch.keep_place();
grant insert, select to bourse_app;
grant update (ended_ms, opening_place, pay_by_ms, reason, remaining_lots, state) to bourse_app;

create table tidied_day (
  asset text not null,
  day integer not null,
  tidied_ms bigint not null,
  constraint tidied_day_pkey PRIMARY KEY (asset, day)
);
CREATE TRIGGER keep_needed_day BEFORE INSERT ON launch.tidied_day FOR EACH ROW EXECUTE FUNCTION launch.keep_needed_day();
CREATE TRIGGER keep_snapshot BEFORE DELETE OR UPDATE ON launch.tidied_day FOR EACH ROW EXECUTE FUNCTION launch.keep_snapshot();
grant insert, select to bourse_app;

create table unlock (
  subscription_id uuid not null,
  place integer not null,
  amount_minor numeric(38,0) not null,
  unlock_at_ms bigint not null,
  unlocked_at_ms bigint,
  constraint unlock_pkey PRIMARY KEY (subscription_id, place),
  constraint unlock_amount_minor_check CHECK ((amount_minor > (0)::numeric)),
  constraint unlock_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES launch.subscription(id)
);
CREATE INDEX unlock_due ON launch.unlock USING btree (unlock_at_ms, subscription_id) WHERE (unlocked_at_ms IS NULL);
grant insert, select to bourse_app;
grant update (unlocked_at_ms) to bourse_app;

CREATE OR REPLACE FUNCTION launch.awaits_price(project text, round integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from launch.round r
                  where r.project_id = project and r.number = round and r.usdt_units is not null and r.base_units is null
                    and r.state = 'WARM_UP')
$function$
;

CREATE OR REPLACE FUNCTION launch.day_of(hour_ms bigint)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select ((hour_ms + 28800000) / 86400000)::int
$function$
;

CREATE OR REPLACE FUNCTION launch.keep_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from (select distinct asset, launch.day_of(hour_ms) as day from taken_away) a
     where not exists (select from launch.tidied_day t where t.asset = a.asset and t.day = a.day)) then
    raise exception 'what a snapshot has read stays as it is';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION launch.keep_draw()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.drawn_ms is not null or old.void_reason is not null
     or (old.frozen_ms is not null and (new.frozen_ms, new.ticket_count) is distinct from (old.frozen_ms, old.ticket_count))
     or (old.published_ms is not null and (new.published_ms, new.root) is distinct from (old.published_ms, old.root))
     or (old.randomness is not null and (new.randomness, new.signature) is distinct from (old.randomness, old.signature)) then
    raise exception 'what a draw has decided stays as it is';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION launch.keep_draw_time()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.draw_at_ms <= old.draw_at_ms or new.beacon_round < old.beacon_round or old.frozen_ms is not null
     or not launch.awaits_price(old.project_id, old.number) then
    raise exception 'when a lottery is drawn stays as it is';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION launch.keep_fixing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'how a price was fixed stays as it is';
end $function$
;

CREATE OR REPLACE FUNCTION launch.keep_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from (select distinct asset, launch.day_of(hour_ms) as day from added) a
      join launch.tidied_day t on t.asset = a.asset and t.day = a.day) then
    raise exception 'what is no longer kept is not written again';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION launch.keep_hour()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from (select distinct asset, hour_ms from added) a
     where exists (select from launch.snapshot s where s.asset = a.asset and s.hour_ms = a.hour_ms)
        or exists (select from launch.tidied_day t where t.asset = a.asset and t.day = launch.day_of(a.hour_ms))) then
    raise exception 'what a snapshot has read stays as it is';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION launch.keep_list()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from (select distinct project_id, round from added) a
      join launch.lottery l on l.project_id = a.project_id and l.number = a.round
     where l.frozen_ms is not null) then
    raise exception 'the list of a draw stays as it is';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION launch.keep_needed_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if launch.needs_day(new.asset, new.day) then
    raise exception 'a round needs what was held on that day';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION launch.keep_opening()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.seed, new.beacon_kind, new.beacon_source) is distinct from (old.seed, old.beacon_kind, old.beacon_source)
     or (new.beacon_round is distinct from old.beacon_round
         and (new.beacon_round is null or old.beacon_round is null or new.beacon_round <= old.beacon_round
              or old.beacon_asked_ms is not null or old.opened_ms is not null
              or not launch.awaits_price(old.project_id, old.number)))
     or (old.beacon_asked_ms is not null and new.beacon_asked_ms is distinct from old.beacon_asked_ms)
     or ((old.beacon_randomness is not null or old.beacon_silent_ms is not null)
         and (new.beacon_randomness, new.beacon_signature, new.beacon_silent_ms)
           is distinct from (old.beacon_randomness, old.beacon_signature, old.beacon_silent_ms))
     or (old.opened_ms is not null and (new.opened_ms, new.opening_count) is distinct from (old.opened_ms, old.opening_count)) then
    raise exception 'what has ordered an opening stays as it is';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION launch.keep_place()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.opening_place is not null and new.opening_place is distinct from old.opening_place then
    raise exception 'a place that was drawn stays as it is';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION launch.keep_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.usdt_units, new.usdt_scale, new.discount_bps) is distinct from (old.usdt_units, old.usdt_scale, old.discount_bps)
     or (old.base_units is not null or old.usdt_units is null)
        and (new.base_units, new.base_scale, new.min_minor, new.max_minor, new.step_minor)
          is distinct from (old.base_units, old.base_scale, old.min_minor, old.max_minor, old.step_minor)
     or old.base_units is null and new.base_units is not null and not exists (
        select from launch.price_fixing f
         where f.project_id = new.project_id and f.number = new.number and f.base_units = new.base_units
           and new.base_scale = 18 and f.to_ms = launch.price_day_end(new.start_ms)
           and f.fixed_at_ms >= f.to_ms + 60000 and f.fixed_at_ms < new.start_ms - 600000) then
    raise exception 'the price of a round is fixed once';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION launch.keep_seed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if launch.needs_day(null, old.day)
     or exists (select from launch.snapshot s where launch.day_of(s.hour_ms) = old.day) then
    raise exception 'what snapshots are asked for stays as it is';
  end if;
  return old;
end $function$
;

CREATE OR REPLACE FUNCTION launch.keep_snapshot()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what snapshots are asked for and have read stays as it is';
end $function$
;

CREATE OR REPLACE FUNCTION launch.keep_times()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.usdt_units is null or old.base_units is not null or old.state <> 'WARM_UP'
     or launch.price_day_end(new.start_ms) <= launch.price_day_end(old.start_ms)
     or new.end_ms - new.start_ms <> old.end_ms - old.start_ms
     or new.end_ms > (select listing_ms from launch.project p where p.id = new.project_id) then
    raise exception 'only a round without its price is moved, and only later';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION launch.keep_winners()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from (select distinct project_id, round from added) a
      join launch.lottery l on l.project_id = a.project_id and l.number = a.round
     where l.randomness is null or l.drawn_ms is not null or l.void_reason is not null) then
    raise exception 'who has won is saved once, with the draw';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION launch.needs_day(coin text, business_day integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from launch.holding h
      join launch.round r on r.project_id = h.project_id and r.number = h.number and r.state in ('WARM_UP', 'OPEN', 'CALCULATING')
     where (coin is null or h.asset = coin) and business_day between h.first_day and h.last_day)
$function$
;

CREATE OR REPLACE FUNCTION launch.price_day_end(start_ms bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (start_ms - 3600000) / 60000 * 60000
$function$
;
