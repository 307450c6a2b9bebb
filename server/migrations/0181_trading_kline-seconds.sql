-- Steps that were imported count the trades that were made here: none, except in the step in which the import ends.
update trading.kline k
   set trade_count = (
     select count(*) from trading.trade t
      where t.market = k.market and t.at_ms >= k.open_at_ms and t.at_ms < case k.step
        when '1m' then k.open_at_ms + 60000
        when '5m' then k.open_at_ms + 300000
        when '15m' then k.open_at_ms + 900000
        when '30m' then k.open_at_ms + 1800000
        when '1h' then k.open_at_ms + 3600000
        when '4h' then k.open_at_ms + 14400000
        when '1d' then k.open_at_ms + 86400000
        when '1w' then k.open_at_ms + 604800000
        else (extract(epoch from
          ((to_timestamp(k.open_at_ms / 1000) at time zone 'UTC') + interval '1 month') at time zone 'UTC') * 1000)::bigint
      end)
 where k.is_imported;

-- Steps of a second begin with the trades of the last day, as far as a coin was counted then as it is now.
insert into trading.kline (market, step, open_at_ms, open_ticks, high_ticks, low_ticks, close_ticks, trade_count, base_lots,
  quote_minor, taker_buy_lots, taker_buy_quote_minor)
select t.market, '1s', t.at_ms / 1000 * 1000,
       (array_agg(t.ticks order by t.trade_id))[1], max(t.ticks), min(t.ticks), (array_agg(t.ticks order by t.trade_id desc))[1],
       count(*), sum(t.lots), sum(t.ticks * t.lots::numeric * m.unit_minor),
       coalesce(sum(t.lots) filter (where t.is_buyer_taker), 0),
       coalesce(sum(t.ticks * t.lots::numeric * m.unit_minor) filter (where t.is_buyer_taker), 0)
  from trading.market m
    cross join lateral (
      select coalesce(max(g.booked_sequence), 0) as sequence from spot.token_merge g
        join trading.asset a on a.asset = g.token where a.number = m.base) since
    join trading.trade t on t.market = m.market and t.sequence > since.sequence
      and t.at_ms >= (select at_ms from trading.progress) - 86400000
 group by t.market, t.at_ms / 1000 * 1000;
