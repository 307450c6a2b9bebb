import { useLeveragedToken } from '../../api/queries.ts';
import type { Market } from '../../rules/market.ts';

/** The value of a leveraged token; null for a market of no such token, and until it is known. */
export const useToken = (market: Market) =>
  useLeveragedToken(market.kind === 'etf' ? market.symbol : null).data ?? null;
