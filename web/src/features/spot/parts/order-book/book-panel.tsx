import { AlignVerticalJustifyCenter } from 'lucide-react';
import { memo, useState } from 'react';
import { cx } from '../../../../kit/cx.ts';
import { useFlag } from '../../../../lib/person/preferences.ts';
import { useSpotText } from '../../spot-text.ts';
import { Trades } from '../trades/trades.tsx';
import { bookToolClass, OrderBook, type OrderBookProps } from './order-book.tsx';

/** The desktop's book, as high as the page; the trades are in another tab, or below it. */
export const BookPanel = memo(function BookPanel(book: OrderBookProps) {
  const t = useSpotText();
  const [isSplit, setIsSplit] = useFlag('spot.book-split');
  const [tab, setTab] = useState<'book' | 'tape'>('book');
  const split = (
    <button
      type="button"
      aria-label={t('spot.book.split')}
      title={t('spot.book.split')}
      aria-pressed={isSplit}
      className={bookToolClass(isSplit)}
      onClick={() => {
        setTab('book');
        setIsSplit(!isSplit);
      }}
    >
      <AlignVerticalJustifyCenter aria-hidden="true" className="size-4" strokeWidth={1.75} />
    </button>
  );
  if (isSplit) {
    return (
      <div className="grid max-h-[1040px] min-h-0 grid-cols-1 grid-rows-[minmax(400px,65fr)_minmax(200px,35fr)] gap-px *:bg-surface">
        <OrderBook {...book} tools={split} />
        <Trades feed={book.tape} market={book.market} />
      </div>
    );
  }
  const tabs = (
    <fieldset className="mr-auto flex min-w-0 items-center gap-3">
      <legend className="sr-only">{t('spot.book.panel')}</legend>
      {(['book', 'tape'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === tab}
          className={cx(
            'truncate text-13 xl:text-14',
            each === tab ? 'font-semibold text-text' : 'font-medium text-text-muted hover:text-text',
          )}
          onClick={() => setTab(each)}
        >
          {t(each === 'book' ? 'spot.book.title' : 'spot.tape.title')}
        </button>
      ))}
    </fieldset>
  );
  return (
    <div className="flex max-h-[1040px] min-h-0 flex-col bg-surface">
      {tab === 'book' ? (
        <OrderBook {...book} heading={tabs} tools={split} />
      ) : (
        <>
          <div className="flex h-10 shrink-0 items-center px-4">
            {tabs}
            {split}
          </div>
          <div className="min-h-0 flex-1">
            <Trades feed={book.tape} market={book.market} hasTitle={false} />
          </div>
        </>
      )}
    </div>
  );
});
