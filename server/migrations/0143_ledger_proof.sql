-- When each part of the books was compared last and nothing differed: `books`, `whole` for all of history, `chain:<network>`,
-- `journal`. What hangs on a part stops while its time is long ago.
create table ledger.proof (
  part         text primary key,
  proven_at_ms bigint not null
);
grant select, insert, update on ledger.proof to bourse_app;
