import { useLeveragedToken } from '../../api/queries.ts';
import type { Market } from '../../rules/market.ts';

/** A leveraged token's value; null for other markets, and until it is loaded. */
export const useToken = (market: Market) =>
  useLeveragedToken(market.kind === 'etf' ? market.symbol : null).data ?? null;
