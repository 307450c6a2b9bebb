import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { amount } from '../../../../lib/format.ts';
import { useQueryState } from '../../../../lib/links.ts';
import { askEarly } from '../../../../lib/query.ts';
import { ETF_TYPE, rememberSymbol } from '../../../../lib/recents.ts';
import { useSession } from '../../../../lib/session.ts';
import { useBookFeed } from '../../api/book.ts';
import { useOwnLive, useQuotationsLive } from '../../api/live.ts';
import { useMarkets, useOpenOrders, useQuotations } from '../../api/queries.ts';
import { useTape } from '../../api/tape.ts';
import { usePacedRender } from '../../parts/canvas/paced-render.ts';
import { useOrderFormModel } from '../../parts/order-form/order-form.model.ts';
import { drawnScaleOf, type Market, pairName } from '../../rules/market.ts';
import { marketOf } from '../../rules/pairs.ts';
import { wholeOf } from '../../rules/whole.ts';

const BRAND = 'Bourse';
const SPOT_TYPE = 1;
const LAST_EVERY_MS = 200;

/** What the page shows first, asked before it is drawn. */
export function askForTrade(): void {
  askEarly('spot.markets', {});
  askEarly('spot.quotations', {});
}

/** Which market the page is about: the address says so. */
export function useTradePage() {
  const [query, setQuery] = useQueryState();
  const markets = useMarkets();
  return {
    view: { markets, asked: query.get('symbol'), isChart: query.get('view') === 'chart' },
    commands: {
      marketIn: (rows: readonly Market[]) => marketOf(rows, query.get('symbol')),
      setSymbol: (symbol: string) => setQuery({ symbol, view: null }, false),
      setChart: (isOn: boolean) => setQuery({ view: isOn ? 'chart' : null }, false),
    },
  };
}

/** The price of now: the newest trade, or what the last 24 hours ended with. */
function useLastPrice(market: Market) {
  const quotations = useQuotations();
  const tape = useTape(market.symbol);
  usePacedRender(tape.onChange, LAST_EVERY_MS);
  const ticker = quotations.data?.rows.find((row) => row.symbol === market.symbol) ?? null;
  const [newest, before] = tape.tape.rows;
  const last = newest?.price ?? ticker?.last ?? null;
  const seen = useRef<{ last: string | null; direction: 'up' | 'down' | 'none' }>({ last: null, direction: 'none' });
  if (last !== null && last !== seen.current.last) {
    const from = seen.current.last ?? before?.price ?? last;
    const change = wholeOf(last, market.priceScale) - wholeOf(from, market.priceScale);
    const direction = change > 0 ? 'up' : change < 0 ? 'down' : seen.current.direction;
    seen.current = { last, direction };
  }
  return { ticker, tape, last, direction: seen.current.direction };
}

/** The last price stands in the title of the tab, for those who look at another one. */
function usePriceTitle(market: Market, shown: string | null, tickerAtMs: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's own title may have come meanwhile.
  useEffect(() => {
    if (shown !== null) document.title = `${shown} ${pairName(market)} | ${BRAND}`;
  }, [market, shown, tickerAtMs]);
}

/** Ticks, joined to a step, where the person has an order of their own. */
function useOwnTicks(market: Market, isPerson: boolean): ReadonlySet<number> {
  const { data } = useOpenOrders(isPerson);
  return useMemo(() => {
    const { priceScale, tickStep } = drawnScaleOf(market);
    const own = (data?.rows ?? []).filter((order) => order.symbol === market.symbol && order.status !== 'waiting');
    return new Set(own.flatMap(({ price }) => (price === null ? [] : wholeOf(price, priceScale) / tickStep)));
  }, [data, market]);
}

/** One market to trade in: its numbers, the form, and what is open of one's own. */
export function useTradeModel(market: Market) {
  const isPerson = useSession().state === 'person';
  const [isTransferOpen, setIsTransferOpen] = useState(false);
  useQuotationsLive();
  useOwnLive(isPerson);
  const feed = useBookFeed(market);
  const { ticker, tape, last, direction } = useLastPrice(market);
  const form = useOrderFormModel(market, feed, last);
  const shown = last === null ? null : amount(last, { places: market.priceScale });
  usePriceTitle(market, shown, ticker?.atMs ?? 0);
  const { symbol, tmId, kind } = market;
  useEffect(() => {
    rememberSymbol({ tmId: String(tmId), type: kind === 'etf' ? ETF_TYPE : SPOT_TYPE });
  }, [tmId, kind]);
  // The painted book takes one function for ever; what it does follows the form of now.
  const picked = useRef(form.commands.pickPrice);
  picked.current = form.commands.pickPrice;
  const pick = useCallback((text: string) => picked.current(text), []);
  return {
    view: {
      symbol,
      feed,
      tape,
      ticker,
      last,
      shown: shown ?? '--',
      direction,
      /** What the last price is in USDT, where the market is quoted in it. */
      lastUsdt: market.quote === 'USDT' ? last : null,
      ownTicks: useOwnTicks(market, isPerson),
      isTransferOpen,
    },
    form,
    commands: { pick, openTransfer: () => setIsTransferOpen(true), closeTransfer: () => setIsTransferOpen(false) },
  };
}
export type TradeModel = ReturnType<typeof useTradeModel>;
