import type { Product } from '../products/public.ts';
import type { Desk } from '../transfers/public.ts';
import { conversionChecks } from './queries/conversion-checks.query.ts';

/** The house's account that buys small balances and sells them in the spot markets. */
export const DESK: Desk = { uid: 'house.conversion', account: 'conversion' };

/** How conversion describes itself. */
export const conversionProduct: Product = {
  name: 'conversion',
  bookings: { numberedKeys: ['conversion'] },
  checks: conversionChecks,
};
