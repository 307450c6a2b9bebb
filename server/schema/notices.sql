-- The schema "notices" as the migrations leave it, for reading. "npm run schema" writes it again; a test compares.

create table choice (
  uid text not null,
  category text not null,
  channel text not null,
  is_on boolean not null,
  at_ms bigint not null,
  constraint choice_pkey PRIMARY KEY (uid, category, channel),
  constraint choice_category_check CHECK ((category = ANY (ARRAY['deposit'::text, 'trading'::text, 'marketing'::text]))),
  constraint choice_channel_check CHECK ((channel = ANY (ARRAY['inApp'::text, 'email'::text, 'sms'::text])))
);
grant insert, select, update to bourse_app;

create table message (
  notice_id uuid not null,
  uid text not null,
  kind text not null,
  params jsonb not null,
  tries integer default 0 not null,
  next_at_ms bigint not null,
  ended_at_ms bigint,
  outcome text,
  claim_id uuid,
  mail_id uuid,
  constraint message_pkey PRIMARY KEY (notice_id),
  constraint message_check CHECK (((ended_at_ms IS NULL) = (outcome IS NULL))),
  constraint message_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notices.notice(id),
  constraint message_outcome_check CHECK ((outcome = ANY (ARRAY['SENT'::text, 'OFF'::text, 'NOBODY'::text, 'GIVEN_UP'::text])))
);
CREATE INDEX message_due ON notices.message USING btree (next_at_ms) WHERE (ended_at_ms IS NULL);
CREATE INDEX message_person ON notices.message USING btree (uid, notice_id DESC);
grant insert, select, update to bourse_app;

create table notice (
  id uuid not null,
  uid text not null,
  kind text not null,
  params jsonb not null,
  at_ms bigint not null,
  read_at_ms bigint,
  category text default 'trading'::text not null,
  constraint notice_pkey PRIMARY KEY (id),
  constraint notice_category_check CHECK ((category = ANY (ARRAY['security'::text, 'moneyOut'::text, 'deposit'::text, 'trading'::text, 'marketing'::text])))
);
CREATE INDEX notice_of_person ON notices.notice USING btree (uid, id DESC);
CREATE INDEX notice_of_person_category ON notices.notice USING btree (uid, category, id DESC);
CREATE INDEX notice_unread ON notices.notice USING btree (uid) WHERE (read_at_ms IS NULL);
grant insert, select, update to bourse_app;
