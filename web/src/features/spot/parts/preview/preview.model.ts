import { useEffect } from 'react';
import { createStore, useStore } from '../../../../lib/store.ts';
import type { ExitName } from '../../rules/exits/exit-draft.ts';
import type { Side } from '../../rules/market.ts';

/** A typed order that is not placed yet, as a line of the chart. */
export interface PreviewLine {
  readonly name: 'order' | ExitName;
  readonly side: Side;
  /** In units of the price's last place. */
  readonly price: number;
  /** Decimal text of base. */
  readonly quantity: string;
  /** The result in minor units of quote, decimal; null where it is not known, and for the order itself. */
  readonly result: string | null;
}

interface Preview {
  readonly symbol: string;
  readonly lines: readonly PreviewLine[];
}

const NONE: Preview = { symbol: '', lines: [] };
const shown = createStore(NONE);

/** Shows the typed orders on their market's chart while the form is mounted. */
export function useShowPreview(symbol: string, lines: readonly PreviewLine[]): void {
  const text = JSON.stringify(lines);
  useEffect(() => {
    shown.set(text === '[]' ? NONE : { symbol, lines: JSON.parse(text) });
    return () => shown.set(NONE);
  }, [symbol, text]);
}

/** The typed orders of a market that are not placed yet. */
export function usePreview(symbol: string): readonly PreviewLine[] {
  const preview = useStore(shown);
  return preview.symbol === symbol ? preview.lines : NONE.lines;
}
