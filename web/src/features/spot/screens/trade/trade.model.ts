import { BRAND } from '@bourse/i18n/brand.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { amount } from '../../../../lib/format.ts';
import { useQueryState } from '../../../../lib/links.ts';
import { getLocale } from '../../../../lib/locale.ts';
import { ETF_TYPE, rememberSymbol } from '../../../../lib/person/recents.ts';
import { useSession } from '../../../../lib/person/session.ts';
import { askEarly } from '../../../../lib/query.ts';
import { useBookFeed } from '../../api/book.ts';
import { useOwnLive, useQuotationsLive } from '../../api/live.ts';
import { useMarkets, useQuotations } from '../../api/queries.ts';
import { useTape } from '../../api/tape.ts';
import { marketsText } from '../../markets-text.ts';
import { ordersText } from '../../orders-text.ts';
import { useOrderFormModel } from '../../parts/order-form/order-form.model.ts';
import { useOrderSound } from '../../parts/sound/order-sound.model.ts';
import { type Market, pairName } from '../../rules/market.ts';
import { marketOf } from '../../rules/pairs.ts';

const SPOT_TYPE = 1;

/** Requests the page's first data before it is drawn. */
export function askForTrade(): void {
  askEarly('spot.markets', {});
  askEarly('spot.quotations', {});
  askEarly('assets.coins', {});
  // The page also uses texts of the lists of orders and markets. If loading fails now, it is repeated where they are used.
  for (const source of [ordersText, marketsText]) source.load(getLocale()).catch(() => undefined);
}

/** The market of the page, named by the address. */
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

/** Shows the last price in the title of the browser's tab, for people who look at another tab. */
function usePriceTitle(market: Market, last: string | null, tickerAtMs: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's own title may have come meanwhile.
  useEffect(() => {
    if (last === null) return;
    document.title = `${amount(last, { places: market.priceScale })} ${pairName(market)} | ${BRAND}`;
  }, [market, last, tickerAtMs]);
}

/** One market: its figures, the order form, and the person's open orders. */
export function useTradeModel(market: Market) {
  const isPerson = useSession().state === 'person';
  const [isTransferOpen, setIsTransferOpen] = useState(false);
  useQuotationsLive();
  useOwnLive(isPerson);
  useOrderSound();
  const feed = useBookFeed(market);
  const tape = useTape(market.symbol);
  const ticker = useQuotations().data?.rows.find((row) => row.symbol === market.symbol) ?? null;
  const last = tape.tape.rows[0]?.price ?? ticker?.last ?? null;
  const form = useOrderFormModel(market, feed, last);
  usePriceTitle(market, last, ticker?.atMs ?? 0);
  const { tmId, kind } = market;
  useEffect(() => {
    rememberSymbol({ tmId: String(tmId), type: kind === 'etf' ? ETF_TYPE : SPOT_TYPE });
  }, [tmId, kind]);
  // The painted book keeps its first callback, so that goes through a ref to the present form.
  const picked = useRef(form.commands.pickPrice);
  picked.current = form.commands.pickPrice;
  const pick = useCallback((text: string) => picked.current(text), []);
  const openTransfer = useCallback(() => setIsTransferOpen(true), []);
  return {
    view: { feed, tape, ticker, last, isTransferOpen },
    form,
    commands: { pick, openTransfer, closeTransfer: () => setIsTransferOpen(false) },
  };
}
