-- Flash rounds: lots that are reserved in turn and paid within minutes.
alter table launch.round drop constraint round_mode_check;
alter table launch.round add constraint round_mode_check check (mode in ('SUBSCRIPTION', 'FLASH'));

create table launch.flash (
  project_id  text   not null,
  number      int    not null,
  -- Minor units of the token in one lot, how many are sold, and how many one person may buy.
  lot_minor   numeric(38, 0) not null check (lot_minor > 0),
  quota_lots  int    not null check (quota_lots > 0),
  least_lots  int    not null check (least_lots > 0),
  most_lots   int    not null check (most_lots between least_lots and quota_lots),
  pay_seconds int    not null check (pay_seconds between 60 and 900),
  -- Its hash is shown before the start, itself once the order of the opening is drawn.
  seed        bytea  not null check (length(seed) = 32),
  -- What entry passes are made with. It leaves the server never.
  pass_key    bytea  not null check (length(pass_key) = 32),
  -- When the order of the opening was drawn.
  opened_ms   bigint,
  paid_lots   int    not null default 0 check (paid_lots >= 0),
  paying_lots int    not null default 0 check (paying_lots >= 0),
  primary key (project_id, number),
  foreign key (project_id, number) references launch.round (project_id, number),
  check (paid_lots + paying_lots <= quota_lots)
);

create table launch.ticket (
  id             uuid   primary key,
  -- The order in which they came.
  seq            bigint generated always as identity unique,
  uid            text   not null,
  project_id     text   not null,
  round          int    not null,
  state          text   not null check (state in ('QUEUED', 'PAYING', 'PAID', 'TIMED_OUT', 'CANCELLED', 'LEFT', 'REFUSED')),
  reason         text   check (reason in ('ABOVE_REMAINING', 'SOLD_OUT', 'ENDED', 'CANCELLED')),
  -- Lots that were free when it was refused.
  remaining_lots int,
  lots           int    not null check (lots > 0),
  vip_bps        int    not null check (vip_bps between 0 and 9999),
  cost_minor     numeric(38, 0) not null check (cost_minor > 0),
  at_ms          bigint not null,
  -- Its place among those of the first seconds.
  opening_place  int,
  pay_by_ms      bigint,
  ended_ms       bigint,
  foreign key (project_id, round) references launch.flash (project_id, number),
  check ((state = 'REFUSED') = (reason is not null)),
  check (state <> 'PAYING' or pay_by_ms is not null)
);
-- One that is open, paid or was given up while paying closes the round to its person.
create unique index ticket_once on launch.ticket (uid, project_id, round) where state in ('QUEUED', 'PAYING', 'PAID', 'CANCELLED');
create index ticket_of_person on launch.ticket (uid, project_id, round, seq desc);
create index ticket_queue on launch.ticket (project_id, round, opening_place, seq) where state = 'QUEUED';
create index ticket_paying on launch.ticket (project_id, round, pay_by_ms) where state = 'PAYING';
create index ticket_counted on launch.ticket (project_id, round) where state in ('PAYING', 'PAID');

grant select, insert on launch.flash, launch.ticket to bourse_app;
grant update (opened_ms, paid_lots, paying_lots) on launch.flash to bourse_app;
grant update (state, reason, remaining_lots, opening_place, pay_by_ms, ended_ms) on launch.ticket to bourse_app;
