import { Ticket } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { cx } from '../../../kit/cx.ts';
import { useDensity } from '../../../kit/density.tsx';
import { pathTo } from '../../../lib/links.ts';
import { useMoneyLook } from '../../balances/public.ts';
import { useOverviewText } from '../overview-text.ts';
import { AccountIcon } from './account-icon.tsx';

interface AccountsGridProps {
  readonly accounts: readonly { key: string; tab: string; name: string; value: string; percent: string }[];
  readonly bonusUsdt: string;
  readonly onTransfer: () => void;
}

/** The total by account. Bonus credit is separate, because it is not the person's own money. */
export function AccountsGrid({ accounts, bonusUsdt, onTransfer }: AccountsGridProps) {
  const t = useOverviewText();
  const look = useMoneyLook();
  return (
    <Card
      room="holdings/parts/accounts-grid"
      padding="none"
      title={t('holdings.accounts')}
      action={
        <Button kind="link" size="small" onClick={onTransfer}>
          {t('balances.action.transfer')}
        </Button>
      }
    >
      <ul className="mt-4 grid grid-cols-2 gap-px border-y border-line bg-line">
        {accounts.map(({ key, tab, name, value, percent }) => (
          <li key={key} className="bg-surface">
            <Link
              href={pathTo('holdings.overview', { account: tab })}
              className="flex min-h-13 items-center gap-3 px-5 py-2 hover:bg-row-hover focus-visible:-outline-offset-2"
            >
              <AccountIcon account={key} />
              <span className="min-w-0 flex-1">{name}</span>
              <span className="num flex flex-col items-end">
                <span className="font-medium">{look.usdt(value)}</span>
                <span className="text-12 text-text-faint">{percent}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="px-5">
        <BonusLine bonusUsdt={bonusUsdt} />
      </div>
    </Card>
  );
}

/** Bonus credit on its own line; on touch screens the explanation is below its name. */
export function BonusLine({ bonusUsdt }: Pick<AccountsGridProps, 'bonusUsdt'>) {
  const t = useOverviewText();
  const look = useMoneyLook();
  const isTouch = useDensity() === 'touch';
  return (
    <p className="flex min-h-12 items-center gap-2 py-2">
      <Ticket aria-hidden="true" className="size-[18px] shrink-0 text-text-faint" strokeWidth={1.75} />
      <span className={cx('flex min-w-0 flex-1', isTouch ? 'flex-col' : 'items-center gap-2')}>
        {t('holdings.bonusCredit')}
        <span className="text-12 text-text-faint">
          {!isTouch && '— '}
          {t('holdings.bonusNote')}
        </span>
      </span>
      <span className="num whitespace-nowrap">
        <span className="font-medium">{look.usdt(bonusUsdt)}</span> <span className="text-text-muted">USDT</span>
      </span>
    </p>
  );
}
