import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { pathTo } from '../../../lib/links.ts';
import type { LoadState } from '../api/load.ts';
import { useWalletText } from '../wallet-text.ts';
import { Loaded } from './loaded.tsx';

interface LastTenProps {
  readonly of: 'deposit' | 'withdraw';
  readonly load: LoadState;
  /** The table draws its own grey rows. */
  readonly children: ReactNode;
}

/** The last ten of a direction below its form, and the way to all of them. */
export function LastTen({ of, load, children }: LastTenProps) {
  const t = useWalletText();
  return (
    <Card
      padding="none"
      title={t(`wallet.${of}.lastTen`)}
      action={
        <Link href={pathTo('bookings.financial', { tab: of })} className={buttonClass({ kind: 'link', size: 'small' })}>
          {t('wallet.action.allHistory')}
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
