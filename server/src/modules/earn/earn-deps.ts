import type { TransfersDeps } from '../transfers/public.ts';

export type EarnDeps = Pick<
  TransfersDeps,
  'db' | 'ledger' | 'assets' | 'clock' | 'identity' | 'pricing' | 'notices' | 'settings'
>;
