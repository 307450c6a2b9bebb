-- The books: accounts, what they have now, and the entries that explain it. Money moves only through the functions of
-- 0011; the application's role may read these tables and change nothing in them by itself.
create schema ledger;

-- One row per account and asset. Paths are made by core/ledger/account.ts.
create table ledger.account (
  id      bigint generated always as identity primary key,
  path    text not null unique,
  is_user boolean not null,
  uid     text,
  account text not null,
  asset   text not null,
  sub     text,
  check (is_user = (uid is not null)),
  check (path = case when is_user then concat_ws(':', 'user', uid, account, asset)
                     else concat_ws(':', 'system', account, asset, sub) end)
);
create index account_uid on ledger.account (uid) where uid is not null;
create index account_system on ledger.account (asset, account) where not is_user;

-- What a person's account has. The house's own accounts have no row here: everybody's transfers would queue behind
-- one hot row, so they are summed from their postings when somebody asks.
-- "b >= 0 and b < 1e38" and not "b >= 0" alone: NaN is greater than every number and would pass.
create table ledger.balance (
  account_id      bigint primary key references ledger.account,
  available_minor numeric(38,0) not null default 0 check (available_minor >= 0 and available_minor < 1e38),
  held_minor      numeric(38,0) not null default 0 check (held_minor >= 0 and held_minor < 1e38)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);

-- One row per thing that happened. Order of seq is the order of effects on every single account, and at_ms never falls
-- along it. input_hash tells a repeat from another command under the same key: half a SHA-256, kept in the type that
-- holds 16 bytes best.
create table ledger.entry (
  seq        bigint primary key,
  key        text   not null unique,
  input_hash uuid   not null,
  kind       text   not null,
  ref        text   not null,
  at_ms      bigint not null,
  hold_key   text,
  reverses   bigint
);
create unique index entry_reverses on ledger.entry (reverses) where reverses is not null;

-- What an entry did to an account: at most one row for the two. Over both columns, an entry sums to zero per asset.
create table ledger.posting (
  entry_seq       bigint not null,
  account_id      bigint not null,
  available_minor numeric(38,0) not null check (available_minor > -1e38 and available_minor < 1e38),
  held_minor      numeric(38,0) not null check (held_minor > -1e38 and held_minor < 1e38),
  primary key (account_id, entry_seq),
  check (available_minor <> 0 or held_minor <> 0)
);
-- Postings lie on disk in the order of their entries, so a summary of each few pages finds those of one entry. A second
-- tree would cost every transfer a tenth of its time for what few ever ask.
create index posting_entry on ledger.posting using brin (entry_seq) with (pages_per_range = 16, autosummarize = on);

-- Money set aside, each with its reason. A hold is named by the key of the command that made it.
create table ledger.hold (
  key           text   primary key,
  account_id    bigint not null references ledger.account,
  entry_seq     bigint not null,
  reason        text   not null,
  ref           text   not null,
  amount_minor  numeric(38,0) not null check (amount_minor > 0 and amount_minor < 1e38),
  left_minor    numeric(38,0) not null check (left_minor >= 0 and left_minor <= amount_minor),
  release_at_ms bigint,
  created_at_ms bigint not null,
  ended_at_ms   bigint,
  check ((left_minor = 0) = (ended_at_ms is not null))
);
create index hold_open on ledger.hold (account_id) where left_minor > 0;
create index hold_ref on ledger.hold (ref);
create index hold_due on ledger.hold (release_at_ms) where left_minor > 0 and release_at_ms is not null;

-- Entries and postings are only ever added, whoever asks. Corrections are new entries.
create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% is append-only', tg_table_schema, tg_table_name using errcode = 'insufficient_privilege';
end
$$;
create trigger entry_append_only before update or delete or truncate on ledger.entry
  for each statement execute function ledger.refuse_change();
create trigger posting_append_only before update or delete or truncate on ledger.posting
  for each statement execute function ledger.refuse_change();

-- The last seq given out, and the latest time the journal has seen. Sequences, because what they remember does not wait
-- for anybody's commit; journal_slot of 0011 is the only writer.
create sequence ledger.entry_seq minvalue 0 start 0;
create sequence ledger.journal_time minvalue 0 start 0;
select setval('ledger.entry_seq', 0), setval('ledger.journal_time', 0);

grant usage on schema ledger to bourse_app;
grant select on ledger.account, ledger.balance, ledger.entry, ledger.posting, ledger.hold to bourse_app;
