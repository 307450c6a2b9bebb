import { PanelBottom, PanelTop } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Failed } from '../../../../kit/states.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { BookFeed } from '../../rules/book/book-feed.ts';
import { hasLongName } from '../../rules/market.ts';
import { useSpotText } from '../../spot-text.ts';
import { ChoiceMenu } from '../choice-menu.tsx';
import type { LastPriceProps } from '../last-price.model.ts';
import { BookSide } from './book-side.tsx';
import { MiddleRow } from './middle-row.tsx';
import { type BookSides, useOrderBookModel } from './order-book.model.ts';

export interface OrderBookProps extends LastPriceProps {
  readonly feed: BookFeed;
  readonly onPick: (price: string) => void;
  /** Shown in place of the title. */
  readonly heading?: ReactNode;
  /** Shown before the choice of sides. */
  readonly tools?: ReactNode;
}

/** Buttons that show one side only; pressing again shows both. */
const SIDES = [
  ['bids', PanelBottom],
  ['asks', PanelTop],
] as const satisfies readonly (readonly [BookSides, unknown])[];

export const bookToolClass = (isOn: boolean): string =>
  cx('grid h-7 w-6 shrink-0 place-items-center rounded-control hover:bg-hover', isOn ? 'text-text' : 'text-text-faint');

/** The order book: sellers above, buyers below, the last price between them. Pressing a row takes its price into the form. */
export const OrderBook = memo(function OrderBook(props: OrderBookProps) {
  const { feed, market, onPick, heading, tools, ...price } = props;
  const t = useSpotText();
  const isTouch = useDensity() === 'touch';
  const { view, commands } = useOrderBookModel(feed, market);
  const { scale, step, sides, ownTicks } = view;
  const stepMenu = (
    <ChoiceMenu
      label={t('spot.book.step')}
      options={view.steps}
      value={String(step)}
      onChange={commands.setStep}
      isField={isTouch}
    />
  );
  const side = { feed, scale, step, ownTicks, onPick };
  return (
    <section
      className="flex h-full min-h-0 flex-col"
      data-room="spot/parts/order-book"
      aria-label={t('spot.book.title')}
    >
      {!isTouch && (
        <div className="flex h-10 shrink-0 items-center pr-3 pl-4">
          {heading ?? <h2 className="mr-auto text-14 font-semibold">{t('spot.book.title')}</h2>}
          {tools}
          {SIDES.map(([value, Icon]) => (
            <button
              key={value}
              type="button"
              aria-label={t(`spot.book.sides.${value}`)}
              title={t(`spot.book.sides.${value}`)}
              aria-pressed={sides === value}
              className={bookToolClass(sides === value)}
              onClick={() => commands.setSides(sides === value ? 'both' : value)}
            >
              <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
            </button>
          ))}
          {stepMenu}
        </div>
      )}
      <div
        aria-hidden="true"
        className={cx('flex shrink-0 text-12 text-text-faint', isTouch ? 'px-2 pb-1' : 'h-6 items-center gap-1 px-4')}
      >
        <span className={cx('flex-1', !isTouch && 'whitespace-nowrap')}>
          {t('spot.book.price', { asset: market.quote })}
        </span>
        <span className={isTouch ? 'flex-1 text-right' : 'w-[30%] text-right whitespace-nowrap'}>
          {hasLongName(market) ? t('spot.form.quantity') : t('spot.book.quantity', { asset: market.base })}
        </span>
        {!isTouch && (
          <span className="w-[32%] text-right whitespace-nowrap">{t('spot.book.sum', { asset: market.base })}</span>
        )}
      </div>
      {view.state === 'failed' ? (
        <BookFailed onRetry={commands.retry} />
      ) : view.state === 'loading' ? (
        <BookSkeleton />
      ) : (
        <>
          {sides !== 'bids' && <BookSide {...side} side="sell" label={t('spot.book.asks')} />}
          <MiddleRow {...price} feed={feed} market={market} onPick={onPick} scale={scale} />
          {sides !== 'asks' && <BookSide {...side} side="buy" label={t('spot.book.bids')} />}
        </>
      )}
      {isTouch && <div className="shrink-0 px-2 pt-2">{stepMenu}</div>}
    </section>
  );
});

function BookFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useSpotText();
  const shell = useShellText();
  return (
    <div className="grid min-h-0 flex-1 place-items-center overflow-hidden">
      <Failed text={t('spot.book.failed')} retryLabel={shell('shell.action.retry')} onRetry={onRetry} />
    </div>
  );
}

const GREY_ROWS = 16;

function BookSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-0 flex-1 flex-col justify-between overflow-hidden px-4 py-1">
      {Array.from({ length: GREY_ROWS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey rows have no identity.
        <Skeleton key={at} height={10} width={`${92 - ((at * 7) % 30)}%`} />
      ))}
    </div>
  );
}
