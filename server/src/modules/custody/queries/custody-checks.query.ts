import { type BookCheck, sqlCheck } from '../../../ledger/reconcile/book-check.ts';

/** Each coin that a signed payment spends must be reserved for it at the same worth, and no other coin may be. */
const reservedCoins = (which: string): string => `
  with named as (
    select p.id, p.network, p.asset, c.value ->> 'txHash' as tx_hash, (c.value ->> 'vout')::int as vout,
           (c.value ->> 'amountMinor')::numeric as minor
      from wallet.payment p cross join lateral jsonb_array_elements(p.reservation -> 'coins') c where p.${which}),
  kept as (
    select p.id, p.network, p.asset, c.tx_hash, c.vout, c.amount_minor as minor
      from wallet.coin c join wallet.payment p on p.id = c.payment_id where p.${which})
  select coalesce(k.asset, n.asset) as asset, null as account, null as entry_id, coalesce(k.minor, 0)::text as expected,
         coalesce(n.minor, 0) || ' of coin ' || tx_hash || ':' || vout || ' in payment ' || id as found
    from named n full join kept k using (id, network, tx_hash, vout)
   where k.minor is distinct from n.minor limit $1`;

/** What reconciliation compares our payments and coins with; custody and chains are compared elsewhere. */
export const custodyChecks: readonly BookCheck[] = [
  // A payment must have the amount of what it pays, minus the fee that the house keeps.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: false,
    sql: `
      select p.asset, null as account, null as entry_id, coalesce(w.minor, r.minor, 0)::text as expected,
             p.amount_minor || ' in payment ' || p.id as found
        from wallet.payment p
        left join lateral (select amount_minor - fee_minor as minor from wallet.withdrawal
                            where p.kind = 'withdrawal' and id = p.ref::uuid) w on true
        left join lateral (select amount_minor - fee_minor as minor from wallet.deposit_return
                            where p.kind = 'return' and id = p.ref::uuid) r on true
       where p.settled_at_ms is null and p.kind in ('withdrawal', 'return')
         and coalesce(w.minor, r.minor) is distinct from p.amount_minor limit $1`,
  }),
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select p.asset, null as account, null as entry_id, coalesce(w.minor, r.minor, 0)::text as expected,
             p.amount_minor || ' in payment ' || p.id as found
        from wallet.payment p
        left join (select id::text as ref, amount_minor - fee_minor as minor from wallet.withdrawal) w
          on p.kind = 'withdrawal' and w.ref = p.ref
        left join (select id::text as ref, amount_minor - fee_minor as minor from wallet.deposit_return) r
          on p.kind = 'return' and r.ref = p.ref
       where p.settled_at_ms is not null and p.kind in ('withdrawal', 'return')
         and coalesce(w.minor, r.minor) is distinct from p.amount_minor limit $1`,
  }),
  sqlCheck({ kind: 'ROWS_DIFFER', isWhole: false, sql: reservedCoins('settled_at_ms is null') }),
  sqlCheck({ kind: 'ROWS_DIFFER', isWhole: true, sql: reservedCoins('settled_at_ms is not null') }),
  // The network's cost of a payment must be what the books say.
  sqlCheck({
    kind: 'ROW_NOT_ENTRY',
    isWhole: true,
    sql: `
      with booked as (
        select e.ref, a.asset, -sum(p.available_minor) as minor
          from ledger.account a join ledger.posting p on p.account_id = a.id join ledger.entry e on e.seq = p.entry_seq
         where not a.is_user and a.account = 'network_fees' and e.kind = 'network_fee' group by e.ref, a.asset),
      paid as (
        select id::text as ref, fee_asset as asset, fee_minor as minor from wallet.payment
         where settled_at_ms is not null and fee_minor <> 0)
      select coalesce(b.asset, p.asset) as asset, null as account, null as entry_id, coalesce(b.minor, 0)::text as expected,
             coalesce(p.minor, 0) || ' for payment ' || coalesce(p.ref, b.ref) as found
        from booked b full join paid p on p.ref = b.ref and p.asset = b.asset
       where b.minor is distinct from p.minor and coalesce(b.minor, 0) <> coalesce(p.minor, 0) limit $1`,
  }),
  // Every coin that came from outside must belong to a deposit.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select d.asset, null as account, d.entry_id, d.amount_minor::text as expected,
             c.amount_minor || ' in coin ' || c.tx_hash || ':' || c.vout as found
        from wallet.coin c
        join wallet.deposit d on d.network = c.network and d.tx_hash = c.tx_hash and d.output_key = 'vout:' || c.vout
       where d.amount_minor <> c.amount_minor limit $1`,
  }),
  // The coins of a final payment must equal what it paid plus the network's cost plus the change. What a payment to
  // ourselves moves comes back as change, less that cost.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      with used as (
        select payment_id, sum(amount_minor) as minor from wallet.coin where is_spent and payment_id is not null group by payment_id),
      change as (
        select p.id, coalesce(sum(c.amount_minor), 0) as minor
          from wallet.payment p join used u on u.payment_id = p.id
          left join wallet.coin c on c.network = p.network and c.tx_hash = p.mined_tx_hash
           and not exists (select from wallet.deposit d
                            where d.network = c.network and d.tx_hash = c.tx_hash and d.output_key = 'vout:' || c.vout)
         group by p.id)
      select p.asset, null as account, null as entry_id,
             (case when p.mined_is_paid and p.kind in ('withdrawal', 'return') then p.amount_minor else 0 end + p.fee_minor + c.minor)::text as expected,
             u.minor || ' in the coins of payment ' || p.id as found
        from wallet.payment p join used u on u.payment_id = p.id join change c on c.id = p.id
       where p.settled_at_ms is not null and p.mined_tx_hash is not null
         and u.minor <> case when p.mined_is_paid and p.kind in ('withdrawal', 'return') then p.amount_minor else 0 end + p.fee_minor + c.minor limit $1`,
  }),
];
