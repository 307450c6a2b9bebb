-- How many members of staff a payment needs is sealed when it is asked for and when its review begins, and each decision of one.
alter table wallet.payment_seal drop constraint payment_seal_step_check;
alter table wallet.payment_seal add constraint payment_seal_step_check
  check (step in ('ASKED', 'REVIEW', 'DECIDED', 'APPROVED'));
-- What a review began after is no approval any more: the newest of both counts.
create or replace view wallet.approved_payment as
  select distinct on (s.kind, s.ref) s.kind, s.ref, s.parts, s.seal,
    coalesce(w.state in ('APPROVED', 'BROADCASTING', 'BROADCAST'), r.state in ('APPROVED', 'SENDING'), false) as is_open
  from wallet.payment_seal s
  left join wallet.withdrawal w on w.id = case when s.kind = 'withdrawal' then s.ref::uuid end
  left join wallet.deposit_return r on r.id = case when s.kind = 'return' then s.ref::uuid end
  where s.step in ('REVIEW', 'APPROVED')
  order by s.kind, s.ref, s.number desc;
