import type { TransfersDeps } from '../transfers/public.ts';
import type { Beacon, TradedVolume } from './ports.ts';

export interface LaunchDeps
  extends Pick<TransfersDeps, 'db' | 'ledger' | 'assets' | 'clock' | 'identity' | 'notices' | 'products' | 'pricing'> {
  /** The randomness from outside that draws wait for. */
  readonly beacon: Beacon;
  readonly volume: TradedVolume;
}
