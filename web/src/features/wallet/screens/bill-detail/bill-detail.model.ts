import { useQueryState } from '../../../../lib/links.ts';
import { useWalletLive } from '../../api/live.ts';
import { loadOf } from '../../api/load.ts';
import { useBills, useDepositDetail } from '../../api/queries.ts';

/** One record: which, the URL says. A withdrawal tells its own story. */
export function useBillDetailModel() {
  const [query] = useQueryState();
  const type = query.get('type');
  const id = query.get('id') ?? '';
  const atMs = /^\d{1,15}$/.test(query.get('at') ?? '') ? (query.get('at') ?? '') : '';
  const deposit = useDepositDetail(type === 'deposit' ? id : null);
  // Everything of that very moment: a trade alone has three bookings.
  const entries = useBills(
    { fromMs: atMs, toMs: String(Number(atMs) + 1), limit: '100' },
    type === 'entry' && atMs !== '',
  );
  useWalletLive();
  const entry = entries.data?.rows.find((row) => row.id === id) ?? null;
  return {
    view:
      type === 'withdrawal'
        ? ({ type, id } as const)
        : type === 'deposit'
          ? ({ type, load: loadOf(deposit), row: deposit.data ?? null } as const)
          : ({ type: 'entry', load: loadOf(entries), isUnknown: atMs === '', row: entry } as const),
  };
}
export type BillDetailView = ReturnType<typeof useBillDetailModel>['view'];
