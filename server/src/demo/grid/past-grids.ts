/** A grid as a person of the demo makes it within the ninety days. Distances from the price in tenths of a percent. */
export interface PastGrid {
  readonly symbol: 'BTC_USDT' | 'ETH_USDT';
  readonly mode: 'arithmetic' | 'geometric';
  readonly below: number;
  readonly above: number;
  readonly grids: number;
  readonly investment: string;
  /** The day on which it is made. */
  readonly fromDay: number;
  /** It is made on the first day from there on after which the price goes this far up, or down, before the other. */
  readonly meets?: 'takeProfit' | 'stopLoss';
  readonly takeProfit?: number;
  readonly stopLoss?: number;
  /** The day on which its person stops it. */
  readonly endsOnDay?: number;
}

/**
 * The past grids of each person, in the order of people: some run to this day, one was stopped by hand, and two ended by
 * themselves. The first person has nothing to spend at first.
 */
export const PAST_GRIDS: readonly (readonly PastGrid[])[] = [
  [],
  [
    {
      symbol: 'ETH_USDT',
      mode: 'geometric',
      below: 150,
      above: 170,
      grids: 12,
      investment: '700',
      fromDay: 5,
    },
  ],
  [
    {
      symbol: 'BTC_USDT',
      mode: 'arithmetic',
      below: 120,
      above: 180,
      grids: 12,
      investment: '2400',
      fromDay: 4,
      endsOnDay: 58,
    },
    {
      symbol: 'ETH_USDT',
      mode: 'geometric',
      below: 40,
      above: 40,
      grids: 4,
      investment: '1200',
      fromDay: 8,
      meets: 'stopLoss',
      takeProfit: 50,
      stopLoss: -50,
    },
  ],
  [
    {
      symbol: 'BTC_USDT',
      mode: 'geometric',
      below: 170,
      above: 190,
      grids: 16,
      investment: '24000',
      fromDay: 3,
    },
    {
      symbol: 'BTC_USDT',
      mode: 'arithmetic',
      below: 35,
      above: 40,
      grids: 4,
      investment: '6000',
      fromDay: 10,
      meets: 'takeProfit',
      takeProfit: 50,
      stopLoss: -50,
    },
  ],
];

/**
 * The first day, from one on, after which the price is so far up or down before it is as far the other way; the day asked
 * for if there is none.
 *
 * @param priceAt  the price at a day, with parts of a day
 * @param far      tenths of a percent
 */
export function dayThatMeets(
  { fromDay, meets, takeProfit = 0, stopLoss = 0 }: PastGrid,
  priceAt: (day: number) => number,
  days: number,
): number {
  if (!meets) return fromDay;
  for (let day = fromDay; day < days - 1; day++) {
    const start = priceAt(day);
    for (let at = day; at < days; at += 1 / 24) {
      const tenths = ((priceAt(at) - start) * 1_000) / start;
      if (tenths >= takeProfit && meets === 'takeProfit') return day;
      if (tenths <= stopLoss && meets === 'stopLoss') return day;
      if (tenths >= takeProfit || tenths <= stopLoss) break;
    }
  }
  return fromDay;
}
