import type { TransfersDeps } from '../transfers/public.ts';

/** What Earn works with. */
export type EarnDeps = Pick<
  TransfersDeps,
  'db' | 'ledger' | 'assets' | 'clock' | 'identity' | 'pricing' | 'notices' | 'settings'
>;
