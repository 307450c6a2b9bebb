import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { StaffOutput } from '../../../../lib/client.ts';
import { listOf } from '../../../../lib/lists/list-state.ts';
import { useCsvFile } from '../../../../lib/lists/save-csv.ts';
import { dayEndMs, dayStartMs } from '../../../../lib/time/day.ts';
import { auditLogQuery, type LogFilter, readLogFile, verifyLogQuery } from '../../api/audit.ts';

export type AuditRow = StaffOutput<'staffApprovals.auditLog'>['rows'][number];
export const FILTERS = ['staff', 'action', 'subject', 'from', 'to'] as const;
export type Filter = (typeof FILTERS)[number];
type Typed = Readonly<Record<Filter, string>>;

const typedOf = (search: URLSearchParams): Typed => {
  const of = (name: Filter) => search.get(name) ?? '';
  return { staff: of('staff'), action: of('action'), subject: of('subject'), from: of('from'), to: of('to') };
};

/**
 * Turns typed filters into a query. Days are business days, both inclusive. Log-ins, the most frequent entries, are hidden at
 * first.
 */
function filterOf({ staff, action, subject, from, to }: Typed, showsLogins: boolean): LogFilter {
  const fromMs = dayStartMs(from);
  const toMs = dayEndMs(to);
  return {
    ...(staff && { staff }),
    ...(action && { action }),
    ...(subject && { subject }),
    ...(fromMs !== null && { fromMs: String(fromMs) }),
    ...(toMs !== null && { toMs: String(toMs) }),
    ...(!showsLogins && action === '' && { logins: 'hide' as const }),
  };
}

/** The entries that match the filters in the address, newest first; the open one; and whether the chain is intact. */
export function useAuditModel() {
  const [search, setSearch] = useSearchParams();
  const wanted = typedOf(search);
  const showsLogins = search.get('logins') === 'show';
  const filter = filterOf(wanted, showsLogins);
  const [typed, setTyped] = useState(wanted);
  const [open, setOpen] = useState<AuditRow | null>(null);
  const [isVerifying, setIsVerifying] = useState(false);
  const list = listOf(useInfiniteQuery(auditLogQuery(filter)));
  const chain = useQuery({ ...verifyLogQuery, enabled: isVerifying });
  const file = useCsvFile('audit-log.csv', readLogFile(filter));
  const apply = (next: Typed, logins = showsLogins) => {
    setTyped(next);
    const kept = Object.entries(next).filter(([, text]) => text !== '');
    setSearch(Object.fromEntries([...kept, ...(logins ? [['logins', 'show']] : [])]));
  };
  return {
    list,
    typed,
    isFiltered: Object.values(wanted).some((text) => text !== ''),
    showsLogins,
    open,
    chain: { report: chain.data ?? null, isBusy: isVerifying && chain.isFetching, failed: chain.isError },
    file,
    commands: {
      setFilter: (name: Filter, text: string) => setTyped({ ...typed, [name]: text }),
      apply: () =>
        apply({ ...typed, staff: typed.staff.trim(), action: typed.action.trim(), subject: typed.subject.trim() }),
      clear: () => apply({ staff: '', action: '', subject: '', from: '', to: '' }),
      toggleLogins: () => apply(wanted, !showsLogins),
      show: setOpen,
      close: () => setOpen(null),
      verify: () => (isVerifying ? void chain.refetch() : setIsVerifying(true)),
    },
  };
}
