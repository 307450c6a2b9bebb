-- What each process counted of a limit, under its own name, so that telling it twice is telling it once. Unlogged: a crash of
-- the database may forget it, and no call waits for a disk. platform.limit_use, to which processes only added, stays for those
-- of the version before while they run beside this one.
create unlogged table platform.limit_told (
  key           text primary key,
  used          jsonb not null,
  expires_at_ms bigint not null
);
grant select, insert, update, delete on platform.limit_told to bourse_app;
