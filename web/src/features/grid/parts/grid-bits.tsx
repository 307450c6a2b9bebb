import { Badge, type Tone } from '../../../kit/badge.tsx';
import { amount } from '../../../lib/format.ts';
import { useHiddenBalances } from '../../../lib/person/preferences.ts';
import type { Grid } from '../api/queries.ts';
import { useGridText } from '../grid-text.ts';

const TONE: Readonly<Record<Grid['state'], Tone>> = {
  TO_RUN: 'info',
  RUNNING: 'ok',
  SUSPENDED: 'warn',
  STOPPED_MANUAL: 'neutral',
  STOPPED_TP: 'neutral',
  STOPPED_SL: 'neutral',
  FAILED: 'danger',
};

export function StateBadge({ state }: Pick<Grid, 'state'>) {
  const t = useGridText();
  return (
    <Badge tone={TONE[state]} icon={<span aria-hidden="true" className="size-1.5 rounded-pill bg-current" />}>
      {t(`grid.state.${state}`)}
    </Badge>
  );
}

/** A pair as people read it. */
export const pairOf = ({ base, quote }: Pick<Grid, 'base' | 'quote'>): string => `${base}/${quote}`;

/** A grid in words: “BTC/USDT grid 1”. */
export function useGridName(): (grid: Pick<Grid, 'base' | 'quote' | 'number'>) => string {
  const t = useGridText();
  return (grid) => t('grid.name', { pair: pairOf(grid), number: grid.number });
}

/** Sums of a quote coin, masked where the eye is shut. */
export function useQuoteSum(): (text: string | null, quote: string, signs?: boolean) => string {
  const [hidden] = useHiddenBalances();
  return (text, quote, signs = false) => amount(text, { hidden, signs, places: quote === 'USDT' ? 2 : 8 });
}

/** Whether a grid is over. */
export const hasEnded = ({ state }: Pick<Grid, 'state'>): boolean =>
  state !== 'TO_RUN' && state !== 'RUNNING' && state !== 'SUSPENDED';
