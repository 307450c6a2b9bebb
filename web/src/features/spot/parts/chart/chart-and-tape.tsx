import { useState } from 'react';
import { Tabs } from '../../../../kit/tabs.tsx';
import { PANEL_STUDIES } from '../../rules/chart/study-choices.ts';
import { useSpotText } from '../../spot-text.ts';
import { OrderBook, type OrderBookProps } from '../order-book/order-book.tsx';
import { Trades } from '../trades/trades.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { useStudies } from './studies.model.ts';

const CHART_PX = 360;
/** The height of each panel below the price on this page. */
const PANEL_PX = 64;

/** The chart on a phone, with the book or the latest trades below it. */
export function ChartAndTape(book: OrderBookProps) {
  const t = useSpotText();
  const { choices } = useStudies();
  const panels = PANEL_STUDIES.filter((study) => choices[study].isOn).length;
  const [tab, setTab] = useState<'book' | 'tape'>('book');
  const options = [
    { value: 'book' as const, label: t('spot.book.title') },
    { value: 'tape' as const, label: t('spot.tape.title') },
  ];
  return (
    <>
      <div className="border-y border-line" style={{ height: CHART_PX + panels * PANEL_PX }}>
        <ChartPanel market={book.market} feed={book.feed} onPick={book.onPick} />
      </div>
      <Tabs inset label={t('spot.trade.below')} options={options} value={tab} onChange={setTab} controls="spot-below" />
      <div
        id="spot-below"
        role="tabpanel"
        aria-labelledby={`spot-below-${tab}`}
        className={tab === 'book' ? 'h-[920px] py-2' : 'h-[420px] py-2'}
      >
        {tab === 'book' ? <OrderBook {...book} /> : <Trades feed={book.tape} market={book.market} hasTitle={false} />}
      </div>
    </>
  );
}
