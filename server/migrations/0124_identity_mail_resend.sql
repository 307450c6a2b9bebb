-- Support resends a mail that was lost: one that was sent is kept, sealed as before, for as long as its links can work.
alter table identity.message add column sent_at_ms bigint;
create index message_person on identity.message (uid, created_at_ms desc);
create index message_person on notices.message (uid, notice_id desc);

-- Every time that staff had a mail sent again, whichever of the two lists it stands in.
create table identity.mail_resend (
  id       uuid   primary key,
  uid      text   not null references identity.person,
  mail_id  uuid   not null,
  staff_id text   not null,
  at_ms    bigint not null
);
create index mail_resend_person on identity.mail_resend (uid, at_ms desc);
grant select, insert, delete on identity.mail_resend to bourse_app;
