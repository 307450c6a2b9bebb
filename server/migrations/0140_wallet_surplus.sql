-- What a chain has beyond the books, from the block on at which it was seen first: it is booked when it has stayed.
create table wallet.custody_surplus (
  network      text not null,
  asset        text not null,
  id           uuid not null,
  since_height bigint not null check (since_height >= 0),
  -- The least that was there at any look.
  least_minor  numeric(38,0) not null check (least_minor > 0 and least_minor < 1e38),
  updated_at_ms bigint not null,
  primary key (network, asset)
);
grant select, insert, update, delete on wallet.custody_surplus to bourse_app;
