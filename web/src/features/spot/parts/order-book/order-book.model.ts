import { useMemo, useState } from 'react';
import { useSession } from '../../../../lib/person/session.ts';
import { useOpenOrders } from '../../api/queries.ts';
import type { BookFeed } from '../../rules/book/book-feed.ts';
import { groupSteps } from '../../rules/book/order-book.ts';
import { drawnScaleOf, type Market } from '../../rules/market.ts';
import { wholeOf, wholeText } from '../../rules/whole.ts';
import { useFeedState } from '../feed-state.ts';

export type BookSides = 'both' | 'bids' | 'asks';

/** Ticks at which the person has orders. */
function useOwnTicks(market: Market): ReadonlySet<number> {
  const { data } = useOpenOrders(useSession().state === 'person');
  return useMemo(() => {
    const { priceScale, tickStep } = drawnScaleOf(market);
    const own = (data?.rows ?? []).filter(
      (order) => order.symbol === market.symbol && order.status !== 'waiting' && order.status !== 'pending',
    );
    return new Set(own.flatMap(({ price }) => (price === null ? [] : wholeOf(price, priceScale) / tickStep)));
  }, [data, market]);
}

/** How a book is shown: which sides, and grouped by which step. */
export function useOrderBookModel(feed: BookFeed, market: Market) {
  const state = useFeedState(feed);
  const [sides, setSides] = useState<BookSides>('both');
  const [step, setStep] = useState(1);
  const scale = drawnScaleOf(market);
  const steps = groupSteps(feed.book.asks.best);
  return {
    view: {
      state,
      scale,
      sides,
      ownTicks: useOwnTicks(market),
      step: steps.includes(step) ? step : 1,
      steps: steps.map((each) => ({
        value: String(each),
        label: wholeText(each * scale.tickStep, scale.priceScale)
          .replace(/(\.\d*?)0+$/, '$1')
          .replace(/\.$/, ''),
      })),
    },
    commands: { setSides, setStep: (text: string) => setStep(Number(text)), retry: feed.refetch },
  };
}
