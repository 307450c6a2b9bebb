-- What the house took out of a project again: proceeds that are owed to nobody any more, and tokens that nobody bought. Rows are
-- only added. Also of a project that was never published, whose tokens are put aside all the same.
create table launch.payout (
  id           uuid   primary key,
  request_id   uuid   not null unique,
  project_id   text   not null check (project_id ~ '^[a-z0-9-]{3,40}$'),
  -- The account of the project that it left.
  account      text   not null check (account in ('launch_supply', 'launch_proceeds')),
  asset        text   not null,
  amount_minor numeric(38, 0) not null check (amount_minor > 0),
  -- Whose funding account it went to; null where it went to the owners' equity.
  uid          text,
  at_ms        bigint not null,
  entry_id     bigint not null
);
create index payout_of_project on launch.payout (project_id, account, asset);
create index payout_of_person on launch.payout (uid, at_ms desc, id desc) where uid is not null;
grant select, insert on launch.payout to bourse_app;

-- A request to put tokens aside that comes again is answered from what it did.
alter table launch.funding add column request_id uuid;
update launch.funding f set request_id = substr(e.key, length('launch-fund:') + 1)::uuid
  from ledger.entry e where e.seq = f.entry_id and e.key ~ '^launch-fund:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';
create unique index funding_once on launch.funding (request_id);
