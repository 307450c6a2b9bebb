import type { Logger } from '../../../platform/log/log.ts';
import { type TakeFeedsDeps, takeFeeds } from '../usecases/take-feeds.ts';

const EVERY_MS = 5_000;

export interface TakeFeedsJobDeps extends TakeFeedsDeps {
  /** The coins that need a price; USDT, in which prices are given, needs none. */
  readonly assets: () => readonly string[];
  readonly log: Logger;
}

/** Keeps index prices fresh, and logs once when a coin or a feed begins or stops being without one. */
export function takeFeedsJob(deps: TakeFeedsJobDeps) {
  let before = '';
  return {
    name: 'pricing-feeds',
    everyMs: EVERY_MS,
    run: async () => {
      const { missing, silent } = await takeFeeds(deps, deps.assets());
      const now = JSON.stringify({ missing, silent });
      if (now !== before) deps.log.warn({ missing, silent }, 'the price feeds changed what they bring');
      before = now;
      return 'idle' as const;
    },
  };
}
