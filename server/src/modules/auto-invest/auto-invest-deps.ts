import type { SpotDeps } from '../spot/public.ts';
import type { TransfersDeps } from '../transfers/public.ts';

export interface AutoInvestDeps {
  readonly money: TransfersDeps;
  readonly spot: SpotDeps;
}

/** The coin that plans spend. */
export const QUOTE_ASSET = 'USDT';
