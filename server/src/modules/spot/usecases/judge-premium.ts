import type { refuse } from '@bourse/core/result.ts';
import type { Market } from '../market.ts';
import type { SpotRoom } from '../spot.ts';

/** Refuses to buy a leveraged token that trades far above what it is worth; null where it does not. */
export function judgePremium(
  _room: SpotRoom,
  _market: Market,
): ReturnType<typeof refuse<'ETF_PREMIUM_TOO_HIGH'>> | null {
  return null;
}
