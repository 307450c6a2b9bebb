-- What callers have used up of their limits, told by every process to every other. Unlogged: a crash of the database may forget
-- it, and no call waits for a disk. The columns are those of the library that writes them.
create unlogged table platform.limit_use (
  key    text primary key,
  points integer not null,
  expire bigint
);
grant select, insert, update, delete on platform.limit_use to bourse_app;
