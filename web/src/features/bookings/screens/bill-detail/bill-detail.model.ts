import { useQueryState } from '../../../../lib/links.ts';
import { loadOf, useMoneyLive } from '../../../balances/public.ts';
import { useDepositDetail } from '../../../deposits/public.ts';
import { useBill } from '../../api/queries.ts';

const ENTRY_ID = /^[0-9t.]{1,40}-[a-z0-9_]{2,20}-[A-Z0-9]{2,12}$/;

/** The record that the URL names. A withdrawal shows its own details. */
export function useBillDetailModel() {
  const [query] = useQueryState();
  const type = query.get('type');
  const id = query.get('id') ?? '';
  const isEntry = type !== 'withdrawal' && type !== 'deposit';
  const isUnknown = isEntry && !ENTRY_ID.test(id);
  const deposit = useDepositDetail(type === 'deposit' ? id : null);
  const entry = useBill(isEntry && !isUnknown ? id : null);
  useMoneyLive();
  return {
    view:
      type === 'withdrawal'
        ? ({ type, id } as const)
        : type === 'deposit'
          ? ({ type, load: loadOf(deposit), row: deposit.data ?? null } as const)
          : ({ type: 'entry', load: loadOf(entry), isUnknown, row: entry.data ?? null } as const),
  };
}
