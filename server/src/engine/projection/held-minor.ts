/** SQL for the most that one lot of a buy `of` costs: its price, plus its highest fee if that comes on top. */
const costMost = (of: string): string => `${of}.ticks + case when ${of}.fee_from = 'received' then 0
  else div(${of}.ticks::numeric * greatest(coalesce(f.maker_ppm, 0), coalesce(f.taker_ppm, 0)) + 999999, 1000000) end`;

/**
 * Joins that `heldMinor` needs for an open `trading.order o`: its market `m`, its fees `f`, and `s` if it is the second
 * of two open alternatives. Alternatives have consecutive ids in their list; no other orders do.
 */
export const HELD_JOINS = `join trading.market m on m.market = o.market
  left join trading.fee f on f.version = o.fee_version and f.level = o.fee_level
  left join lateral (
    select e.id, e.ticks, e.fee_from from trading.order e
     where o.list_id > 0 and not o.is_pending and e.id = o.id - 1 and e.list_id = o.list_id
       and e.closed_at_ms is null and not e.is_pending) s on true`;

/**
 * SQL for the minor units that an open order holds for `lots` of its lots: a sell holds the lots, a buy their worst
 * price, plus its highest fee if that comes on top. An order that waits for its turn holds nothing. Of two alternatives
 * the first holds what it needs, and the second only what that does not cover.
 */
export const heldMinor = (lots: string): string => `case when o.is_pending then 0
  when not o.is_buy then case when s.id is null then (${lots}) * m.lot_minor else 0 end
  when o.quote_units > 0 then o.quote_units * m.unit_minor
  else (${lots}) * m.unit_minor * greatest(0, ${costMost('o')} - case when s.id is null then 0 else ${costMost('s')} end) end`;
