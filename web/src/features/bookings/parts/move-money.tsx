import { Link } from 'wouter';
import { buttonClass } from '../../../kit/button.tsx';
import { pathTo } from '../../../lib/links.ts';
import { useBookingsText } from '../bookings-text.ts';

const PAGES = { deposit: 'deposits.deposit', withdraw: 'withdrawals.withdraw' } as const;

/** A link to deposits or withdrawals, where a history is empty. */
export function MoveMoney({ to }: { readonly to: 'deposit' | 'withdraw' }) {
  const t = useBookingsText();
  return (
    <Link href={pathTo(PAGES[to])} className={buttonClass({ kind: 'secondary' })}>
      {t(`balances.action.${to}`)}
    </Link>
  );
}
