-- Puzzles for the console's door, as people have them at theirs.
create table approvals.captcha (
  id uuid primary key,
  challenge text not null,
  zero_bits integer not null,
  expires_at_ms bigint not null
);
create index captcha_expires on approvals.captcha (expires_at_ms);
grant select, insert, delete on approvals.captcha to bourse_app;

-- Refused log-ins of an hour, counted by whom they were tried at. The log keeps the first at once and the number of the others
-- when the hour is over: whoever guesses from very many networks must not fill what can never be taken away.
create table approvals.refused_login (
  subject text not null,
  hour_ms bigint not null,
  staff_id text not null,
  role text not null,
  count integer not null check (count > 0),
  logins text[] not null,
  ips text[] not null,
  primary key (subject, hour_ms)
);
grant select, insert, update, delete on approvals.refused_login to bourse_app;
