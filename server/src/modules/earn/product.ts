import type { Product } from '../products/public.ts';
import { earnChecks } from './queries/earn-checks.query.ts';
import { redemptionHolds } from './queries/earn-holds.query.ts';
import { earnOrders, earnRedemptions } from './queries/person-record.query.ts';
import { interestMaker } from './usecases/interest-maker.ts';

/** How Earn describes itself. */
export const earnProduct: Product = {
  name: 'earn',
  bookings: {
    numberedKeys: ['earn-mature', 'earn-reward', 'earn-redeem', 'earn-redeem-paid'],
    histories: [
      { name: 'earn', kinds: ['earn.subscribe', 'earn.interest', 'earn.matured', 'earn.redeem', 'earn.reward'] },
    ],
  },
  account: { account: 'earn', isOpened: async () => true },
  files: { earnInterest: interestMaker() },
  holdOwners: [redemptionHolds],
  notices: {
    'earn.matured': { category: 'trading' },
    'earn.renewed': { category: 'trading' },
    'earn.notRenewed.ended': { category: 'trading' },
    'earn.notRenewed.rate': { category: 'trading' },
    'earn.notRenewed.quota': { category: 'trading' },
    'earn.notRenewed.bounds': { category: 'trading' },
    'earn.notRenewed.person': { category: 'trading' },
    'earn.notRenewed.closed': { category: 'trading' },
    'earn.redeemed': { category: 'trading' },
    'earn.redeemFailed': { category: 'trading', isMailed: true },
    'earn.renewsSoon': { category: 'trading' },
    'earn.endsSoon.ended': { category: 'trading' },
    'earn.endsSoon.rate': { category: 'trading' },
    'earn.endsSoon.quota': { category: 'trading' },
    'earn.endsSoon.bounds': { category: 'trading' },
    'earn.endsSoon.person': { category: 'trading' },
    'earn.endsSoon.closed': { category: 'trading' },
    'earn.rateFalls': { category: 'trading' },
    'earn.rewardLow': { category: 'trading' },
    'earn.rewardOver': { category: 'trading' },
  },
  checks: earnChecks,
  records: [earnOrders, earnRedemptions],
};
