import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useSession } from '../../../../lib/person/session.ts';
import { LazyTransferDialog } from '../../../transfers/public.ts';
import { PairAssets } from '../../parts/assets/pair-assets.tsx';
import { ChartPanel } from '../../parts/chart/chart-panel.tsx';
import { useTradeKeys } from '../../parts/keys/trade-keys.model.ts';
import { TokenLine } from '../../parts/leveraged/token-line.tsx';
import { MarketBar } from '../../parts/market-bar/market-bar.tsx';
import { MyOrders } from '../../parts/my-orders/my-orders.tsx';
import { NoMarkets } from '../../parts/no-markets.tsx';
import { BookPanel } from '../../parts/order-book/book-panel.tsx';
import { OrderForm } from '../../parts/order-form/order-form.tsx';
import { TradeSkeleton } from '../../parts/trade-skeleton.tsx';
import type { Market } from '../../rules/market.ts';
import { useSpotText } from '../../spot-text.ts';
import { askForTrade, useTradeModel, useTradePage } from './trade.model.ts';

export const askEarly = askForTrade;

export default function TradeDesktop() {
  const t = useSpotText();
  const { view, commands } = useTradePage();
  return (
    <Loaded query={view.markets} skeleton={<TradeSkeleton />} failedText={t('spot.trade.failed')}>
      {({ rows }) => {
        const market = commands.marketIn(rows);
        return market ? <Desk key={market.symbol} market={market} onPick={commands.setSymbol} /> : <NoMarkets />;
      }}
    </Loaded>
  );
}

interface DeskProps {
  readonly market: Market;
  readonly onPick: (symbol: string) => void;
}

function Desk({ market, onPick }: DeskProps) {
  const { view, form, commands } = useTradeModel(market);
  useTradeKeys(market, form);
  const isPerson = useSession().state === 'person';
  const { ticker, tape, last } = view;
  return (
    <div className="flex min-h-[calc(100dvh-56px)] flex-col bg-line" data-room="spot/screens/trade">
      <MarketBar market={market} ticker={ticker} tape={tape} onPick={onPick} />
      <TokenLine market={market} />
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_272px_296px] gap-px xl:grid-cols-[minmax(0,1fr)_300px_320px]">
        <div className="grid min-h-0 grid-cols-1 grid-rows-[minmax(420px,1fr)_clamp(272px,34dvh,440px)] gap-px">
          <ChartPanel market={market} feed={view.feed} onPick={commands.pick} />
          <MyOrders market={market} onTransfer={commands.openTransfer} />
        </div>
        <BookPanel feed={view.feed} market={market} tape={tape} ticker={ticker} onPick={commands.pick} />
        {/* Scrolls by itself, so that unfolding parts of the form moves neither the chart nor the book. */}
        <div className="relative min-h-0 bg-surface">
          <div className="absolute inset-0 flex flex-col overflow-y-auto overscroll-contain [scrollbar-width:thin]">
            <OrderForm market={market} model={form} last={last} onTransfer={commands.openTransfer} />
            {isPerson && (
              <div className="border-t border-line">
                <PairAssets market={market} onTransfer={commands.openTransfer} />
              </div>
            )}
          </div>
        </div>
      </div>
      <LazyTransferDialog
        open={view.isTransferOpen}
        onClose={commands.closeTransfer}
        asset={form.view.draft.side === 'buy' ? market.quote : market.base}
      />
    </div>
  );
}
