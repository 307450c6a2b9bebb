import { recordList } from '../../../platform/db/record-list.ts';

/** A person's grids, for a report of Compliance. */
export const gridStrategies = recordList({
  name: 'grid_strategies',
  columns: `s.id, s.number, s.market, s.mode, s.lower_ticks, s.upper_ticks, s.grids, s.quote_minor, s.base_minor, s.state, s.reason,
    s.pairs, s.grid_profit_minor, s.returned_quote_minor, s.returned_base_minor, s.created_at_ms, s.started_at_ms, s.ended_at_ms`,
  from: 'grid.strategy s',
  where: 's.uid = $1',
  time: 's.created_at_ms',
  id: 's.id',
});

/** The trades of those grids. */
export const gridFills = recordList({
  name: 'grid_fills',
  columns:
    'f.grid_id, f.order_id, f.kind, f.level, f.side, f.lots, f.quote_minor, f.fee_minor, f.profit_minor, f.at_ms',
  from: 'grid.fill f join grid.strategy s on s.id = f.grid_id',
  where: 's.uid = $1',
  time: 'f.at_ms',
  id: 'f.order_id',
  idType: 'bigint',
});
