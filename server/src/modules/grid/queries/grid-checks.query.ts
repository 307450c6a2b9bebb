import { type BookCheck, sqlCheck } from '../../../ledger/reconcile/book-check.ts';

/** Prefix of the ids of a grid's movements of money: in and out, of both coins. */
const MOVES = `'g:' || replace(s.id::text, '-', '')`;

/** What the rows of grids and those of the trading core must agree on. */
export const gridChecks: readonly BookCheck[] = [
  // An account of the core that is neither a person's nor the house's must be a grid's, and that of an ended grid must
  // be empty.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: false,
    sql: `
      select n.asset, 'grid:' || b.account as account, null as entry_id, '0' as expected, (b.available_minor + b.held_minor)::text as found
        from trading.balance b join trading.asset n on n.number = b.asset
        left join grid.strategy s on s.account = b.account
       where b.account >= 100000000000000 and b.available_minor + b.held_minor <> 0 and (s.id is null or s.ended_at_ms is not null)
       limit $1`,
  }),
  // The account of a grid must belong to its owner, to whom its money returns.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select null as asset, 'grid:' || s.id as account, null as entry_id, s.uid || lpad(s.number::text, 6, '0') as expected,
             s.account::text as found
        from grid.strategy s where s.account::text <> s.uid || lpad(s.number::text, 6, '0') limit $1`,
  }),
  // What a grid was given and returned must be what its row says.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select n.asset, 'grid:' || s.id as account, null as entry_id, said.minor::text as expected, coalesce(t.amount_minor, 0)::text as found
        from grid.strategy s join trading.market m on m.market = s.market
        cross join lateral (values
          ('iq', m.quote, s.quote_minor, s.started_at_ms is not null), ('ib', m.base, s.base_minor, s.started_at_ms is not null),
          ('oq', m.quote, coalesce(s.returned_quote_minor, 0), s.ended_at_ms is not null),
          ('ob', m.base, coalesce(s.returned_base_minor, 0), s.ended_at_ms is not null)) said (way, asset, minor, is_done)
        join trading.asset n on n.number = said.asset
        left join trading.transfer t on t.account = s.account and t.transfer_id = ${MOVES} || said.way
       where said.is_done and said.minor <> coalesce(t.amount_minor, 0) limit $1`,
  }),
  // Every fill must be an order of the grid that traded as much, and the fills of an ended grid must include everything
  // that traded.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select null as asset, 'grid:' || f.grid_id as account, null as entry_id,
             o.traded_lots || ' lots for ' || o.traded_units * m.unit_minor || ', fee ' || o.fee_minor as expected,
             f.lots || ' lots for ' || f.quote_minor || ', fee ' || f.fee_minor || ' in order ' || f.order_id as found
        from grid.fill f join grid.strategy s on s.id = f.grid_id join trading.market m on m.market = s.market
        left join trading.order o on o.id = f.order_id and o.account = s.account
       where o.id is null or (f.lots, f.quote_minor, f.fee_minor, f.side)
             is distinct from (o.traded_lots, o.traded_units * m.unit_minor, o.fee_minor, case when o.is_buy then 'buy' else 'sell' end)
       limit $1`,
  }),
  // What matched pairs earned must be the sum of the fills that completed one.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select null as asset, 'grid:' || s.id as account, null as entry_id,
             coalesce(f.minor, 0) || ' of ' || coalesce(f.pairs, 0) || ' pairs' as expected,
             s.grid_profit_minor || ' of ' || s.pairs || ' pairs' as found
        from grid.strategy s left join (
          select grid_id, sum(profit_minor) as minor, count(profit_minor) as pairs from grid.fill group by grid_id) f on f.grid_id = s.id
       where s.grid_profit_minor <> coalesce(f.minor, 0) or s.pairs <> coalesce(f.pairs, 0) limit $1`,
  }),
  // What a pair earned must be what its fills received minus what they paid, counting all fills of the cell since the
  // pair before.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      with placed as (
        select f.*, case f.side when 'buy' then f.level else f.level - 1 end as cell,
               case f.side when 'buy' then -f.quote_minor else f.quote_minor end - f.fee_minor as net_minor
          from grid.fill f where f.kind = 'level'),
      paired as (
        select *, count(profit_minor) over (partition by grid_id, cell order by order_id rows between unbounded preceding and current row)
                    - case when profit_minor is null then 0 else 1 end as pair from placed)
      select null as asset, 'grid:' || grid_id as account, null as entry_id, sum(net_minor)::text as expected,
             max(profit_minor) || ' in cell ' || cell as found
        from paired group by grid_id, cell, pair having max(profit_minor) <> sum(net_minor) limit $1`,
  }),
  // A grid that ended must have what it was given plus what its fills brought minus what they took, because nothing
  // else moves its money.
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select null as asset, 'grid:' || s.id as account, null as entry_id,
             s.quote_minor + coalesce(f.quote, 0) || ' and ' || s.base_minor + coalesce(f.base, 0) as expected,
             s.returned_quote_minor || ' and ' || s.returned_base_minor as found
        from grid.strategy s join trading.market m on m.market = s.market
        left join (
          select f.grid_id, sum(case f.side when 'buy' then -f.quote_minor else f.quote_minor end - f.fee_minor) as quote,
                 sum(case f.side when 'buy' then f.lots else -f.lots end * g.lot_minor) as base
            from grid.fill f join grid.strategy t on t.id = f.grid_id join trading.market g on g.market = t.market
           group by f.grid_id) f on f.grid_id = s.id
       where s.ended_at_ms is not null and s.started_at_ms is not null
         and (s.returned_quote_minor, s.returned_base_minor)
             is distinct from (s.quote_minor + coalesce(f.quote, 0), s.base_minor + coalesce(f.base, 0)) limit $1`,
  }),
];
