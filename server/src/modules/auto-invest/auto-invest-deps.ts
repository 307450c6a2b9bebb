import type { SpotDeps } from '../spot/public.ts';
import type { TransfersDeps } from '../transfers/public.ts';

/** What auto-invest works with: money that moves between accounts, and the books on which it buys. */
export interface AutoInvestDeps {
  readonly money: TransfersDeps;
  readonly spot: SpotDeps;
}

/** What is spent. */
export const QUOTE_ASSET = 'USDT';
