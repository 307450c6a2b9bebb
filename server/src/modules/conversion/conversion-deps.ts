import type { SpotDeps } from '../spot/public.ts';
import type { TransfersDeps } from '../transfers/public.ts';

export interface ConversionDeps {
  readonly money: TransfersDeps;
  readonly spot: SpotDeps;
}
