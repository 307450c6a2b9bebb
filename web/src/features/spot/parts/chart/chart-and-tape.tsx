import { useState } from 'react';
import { Tabs } from '../../../../kit/tabs.tsx';
import { useSpotText } from '../../spot-text.ts';
import { OrderBook, type OrderBookProps } from '../order-book/order-book.tsx';
import { Trades } from '../trades/trades.tsx';
import { ChartPanel } from './chart-panel.tsx';

/** The chart of a phone, with the book or the latest trades beneath it. */
export function ChartAndTape(book: OrderBookProps) {
  const t = useSpotText();
  const [tab, setTab] = useState<'book' | 'tape'>('book');
  const options = [
    { value: 'book' as const, label: t('spot.book.title') },
    { value: 'tape' as const, label: t('spot.tape.title') },
  ];
  return (
    <>
      <div className="h-[360px] border-y border-line">
        <ChartPanel market={book.market} feed={book.feed} />
      </div>
      <Tabs inset label={t('spot.trade.below')} options={options} value={tab} onChange={setTab} controls="spot-below" />
      <div id="spot-below" role="tabpanel" aria-labelledby={`spot-below-${tab}`} className="h-[420px] py-2">
        {tab === 'book' ? <OrderBook {...book} /> : <Trades feed={book.tape} market={book.market} hasTitle={false} />}
      </div>
    </>
  );
}
