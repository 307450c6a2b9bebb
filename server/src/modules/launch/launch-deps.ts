import type { TransfersDeps } from '../transfers/public.ts';

export type LaunchDeps = Pick<
  TransfersDeps,
  'db' | 'ledger' | 'assets' | 'clock' | 'identity' | 'notices' | 'products'
>;
