import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';
import { listOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { dayEndMs, dayStartMs } from '../../../../lib/time/day.ts';
import { reportFileLink, reportsQuery, useMakeReport } from '../../api/person.ts';

export type ReportFiles = StaffOutput<'staffDossier.list'>['rows'][number];
export const REPORT_FILES = ['details', 'entries'] as const;
export type ReportFile = (typeof REPORT_FILES)[number];

/** A person's report files; Compliance can have more made, of all days or of some. */
export function useReports(uid: string) {
  const list = listOf(useInfiniteQuery(reportsQuery(uid)));
  const making = useMakeReport();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [fromMs, toMs] = [dayStartMs(from), dayEndMs(to)];
  const act = useReasonedAction<'report'>(
    (_, reason) =>
      making.mutateAsync({
        uid,
        reason,
        ...(fromMs !== null && { fromMs: String(fromMs) }),
        ...(toMs !== null && { toMs: String(toMs) }),
      }),
    () => t('console.report.begun'),
  );
  return {
    linkOf: reportFileLink,
    mayMake: useIsOneOf(['compliance']),
    list,
    act,
    from,
    to,
    setFrom,
    setTo,
    isOrdered: fromMs === null || toMs === null || fromMs < toMs,
    start: () => {
      setFrom('');
      setTo('');
      act.start('report');
    },
  } as const;
}
