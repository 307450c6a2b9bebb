-- What staff look things up by: an entry by what it is about. Bloom filters over each few pages cost a transfer next to
-- nothing, and answer the rare question of a reviewer.
create index entry_ref on ledger.entry using brin (ref text_bloom_ops (n_distinct_per_range = 1500, false_positive_rate = 0.01))
  with (pages_per_range = 16, autosummarize = on);

-- Comparisons of the books, those that staff asked for and the last ones of the job.
create table ledger.reconcile_run (
  id               uuid primary key,
  -- A member of staff, or 'system' for the job that runs every minute.
  asked_by         text   not null,
  state            text   not null check (state in ('ASKED', 'RUNNING', 'DONE', 'FAILED')),
  -- How many of its steps are done.
  step             int    not null default 0,
  asked_at_ms      bigint not null,
  started_at_ms    bigint,
  ended_at_ms      bigint,
  is_balanced      boolean,
  difference_count int,
  report           jsonb,
  check ((state = 'DONE') = (report is not null))
);
create index reconcile_run_newest on ledger.reconcile_run (asked_at_ms desc, id desc);
-- One at a time: a second question waits for the answer of the first.
create unique index reconcile_run_open on ledger.reconcile_run ((true)) where state in ('ASKED', 'RUNNING');
grant select, insert, update, delete on ledger.reconcile_run to bourse_app;

-- True for an attempt that pays nobody: it uses the payment's nonce or coins up, so that the others cannot confirm.
alter table wallet.payment_attempt add column is_cancel boolean not null default false;
create index payment_cancel_lost on wallet.payment (network) where failure_code = 'CANCELLED' and mined_height is null;

-- Who has seen an alarm. What it says stays as it is.
alter table wallet.chain_alarm add column seen_by text;
alter table wallet.chain_alarm add column seen_at_ms bigint;
alter table wallet.chain_alarm add check ((seen_by is null) = (seen_at_ms is null));
grant update (seen_by, seen_at_ms) on wallet.chain_alarm to bourse_app;

-- What reviewers ask a person about a withdrawal, and what the person says: a form, not a chat.
create table wallet.withdrawal_question (
  id             uuid primary key,
  withdrawal_id  uuid   not null references wallet.withdrawal,
  question       text   not null check (question in ('PURPOSE', 'RECIPIENT', 'SOURCE_OF_FUNDS', 'RECENT_CHANGES', 'OTHER')),
  -- What exactly is meant, in the reviewer's own words; always there for OTHER.
  note           text   check (length(note) between 1 and 300),
  asked_by       text   not null,
  asked_at_ms    bigint not null,
  answer         text   check (length(answer) between 1 and 1000),
  answered_at_ms bigint,
  check ((answer is null) = (answered_at_ms is null)),
  check (question <> 'OTHER' or note is not null)
);
create index withdrawal_question_of on wallet.withdrawal_question (withdrawal_id, asked_at_ms, id);
create index withdrawal_question_open on wallet.withdrawal_question (withdrawal_id) where answer is null;
grant select, insert on wallet.withdrawal_question to bourse_app;
grant update (answer, answered_at_ms) on wallet.withdrawal_question to bourse_app;
-- Who else sent to an address.
create index withdrawal_to on wallet.withdrawal (address) where address is not null;
create index withdrawal_decided on wallet.withdrawal_decision (at_ms desc, withdrawal_id);

-- The log by who, what and when.
create index audit_staff on approvals.audit (staff_id, seq desc);
create index audit_action on approvals.audit (action, seq desc);
create index audit_subject on approvals.audit (subject text_pattern_ops, seq desc);
create index audit_time on approvals.audit (at_ms, seq);

-- How each background job of each process fares, written every few seconds; times are those of the machine.
create table platform.job (
  name          text    not null,
  process       text    not null,
  every_ms      bigint  not null,
  runs          bigint  not null,
  failures      int     not null,
  started_at_ms bigint,
  ended_at_ms   bigint,
  ok_at_ms      bigint,
  next_at_ms    bigint,
  error         text,
  error_at_ms   bigint,
  seen_at_ms    bigint  not null,
  primary key (name, process)
);
-- Somebody wants a job to run now, in whichever process has it.
create table platform.job_wake (
  name        text   primary key,
  asked_at_ms bigint not null
);
grant select, insert, update, delete on platform.job, platform.job_wake to bourse_app;
