import type { SpotDeps } from '../spot/public.ts';

/** For grids. They trade in spot's markets, each with its own account of the trading core. */
export interface GridDeps {
  readonly spot: SpotDeps;
}
