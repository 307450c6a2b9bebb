import type { Product } from '../products/public.ts';
import { autoInvestChecks } from './queries/auto-invest-checks.query.ts';
import { autoInvestPlans, autoInvestRuns } from './queries/person-record.query.ts';

/**
 * What auto-invest says of itself. It has no account and books nothing: what it moves are transfers of the person's own, and
 * what it buys are orders of theirs, which stand in the histories of those.
 */
export const autoInvestProduct: Product = {
  name: 'auto-invest',
  notices: {
    'autoInvest.short': { category: 'trading', isMailed: true },
    'autoInvest.insufficient': { category: 'trading' },
    'autoInvest.insufficientInRow': { category: 'trading', isMailed: true },
    'autoInvest.paused': { category: 'trading', isMailed: true },
    'autoInvest.undated': { category: 'trading', isMailed: true },
    'autoInvest.failed': { category: 'trading' },
    'autoInvest.partial': { category: 'trading' },
    'autoInvest.done': { category: 'trading' },
  },
  checks: autoInvestChecks,
  records: [autoInvestPlans, autoInvestRuns],
};
