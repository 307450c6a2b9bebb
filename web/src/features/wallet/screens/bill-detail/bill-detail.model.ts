import { useQueryState } from '../../../../lib/links.ts';
import { useWalletLive } from '../../api/live.ts';
import { loadOf } from '../../api/load.ts';
import { useBill, useDepositDetail } from '../../api/queries.ts';

const ENTRY_ID = /^[0-9t.]{1,40}-[a-z0-9_]{2,20}-[A-Z0-9]{2,12}$/;

/** One record: which, the URL says. A withdrawal tells its own story. */
export function useBillDetailModel() {
  const [query] = useQueryState();
  const type = query.get('type');
  const id = query.get('id') ?? '';
  const isEntry = type !== 'withdrawal' && type !== 'deposit';
  const isUnknown = isEntry && !ENTRY_ID.test(id);
  const deposit = useDepositDetail(type === 'deposit' ? id : null);
  const entry = useBill(isEntry && !isUnknown ? id : null);
  useWalletLive();
  return {
    view:
      type === 'withdrawal'
        ? ({ type, id } as const)
        : type === 'deposit'
          ? ({ type, load: loadOf(deposit), row: deposit.data ?? null } as const)
          : ({ type: 'entry', load: loadOf(entry), isUnknown, row: entry.data ?? null } as const),
  };
}
