import { useState } from 'react';
import type { BookFeed } from '../../rules/book-feed.ts';
import { drawnScaleOf, type Market } from '../../rules/market.ts';
import { groupSteps } from '../../rules/order-book.ts';
import { wholeText } from '../../rules/whole.ts';
import { useFeedState } from '../feed-state.ts';

export type BookSides = 'both' | 'bids' | 'asks';

/** How a book is shown: which sides, joined to which step. */
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
