import { useEffect } from 'react';
import { createStore, useStore } from '../../../../lib/store.ts';
import type { ExitName } from '../../rules/exits/exit-draft.ts';
import type { Side } from '../../rules/market.ts';

/** What is typed into the form and not placed yet, as a line of the chart. */
export interface PreviewLine {
  readonly name: 'order' | ExitName;
  readonly side: Side;
  /** In units of the price's last place. */
  readonly price: number;
  /** Decimal text of base. */
  readonly quantity: string;
  /** Minor units of quote, decimal; null where nobody knows, or of the order itself. */
  readonly result: string | null;
}

interface Preview {
  readonly symbol: string;
  readonly lines: readonly PreviewLine[];
}

const NONE: Preview = { symbol: '', lines: [] };
const shown = createStore(NONE);

/** Shows what is typed on the chart of its market, until the form goes. */
export function useShowPreview(symbol: string, lines: readonly PreviewLine[]): void {
  const text = JSON.stringify(lines);
  useEffect(() => {
    shown.set(text === '[]' ? NONE : { symbol, lines: JSON.parse(text) });
    return () => shown.set(NONE);
  }, [symbol, text]);
}

/** What is typed for a market and not placed yet. */
export function usePreview(symbol: string): readonly PreviewLine[] {
  const preview = useStore(shown);
  return preview.symbol === symbol ? preview.lines : NONE.lines;
}
