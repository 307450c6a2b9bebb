import { useMemo } from 'react';
import { useSession } from '../../../../../lib/person/session.ts';
import { useFees, useOpenOrders } from '../../../api/queries.ts';
import { linesOf, type OrderLine } from '../../../rules/chart/order-lines.ts';
import type { Market, Order } from '../../../rules/market.ts';
import { type PreviewLine, usePreview } from '../../preview/preview.model.ts';

const NONE: readonly OrderLine[] = [];

/** A line of the chart: an open order, or a typed one that is not placed yet. */
export type ChartLine = OrderLine | { readonly preview: PreviewLine; readonly price: number };

/** A person's open orders and the typed one of a market, as lines of its chart, the highest first. */
export function useChartLines(market: Market): readonly ChartLine[] {
  const isPerson = useSession().state === 'person';
  const rows = useOpenOrders(isPerson).data?.rows;
  const preview = usePreview(market.symbol);
  return useMemo(() => {
    const placed: readonly ChartLine[] = isPerson && rows ? linesOf(rows, market) : NONE;
    if (preview.length === 0) return placed;
    const typed = preview.map((each) => ({ preview: each, price: each.price }));
    return [...placed, ...typed].sort((a, b) => b.price - a.price);
  }, [isPerson, rows, market, preview]);
}

/** A person's open orders in every market. */
export function useOpenRows(): readonly Order[] {
  const isPerson = useSession().state === 'person';
  return useOpenOrders(isPerson).data?.rows ?? [];
}

/** The highest fee that the person pays for a trade, parts per million; null while it is not known. */
export function useFeePpm(): number | null {
  const fees = useFees(true).data;
  return fees ? Math.max(fees.makerPpm, fees.takerPpm) : null;
}
