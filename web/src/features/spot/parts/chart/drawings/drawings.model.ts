import { storage } from '../../../../../lib/browser/storage.ts';
import { notify } from '../../../../../lib/notify.ts';
import { createStore, type Store, useStore } from '../../../../../lib/store.ts';
import {
  DRAWINGS_MAX,
  type Drawing,
  type DrawingKind,
  keptDrawings,
  readDrawings,
  type Sketch,
  withDrawing,
} from '../../../rules/chart/drawings.ts';
import type { Market } from '../../../rules/market.ts';
import { useSpotText } from '../../../spot-text.ts';

const keyOf = ({ symbol }: Market): string => `spot.drawings.${symbol}`;
const stores = new Map<string, Store<readonly Drawing[]>>();

function storeOf(market: Market): Store<readonly Drawing[]> {
  const cached = stores.get(market.symbol);
  if (cached) return cached;
  const store = createStore<readonly Drawing[]>(readDrawings(storage.json(keyOf(market)), market.priceScale));
  stores.set(market.symbol, store);
  return store;
}

/** The drawings over a market's chart on this device. */
export function useDrawings(market: Market) {
  const store = storeOf(market);
  const put = (next: readonly Drawing[]) => {
    if (next.length === 0) storage.remove(keyOf(market));
    else storage.set(keyOf(market), keptDrawings(next, market.priceScale));
    store.set(next);
  };
  return {
    rows: useStore(store),
    /** Returns the id of the new drawing, or null where the list is full. */
    add: (sketch: Sketch): number | null => {
      const next = withDrawing(store.get(), sketch);
      if (next) put(next);
      return next?.at(-1)?.id ?? null;
    },
    change: (drawing: Drawing) => put(store.get().map((each) => (each.id === drawing.id ? drawing : each))),
    remove: (id: number) => put(store.get().filter((each) => each.id !== id)),
  };
}

const tool = createStore<DrawingKind | null>(null);
/** Deselects the tool, so that the next press on the chart draws nothing. */
export const putDownTool = (): void => tool.set(null);

/** The tool that the next press on the chart uses, if any. */
export function useDrawingTool(market: Market) {
  const t = useSpotText();
  return {
    tool: useStore(tool),
    begin: (kind: DrawingKind) => {
      if (storeOf(market).get().length < DRAWINGS_MAX) return tool.set(kind);
      notify({ tone: 'warn', title: t('spot.draw.full', { max: DRAWINGS_MAX }) });
    },
  };
}
