-- Mails and text messages of what has happened to an account: written with what they tell, sent after the commit, deleted once
-- they are sent. Sealed under a key that is not in the database, because links that cancel or freeze are among the words.
create table identity.message (
  id            uuid   primary key,
  uid           text   not null references identity.person,
  sealed        bytea  not null,
  tries         int    not null default 0,
  created_at_ms bigint not null,
  -- Null where it was given up.
  next_at_ms    bigint
);
create index message_due on identity.message (next_at_ms, id) where next_at_ms is not null;
grant select, insert, update, delete on identity.message to bourse_app;
