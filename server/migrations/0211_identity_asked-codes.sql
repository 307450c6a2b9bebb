-- Who asked for a code without being logged in: at which account (hashed), and from which network. Null for codes of a session, for
-- those that a remembered browser asks for, and for what an older version sent.
alter table identity.code add account text;
alter table identity.code add network text;
create index code_of_account on identity.code (account, channel, created_at_ms) where account is not null;
create index code_of_network on identity.code (network, channel, created_at_ms) where network is not null;
