-- What people want to hear of by which channel; a missing row is the default. What must be told has no rows.
create table notices.choice (
  uid      text    not null,
  category text    not null check (category in ('deposit', 'trading', 'marketing')),
  channel  text    not null check (channel in ('inApp', 'email', 'sms')),
  is_on    boolean not null,
  at_ms    bigint  not null,
  primary key (uid, category, channel)
);
grant select, insert, update on notices.choice to bourse_app;

-- Notices that also go out as a message: written with the notice, sent after the commit, kept until they are sent or given up.
create table notices.message (
  notice_id   uuid   primary key references notices.notice,
  uid         text   not null,
  kind        text   not null,
  params      jsonb  not null,
  tries       int    not null default 0,
  next_at_ms  bigint not null,
  ended_at_ms bigint,
  -- SENT, OFF (the person wants none), NOBODY (no address), GIVEN_UP.
  outcome     text   check (outcome in ('SENT', 'OFF', 'NOBODY', 'GIVEN_UP')),
  check ((ended_at_ms is null) = (outcome is null))
);
create index message_due on notices.message (next_at_ms) where ended_at_ms is null;
grant select, insert, update on notices.message to bourse_app;

-- What a notice is about; those from before it was written down count by their kind.
alter table notices.notice add column category text not null default 'trading'
  check (category in ('security', 'moneyOut', 'deposit', 'trading', 'marketing'));
update notices.notice set category = case
  when kind like 'identity.%' or kind like 'tradingApi.%' then 'security'
  when kind like 'wallet.withdrawal%' or kind in ('wallet.sent', 'wallet.reviewOverdue') then 'moneyOut'
  when kind like 'wallet.%' then 'deposit' else 'trading' end;
create index notice_of_person_category on notices.notice (uid, category, id desc);

-- What the key of a listed address signed: that it is ours, at that moment and for that root.
alter table proof.reserve add column signature text;
