import type { spot as spotContract } from '@bourse/contract/spot.ts';
import { refuse } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { SpotRoom } from './spot.ts';

/** What stands behind a leveraged token. */
export function spotTokenHttp(_room: SpotRoom): Pick<Handlers<typeof spotContract>, 'leveragedToken'> {
  return {
    leveragedToken: async ({ symbol }) => refuse('MARKET_NOT_FOUND', { symbol }),
  };
}
