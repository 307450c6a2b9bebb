-- Where the one that leads the trading core can be asked; the address is null where it does not listen. Whoever wants to
-- know whether it still leads asks it, or the lease.
create table trading.leader (
  only_row boolean primary key default true check (only_row),
  epoch    bigint  not null,
  address  text
);

grant select, insert, update, delete on trading.leader to bourse_app;
