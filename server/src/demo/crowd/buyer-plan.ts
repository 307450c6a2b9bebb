/** What one of the crowd means to do. */
export interface BuyerPlan {
  readonly lots: number;
  /** How many times they ask, all at once. */
  readonly asks: number;
  readonly then: 'PAYS' | 'GIVES_UP' | 'LETS_TIME_OUT' | 'LEAVES_QUEUE';
  /** Whether they ask again after their time ran out. */
  readonly asksAgain: boolean;
  readonly typesWrong: boolean;
  readonly paysTwice: boolean;
}

/**
 * The plan of the nth of the crowd: one in five asks three times at once, one in ten gives up, one in ten lets the time
 * run out (every other one of them asks again), one in twenty leaves the queue, one in seven types a wrong password first,
 * and one in six pays twice at once.
 */
export function planOf(
  nth: number,
  { leastLots, mostLots }: { readonly leastLots: number; readonly mostLots: number },
) {
  const ones = nth % 10;
  const then =
    ones === 3 ? 'GIVES_UP' : ones === 6 ? 'LETS_TIME_OUT' : nth % 20 === 19 ? 'LEAVES_QUEUE' : ('PAYS' as const);
  return {
    lots: leastLots + ((nth * 7) % (mostLots - leastLots + 1)),
    asks: nth % 5 === 0 ? 3 : 1,
    then,
    asksAgain: nth % 20 < 10,
    typesWrong: nth % 7 === 1,
    paysTwice: nth % 6 === 2,
  } satisfies BuyerPlan;
}
