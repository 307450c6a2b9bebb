-- What this data is: made for looking at, or for real money. Said by the first server that starts on it, for ever, so that neither
-- a server of the other kind nor a command has to guess.
create table platform.installation (
  id   boolean primary key default true check (id),
  mode text not null check (mode in ('demo', 'production'))
);
grant select on platform.installation to bourse_app;
