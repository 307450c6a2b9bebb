-- How far the signer's own log had come with each of its lines. The signer writes it with its own account before it answers, and
-- compares before it signs: a log that was cut off, or put back from an older backup, is behind. Rows are only ever added, and
-- nobody else may add one.
create table wallet.signer_head (
  lines bigint not null primary key check (lines > 0),
  hash  text   not null,
  at_ms bigint not null
);
grant select on wallet.signer_head to bourse_app;
grant select, insert on wallet.signer_head to bourse_signer;
