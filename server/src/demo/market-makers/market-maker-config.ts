import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { MakerShape } from '@bourse/core/spot/market-making.ts';

/** How busy one market of the demo is. */
export interface MarketPace {
  /** Trades in a minute, on average. */
  readonly tradesPerMinute: number;
  /** An ordinary trade, and the nearest level of one maker, in USDT. */
  readonly tradeUsdt: number;
  readonly levelUsdt: number;
  /** Distances of the levels against those of an ordinary coin, in hundredths: the calmer the pair, the closer. */
  readonly widthPercent: number;
}

/** Who trades in the demo's markets, how much and how often. */
export interface MarketMakerConfig {
  /** How often open quotes are compared with the index; levels far from it every `farRounds`th time only. */
  readonly roundMs: number;
  /** The same figures while nobody looks. */
  readonly restRoundMs: number;
  readonly farRounds: number;
  /** How often somebody may trade. */
  readonly tickMs: number;
  /** Trades are this many times rarer while nobody looks. */
  readonly restFactor: number;
  /** What each account has of each coin when it is filled, in USDT, and of the coin that most pairs are priced in. */
  readonly coinUsdt: number;
  readonly quoteUsdt: number;
  /** How often balances are brought back to that. */
  readonly fillMs: number;
  /** How far beyond the index somebody who does not wait pays, ppm. */
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

/** Millionths from the index, of both makers together; they take turns. */
const DISTANCES = [
  400, 540, 730, 980, 1_330, 1_800, 2_400, 3_300, 4_400, 6_000, 8_000, 10_900, 14_700, 19_800,
] as const;
/** Quotes nearer than this are looked at in each round. */
const NEAR = 1_200;
const HUNDRED = 100;

/** Which levels one of the makers quotes. `which` counts the makers from 0. */
export function shapeOf(pace: MarketPace, unitsPerUsdt: number, which: number, makers: number): MakerShape {
  const own = DISTANCES.filter((_, level) => level % makers === which);
  return {
    distancesPpm: own.map((distance) => Math.round((distance * pace.widthPercent) / HUNDRED)),
    levelUnits: own.map((distance) => Math.floor(pace.levelUsdt * unitsPerUsdt * (1 + distance / 2_500))),
    slackPpm: 450_000,
    skewPpm: Math.round((DISTANCES[0] * pace.widthPercent) / HUNDRED / 2),
  };
}

/** Ppm from the index that are looked at in each round. */
export const nearPpm = (pace: MarketPace): number => Math.round((NEAR * pace.widthPercent) / HUNDRED);

export function paceOf(config: MarketMakerConfig, market: { symbol: string; kind: 'spot' | 'etf' }): MarketPace {
  return config.paces[market.symbol] ?? (market.kind === 'etf' ? config.tokenPace : config.pace);
}
