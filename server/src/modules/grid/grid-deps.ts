import type { SpotDeps } from '../spot/public.ts';

/** What grids work with. They trade in spot's markets, on accounts of the trading core that are theirs alone. */
export interface GridDeps {
  readonly spot: SpotDeps;
}
