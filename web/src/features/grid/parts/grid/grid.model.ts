import { useState } from 'react';
import type { CallFailure } from '../../../../lib/calls/call-failure.ts';
import { pagedOf } from '../../../../lib/calls/paged.ts';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { notify } from '../../../../lib/notify.ts';
import { notifyOutcome } from '../../../../lib/outcome.ts';
import { stopGrid } from '../../api/commands.ts';
import { type OneGrid, useFills, useKlines } from '../../api/queries.ts';
import { useGridText } from '../../grid-text.ts';
import { stepsFor } from '../../rules/picture.ts';
import { hasEnded } from '../grid-bits.tsx';

const MINUTE_MS = 60_000;

/** What of a grid has traded, page by page. */
export const useFillsModel = (gridId: string) => pagedOf(useFills(gridId));

/** The prices that it ran through, as fine as its time allows. */
export function useChartModel(grid: OneGrid) {
  const nowMs = useServerNow(MINUTE_MS);
  const toMs = grid.endedAtMs ?? Math.ceil(nowMs / MINUTE_MS) * MINUTE_MS;
  const { interval, count } = stepsFor(grid.startedAtMs ?? grid.createdAtMs, toMs);
  const isOver = grid.endedAtMs !== null;
  const limit = String(count);
  const query = useKlines({ symbol: grid.symbol, interval, limit, ...(isOver && { toMs: String(toMs) }) });
  const { rows } = useFillsModel(grid.id);
  return { query, fills: rows };
}

/** What can be done with a grid, and what is asked before. */
export function useActionsModel(grid: OneGrid) {
  const t = useGridText();
  const [asked, setAsked] = useState<'stop' | 'exits' | null>(null);
  const [sellsBase, setSellsBase] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const failed = ({ isOutcomeUnknown, kind, message }: CallFailure) =>
    setRefusal(isOutcomeUnknown || kind === 'pending' ? t('grid.unknown') : message);
  const ask = (next: typeof asked) => {
    setRefusal('');
    setSellsBase(false);
    setAsked(next);
  };
  return {
    view: { asked, sellsBase, isBusy, refusal, canChange: !hasEnded(grid) && !grid.isEnding },
    commands: {
      askStop: () => ask('stop'),
      askExits: () => ask('exits'),
      stopAsking: () => setAsked(null),
      setSellsBase,
      stop: async () => {
        if (isBusy) return;
        setIsBusy(true);
        const ended = await stopGrid({ gridId: grid.id, sellsBase: sellsBase ? 'true' : 'false' });
        setIsBusy(false);
        if (!ended.ok) return failed(ended.failure);
        setAsked(null);
        notify({ tone: 'ok', title: t('grid.stopping') });
      },
      exitsSaved: async () => {
        setAsked(null);
        await notifyOutcome('modify', true);
      },
    },
  };
}
export type ActionsModel = ReturnType<typeof useActionsModel>;
