import type { SpotDeps } from '../spot/public.ts';
import type { TransfersDeps } from '../transfers/public.ts';

/** What conversion is made of. */
export interface ConversionDeps {
  readonly money: TransfersDeps;
  readonly spot: SpotDeps;
}
