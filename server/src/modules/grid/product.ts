import { OWN_GRIDS_TOPIC } from '@bourse/contract/topics.ts';
import type { Product } from '../products/public.ts';
import { gridChecks } from './queries/grid-checks.query.ts';
import { findGridHolds, findGridTransit, findLastGridTradeAt } from './queries/grid-hold.query.ts';
import { gridFills, gridStrategies } from './queries/person-record.query.ts';
import { fillsMaker } from './usecases/fills-maker.ts';

/** How grids describe themselves. */
export const gridProduct: Product = {
  name: 'grid',
  frozen: findGridHolds,
  // Money on the way to or from a grid still belongs to its person, never to the house.
  transit: { transit: findGridTransit, ofHouse: async () => new Map() },
  files: { gridFills: fillsMaker },
  checks: gridChecks,
  lastTradeAtMs: findLastGridTradeAt,
  notices: {
    'grid.takeProfit': { category: 'trading', isMailed: true },
    'grid.stopLoss': { category: 'trading', isMailed: true },
    'grid.stoppedByStaff': { category: 'trading', isMailed: true },
    'grid.failed.slippage': { category: 'trading', isMailed: true },
    'grid.failed.other': { category: 'trading', isMailed: true },
  },
  privateTopics: [OWN_GRIDS_TOPIC],
  records: [gridStrategies, gridFills],
};
