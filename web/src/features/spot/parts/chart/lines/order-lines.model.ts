import { useMemo } from 'react';
import { useSession } from '../../../../../lib/person/session.ts';
import { useOpenOrders } from '../../../api/queries.ts';
import { linesOf, type OrderLine } from '../../../rules/chart/order-lines.ts';
import type { Market } from '../../../rules/market.ts';

const NONE: readonly OrderLine[] = [];

/** A person's open orders of a market, as lines of its chart. */
export function useOrderLines(market: Market): readonly OrderLine[] {
  const isPerson = useSession().state === 'person';
  const rows = useOpenOrders(isPerson).data?.rows;
  return useMemo(() => (isPerson && rows ? linesOf(rows, market) : NONE), [isPerson, rows, market]);
}
