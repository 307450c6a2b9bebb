-- Orders whose fates hang together: their ids follow that of their list, in their order.
create table trading.order_list (
  id            bigint not null primary key,
  account       bigint not null,
  market        int    not null,
  contingency   text   not null check (contingency in ('oco', 'oto', 'otoco')),
  client_id     text   not null,
  created_at_ms bigint not null
);
create index order_list_of_account on trading.order_list (account, id desc);
create index order_list_client_id on trading.order_list (account, client_id) where client_id <> '';
grant select, insert on trading.order_list to bourse_app;

-- 0 for an order of no list. One that is pending is in no book and holds nothing: its turn has not come, or never came.
alter table trading."order" add list_id bigint not null default 0;
alter table trading."order" add is_pending boolean not null default false;
-- Why an order was refused when its turn had come.
alter table trading."order" add close_refusal text;
