import { ChartCandlestick } from 'lucide-react';
import { Button, IconButton } from '../../../../kit/button.tsx';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { LazyTransferDialog } from '../../../transfers/public.ts';
import { ChartAndTape } from '../../parts/chart/chart-and-tape.tsx';
import { MoreMenu } from '../../parts/keys/more-menu.tsx';
import { TokenLine } from '../../parts/leveraged/token-line.tsx';
import { DayBadge, DayFigures } from '../../parts/market-bar/day-figures.tsx';
import { MyOrders } from '../../parts/my-orders/my-orders.tsx';
import { NoMarkets } from '../../parts/no-markets.tsx';
import { OrderBook } from '../../parts/order-book/order-book.tsx';
import { OrderForm } from '../../parts/order-form/order-form.tsx';
import { PairPicker } from '../../parts/pair-list/pair-picker.tsx';
import { TradeSkeleton } from '../../parts/trade-skeleton.tsx';
import type { Market } from '../../rules/market.ts';
import { useSpotText } from '../../spot-text.ts';
import { askForTrade, useTradeModel, useTradePage } from './trade.model.ts';

export const askEarly = askForTrade;

export default function TradeH5() {
  const t = useSpotText();
  const { view, commands } = useTradePage();
  return (
    <Loaded query={view.markets} skeleton={<TradeSkeleton />} failedText={t('spot.trade.failed')}>
      {({ rows }) => {
        const market = commands.marketIn(rows);
        if (!market) return <NoMarkets />;
        return (
          <Desk
            key={market.symbol}
            market={market}
            isChart={view.isChart}
            onPick={commands.setSymbol}
            onChart={commands.setChart}
          />
        );
      }}
    </Loaded>
  );
}

interface DeskProps {
  readonly market: Market;
  readonly isChart: boolean;
  readonly onPick: (symbol: string) => void;
  readonly onChart: (isOn: boolean) => void;
}

function Desk({ market, isChart, onPick, onChart }: DeskProps) {
  const t = useSpotText();
  const { view, form, commands } = useTradeModel(market);
  const { ticker, tape, feed, last } = view;
  const book = { feed, market, tape, ticker };
  const startOrder = (side: 'buy' | 'sell') => {
    form.commands.edit({ side });
    onChart(false);
  };
  return (
    <H5Page
      hasBack={false}
      title={
        <span className="flex items-center gap-2">
          <PairPicker market={market} onPick={onPick} />
          <DayBadge ticker={ticker} />
        </span>
      }
      action={
        <>
          <IconButton
            label={t('spot.chart.title')}
            pressed={isChart}
            icon={<ChartCandlestick aria-hidden="true" />}
            onClick={() => onChart(!isChart)}
          />
          <MoreMenu market={market} />
        </>
      }
    >
      <div data-room="spot/screens/trade">
        <TokenLine market={market} />
        {isChart ? (
          <>
            <DayFigures market={market} ticker={ticker} tape={tape} />
            <ChartAndTape {...book} onPick={commands.pick} />
            <div className="sticky bottom-[calc(56px+env(safe-area-inset-bottom))] z-10 flex gap-3 border-t border-line bg-surface p-3">
              {(['buy', 'sell'] as const).map((side) => (
                <Button key={side} kind={side} size="large" wide onClick={() => startOrder(side)}>
                  {t(`spot.form.${side}`)}
                </Button>
              ))}
            </div>
          </>
        ) : (
          <>
            <div className="grid grid-cols-[minmax(0,57fr)_minmax(0,43fr)] gap-2 border-b-8 border-bg pt-1 pb-4 pl-4">
              <OrderForm market={market} model={form} last={last} onTransfer={commands.openTransfer} />
              <div className="col-start-2 row-start-1 min-h-0">
                <OrderBook {...book} onPick={commands.pick} />
              </div>
            </div>
            <MyOrders market={market} onTransfer={commands.openTransfer} />
          </>
        )}
      </div>
      <LazyTransferDialog
        open={view.isTransferOpen}
        onClose={commands.closeTransfer}
        asset={form.view.draft.side === 'buy' ? market.quote : market.base}
      />
    </H5Page>
  );
}
