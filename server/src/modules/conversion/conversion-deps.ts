import type { SpotDeps } from '../spot/public.ts';
import type { WalletDeps } from '../wallet/public.ts';

/** What conversion is made of. */
export interface ConversionDeps {
  readonly wallet: WalletDeps;
  readonly spot: SpotDeps;
}
