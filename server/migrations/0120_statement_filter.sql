-- What a page shows can be asked for by status, by kind, by side and by a number; a file of it follows.
alter table statement.export
  add column status text check (status in ('UNDER_WAY', 'COMPLETED', 'NOT_COMPLETED')),
  add column search text,
  add column kind   text check (kind in ('ONCHAIN', 'INTERNAL')),
  add column side   text check (side in ('deposit', 'withdraw'));

-- What a plan has chosen row by row, where its choice would be another one later: a status goes on changing while a file is
-- written. The set is of one plan, so that whoever planned too slowly spoils nobody's choice.
create table statement.pick (
  export_id uuid  not null references statement.export on delete cascade,
  set_id    uuid  not null,
  number    int   not null check (number >= 0),
  body      bytea not null,
  primary key (export_id, set_id, number)
);
alter table statement.pick alter column body set storage external;
grant select, insert, delete on statement.pick to bourse_app;
