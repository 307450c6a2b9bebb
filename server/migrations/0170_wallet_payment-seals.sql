-- What is sealed of payments that leave the house: what was asked for, and what was approved by whom. The seal's key is not in the
-- database, so the process that signs can tell whether a row is one of ours. Rows are only ever added.
create table wallet.payment_seal (
  number bigint generated always as identity primary key,
  kind   text   not null check (kind in ('withdrawal', 'return')),
  ref    text   not null,
  step   text   not null check (step in ('ASKED', 'APPROVED')),
  parts  text[] not null,
  seal   text   not null,
  at_ms  bigint not null
);
create index payment_seal_ref on wallet.payment_seal (kind, ref, step, number);
grant select, insert on wallet.payment_seal to bourse_app;

-- Where our own key of a payment's destination lives, so that the signer can derive it.
alter table wallet.payment add column to_path text;
update wallet.payment p set to_path = a.key_path from wallet.deposit_address a
  where p.kind = 'gas' and a.address = p.to_address and a.purpose = 'user';

-- The signer reads two views and nothing else.
do $$ begin
  create role bourse_signer nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant bourse_signer to current_user;
create view wallet.approved_payment as
  select distinct on (s.kind, s.ref) s.kind, s.ref, s.parts, s.seal,
    coalesce(w.state in ('APPROVED', 'BROADCASTING', 'BROADCAST'), r.state in ('APPROVED', 'SENDING'), false) as is_open
  from wallet.payment_seal s
  left join wallet.withdrawal w on w.id = case when s.kind = 'withdrawal' then s.ref::uuid end
  left join wallet.deposit_return r on r.id = case when s.kind = 'return' then s.ref::uuid end
  where s.step = 'APPROVED'
  order by s.kind, s.ref, s.number desc;
-- Whether a seed was in use, so that no second one is made.
create view wallet.house_address as
  select family, key_path, address from wallet.deposit_address where purpose <> 'user';
grant usage on schema wallet to bourse_signer;
grant select on wallet.approved_payment, wallet.house_address to bourse_signer;
