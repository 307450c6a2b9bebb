import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { useState } from 'react';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { readBusinessTime, writeBusinessTime } from '../../../../lib/time/business-time.ts';
import { serverNowMs } from '../../../../lib/time/clock.ts';
import { type EarnProduct, useSetRates } from '../../api/products.ts';
import { earliestMs, rowsAt, sentRows, type TypedRow, typedRows } from '../../rules/rates.ts';

/** Asking for other rates of a product, from a full hour on. */
export function useRatesModel() {
  const [rows, setRows] = useState<readonly TypedRow[]>([]);
  const [from, setFrom] = useState('');
  const asking = useSetRates();
  const fromMs = readBusinessTime(from);
  const sent = sentRows(rows);
  const act = useReasonedAction<EarnProduct>(
    async ({ id }, reason) =>
      sent && asking.mutateAsync({ product: id, fromMs: String(fromMs), tiers: wireOf(sent), reason }),
    () => t('console.asked'),
  );
  const earliest = act.wanted ? earliestMs(act.wanted, serverNowMs()) : 0;
  const isHour = fromMs !== null && fromMs % HOUR_MS === 0;
  return {
    rows,
    from,
    /** Null while the rows cannot be read. */
    sent,
    earliestMs: earliest,
    isFull: from === '' || isHour,
    isLate: fromMs === null || fromMs >= earliest,
    isGood: sent !== null && isHour && fromMs >= earliest,
    act,
    commands: {
      setFrom,
      setRow: (at: number, row: TypedRow) => setRows((old) => old.map((each, index) => (index === at ? row : each))),
      /** The new row stands before the last one, which has no bound. */
      addRow: () => setRows((old) => old.toSpliced(-1, 0, { upTo: '', percent: '' })),
      removeRow: (at: number) => setRows((old) => old.toSpliced(at, 1)),
    },
    start: (product: EarnProduct) => {
      const nowMs = serverNowMs();
      setRows(typedRows(rowsAt(product, nowMs)));
      setFrom(writeBusinessTime(earliestMs(product, nowMs)));
      act.start(product);
    },
  } as const;
}

/** Every value of a request is a text. */
const wireOf = (rows: NonNullable<ReturnType<typeof sentRows>>): string =>
  JSON.stringify(rows.map(({ upTo, rateBps }) => ({ upTo, rateBps: String(rateBps) })));
