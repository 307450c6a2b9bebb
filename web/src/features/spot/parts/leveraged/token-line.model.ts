import { useLeveragedToken } from '../../api/queries.ts';
import type { Market } from '../../rules/market.ts';

/** What a leveraged token is worth; null for a market that is none, and until it is known. */
export const useToken = (market: Market) =>
  useLeveragedToken(market.kind === 'etf' ? market.symbol : null).data ?? null;
