import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from '../../../kit/cx.ts';
import { Menu, menuItemClass } from '../../../kit/overlay/menu.tsx';
import { pathTo } from '../../../lib/links.ts';
import { allProducts, coinsActions } from '../../../lib/products.ts';
import { useShellText } from '../../../lib/shell-text.ts';
import { preloadTransfer } from '../../transfers/public.ts';
import { useOverviewText } from '../overview-text.ts';

interface RoundActionsProps {
  readonly onTransfer: () => void;
  readonly moreLabel: string;
}

const disc = (isPrimary: boolean) =>
  cx(
    'grid size-12 place-items-center rounded-pill [&_svg]:size-[22px]',
    isPrimary ? 'bg-accent text-on-accent' : 'bg-hover text-text',
  );

function Round({ icon, label, isPrimary = false }: { icon: ReactNode; label: string; isPrimary?: boolean }) {
  return (
    <span className="flex flex-col items-center gap-2">
      <span className={disc(isPrimary)}>{icon}</span>
      <span className="max-w-20 text-center text-13 text-text-muted">{label}</span>
    </span>
  );
}

/** The actions on money as four round buttons; the last one opens the others. */
export function RoundActions({ onTransfer, moreLabel }: RoundActionsProps) {
  const t = useOverviewText();
  const shell = useShellText();
  const item = menuItemClass();
  const products = allProducts().flatMap(({ walletMenu }) => walletMenu ?? []);
  return (
    <div className="grid grid-cols-4 justify-items-center">
      <Link href={pathTo('deposits.deposit')}>
        <Round icon={<ArrowDownToLine aria-hidden="true" />} label={t('balances.action.deposit')} isPrimary />
      </Link>
      <Link href={pathTo('withdrawals.withdraw')}>
        <Round icon={<ArrowUpFromLine aria-hidden="true" />} label={t('balances.action.withdraw')} />
      </Link>
      <button type="button" className="self-start" onClick={onTransfer} onTouchStart={preloadTransfer}>
        <Round icon={<ArrowLeftRight aria-hidden="true" />} label={t('balances.action.transfer')} />
      </button>
      <Menu align="right" trigger={<Round icon={<Ellipsis aria-hidden="true" />} label={moreLabel} />}>
        {() => (
          <>
            <Link href={pathTo('spot.trade')} className={item}>
              {t('balances.action.trade')}
            </Link>
            <Link href={pathTo('otc.trade', { adActive: '3' })} className={item}>
              {t('balances.action.express')}
            </Link>
            <Link href={pathTo('bonus.coupons')} className={item}>
              {t('balances.action.bonus')}
            </Link>
            {coinsActions().map(({ word, page, query }) => (
              <Link key={word} href={pathTo(page, query)} className={item}>
                {t(word)}
              </Link>
            ))}
            {products.map(({ id, key }) => (
              <Link key={id} href={pathTo(id)} className={item}>
                {shell(key)}
              </Link>
            ))}
            <Link href={pathTo('transfers.transfer')} className={item}>
              {t('balances.transferHistory')}
            </Link>
            <Link href={pathTo('address-book.h5Address')} className={item}>
              {t('balances.addressBook')}
            </Link>
          </>
        )}
      </Menu>
    </div>
  );
}
