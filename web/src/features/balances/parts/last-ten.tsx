import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { pathTo } from '../../../lib/links.ts';
import type { LoadState } from '../api/load.ts';
import { useMoneyText } from '../money-text.ts';
import { Loaded } from './loaded.tsx';

interface LastTenProps {
  readonly of: 'deposit' | 'withdraw';
  readonly load: LoadState;
  /** A table that draws its own placeholders. */
  readonly children: ReactNode;
}

/** The last ten deposits or withdrawals below their form, with a link to all. */
export function LastTen({ of, load, children }: LastTenProps) {
  const t = useMoneyText();
  return (
    <Card
      padding="none"
      title={t(`balances.lastTen.${of}`)}
      action={
        <Link href={pathTo('bookings.financial', { tab: of })} className={buttonClass({ kind: 'link', size: 'small' })}>
          {t('balances.action.allHistory')}
        </Link>
      }
    >
      <div className="pt-2">
        {load.state === 'failed' ? (
          <Loaded load={load} skeleton={null}>
            {null}
          </Loaded>
        ) : (
          children
        )}
      </div>
    </Card>
  );
}
