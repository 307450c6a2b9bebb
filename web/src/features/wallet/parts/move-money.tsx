import { Link } from 'wouter';
import { buttonClass } from '../../../kit/button.tsx';
import { pathTo } from '../../../lib/links.ts';
import { useWalletText } from '../wallet-text.ts';

const PAGES = { deposit: 'deposits.deposit', withdraw: 'withdrawals.withdraw' } as const;

/** What to do next where a history is empty. */
export function MoveMoney({ to }: { readonly to: 'deposit' | 'withdraw' }) {
  const t = useWalletText();
  return (
    <Link href={pathTo(PAGES[to])} className={buttonClass({ kind: 'secondary' })}>
      {t(`wallet.action.${to}`)}
    </Link>
  );
}
