import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { MakerShape } from '@bourse/core/spot/market-making.ts';

/** How busy one market of the demo is. */
export interface MarketPace {
  /** Trades in a minute, on average. */
  readonly tradesPerMinute: number;
  /** The size of an ordinary trade, and of one maker's nearest level, in USDT. */
  readonly tradeUsdt: number;
  readonly levelUsdt: number;
  /** How far the levels are apart compared with an ordinary coin, in percent: closer for calmer pairs. */
  readonly widthPercent: number;
}

/** Who trades in the demo's markets, how much and how often. */
export interface MarketMakerConfig {
  /** How often open quotes are compared with the index; levels far from it only every `farRounds`th time. */
  readonly roundMs: number;
  /** The same while nobody is watching. */
  readonly restRoundMs: number;
  readonly farRounds: number;
  /** How often somebody may trade. */
  readonly tickMs: number;
  /** While nobody is watching, trades are rarer by this factor. */
  readonly restFactor: number;
  /** What each account is filled with, in USDT: of each coin, and of the coin in which most pairs are priced. */
  readonly coinUsdt: number;
  readonly quoteUsdt: number;
  /** How often balances are brought back to that. */
  readonly fillMs: number;
  /** How far from the index a taker accepts a price, in ppm. */
  readonly worstPpm: number;
  readonly paces: Readonly<Record<string, MarketPace>>;
  readonly pace: MarketPace;
  readonly tokenPace: MarketPace;
}

const CALM: MarketPace = { tradesPerMinute: 4, tradeUsdt: 420, levelUsdt: 9_000, widthPercent: 25 };

export const DEMO_MARKET_MAKING: MarketMakerConfig = {
  roundMs: 1_000,
  restRoundMs: 2_000,
  farRounds: 5,
  tickMs: 250,
  restFactor: 4,
  coinUsdt: 4_000_000,
  quoteUsdt: 40_000_000,
  fillMs: MINUTE_MS,
  worstPpm: 2_500,
  paces: {
    BTC_USDT: { tradesPerMinute: 18, tradeUsdt: 900, levelUsdt: 14_000, widthPercent: 100 },
    ETH_USDT: { tradesPerMinute: 14, tradeUsdt: 650, levelUsdt: 10_000, widthPercent: 110 },
    ETH_BTC: { tradesPerMinute: 5, tradeUsdt: 500, levelUsdt: 6_000, widthPercent: 100 },
    USDC_USDT: CALM,
    PUSD_USDT: { ...CALM, tradesPerMinute: 2 },
  },
  pace: { tradesPerMinute: 5, tradeUsdt: 160, levelUsdt: 2_500, widthPercent: 130 },
  tokenPace: { tradesPerMinute: 3, tradeUsdt: 120, levelUsdt: 1_500, widthPercent: 170 },
};

/** Distances of levels from the index in millionths, for all makers together; they take turns. */
const DISTANCES = [
  400, 540, 730, 980, 1_330, 1_800, 2_400, 3_300, 4_400, 6_000, 8_000, 10_900, 14_700, 19_800,
] as const;
/** Quotes nearer than this are checked in each round. */
const NEAR = 1_200;
const HUNDRED = 100;

/** The levels that one maker quotes. `which` is the maker's index. */
export function shapeOf(pace: MarketPace, unitsPerUsdt: number, which: number, makers: number): MakerShape {
  const own = DISTANCES.filter((_, level) => level % makers === which);
  return {
    distancesPpm: own.map((distance) => Math.round((distance * pace.widthPercent) / HUNDRED)),
    levelUnits: own.map((distance) => Math.floor(pace.levelUsdt * unitsPerUsdt * (1 + distance / 2_500))),
    slackPpm: 450_000,
    skewPpm: Math.round((DISTANCES[0] * pace.widthPercent) / HUNDRED / 2),
  };
}

/** The distance from the index, in ppm, within which quotes are checked in each round. */
export const nearPpm = (pace: MarketPace): number => Math.round((NEAR * pace.widthPercent) / HUNDRED);

export function paceOf(config: MarketMakerConfig, market: { symbol: string; kind: 'spot' | 'etf' }): MarketPace {
  return config.paces[market.symbol] ?? (market.kind === 'etf' ? config.tokenPace : config.pace);
}
