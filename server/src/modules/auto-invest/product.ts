import type { Product } from '../products/public.ts';
import { autoInvestChecks } from './queries/auto-invest-checks.query.ts';
import { autoInvestPlans, autoInvestRuns } from './queries/person-record.query.ts';
import { runsMaker } from './usecases/runs-maker.ts';

/**
 * How auto-invest describes itself. It has no account and books nothing: it makes the person's own transfers and
 * orders, which appear in the histories of those.
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
    'autoInvest.expired': { category: 'trading' },
    'autoInvest.partial': { category: 'trading' },
    'autoInvest.done': { category: 'trading' },
  },
  files: { autoInvestRuns: runsMaker() },
  checks: autoInvestChecks,
  records: [autoInvestPlans, autoInvestRuns],
};
