-- A member's way in is made by two super admins, each of whom gives them one half: neither can become the member. Codes that were
-- one whole are worth nothing any more.
delete from approvals.enrolment where used_at_ms is null;
alter table approvals.enrolment alter column code_hash drop not null;
create table approvals.enrolment_half (
  enrolment_id uuid   not null references approvals.enrolment on delete cascade,
  issued_by    uuid   not null references approvals.staff,
  code_hash    bytea  not null unique check (octet_length(code_hash) = 32),
  primary key (enrolment_id, issued_by)
);
grant select, insert, update, delete on approvals.enrolment_half to bourse_app;
