-- After a new password or a freeze a passkey logs nobody in until it has confirmed something within a session: whoever came by the old
-- password may have made it.
alter table identity.passkey add column logs_in boolean not null default true;
