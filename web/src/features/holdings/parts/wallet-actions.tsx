import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, ChartCandlestick, Ticket, Zap } from 'lucide-react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../kit/button.tsx';
import { cx } from '../../../kit/cx.ts';
import { pathTo } from '../../../lib/links.ts';
import { coinsActions } from '../../../lib/products.ts';
import { preloadTransfer } from '../../transfers/public.ts';
import { useOverviewText } from '../overview-text.ts';

interface WalletActionsProps {
  readonly onTransfer: () => void;
}

/** Three buttons that stay together, on the same line as the others or on the next. */
const THREE = 'flex flex-auto gap-2 *:flex-1';
/** The invisible border makes it as wide as buttons with a visible one. */
const FIRST = cx(buttonClass({}), 'border border-transparent');

/**
 * The six actions on money, side by side. Where a language's words are too long for one row, they wrap into two aligned rows
 * of three, so that none is alone on a line.
 */
export function WalletActions({ onTransfer }: WalletActionsProps) {
  const t = useOverviewText();
  const secondary = buttonClass({ kind: 'secondary' });
  return (
    <div className="flex flex-wrap gap-2">
      <div className={THREE}>
        <Link href={pathTo('deposits.deposit')} className={FIRST}>
          <ArrowDownToLine aria-hidden="true" />
          {t('balances.action.deposit')}
        </Link>
        <Link href={pathTo('withdrawals.withdraw')} className={secondary}>
          <ArrowUpFromLine aria-hidden="true" />
          {t('balances.action.withdraw')}
        </Link>
        <Button
          kind="secondary"
          onClick={onTransfer}
          onPointerEnter={preloadTransfer}
          icon={<ArrowLeftRight aria-hidden="true" />}
        >
          {t('balances.action.transfer')}
        </Button>
      </div>
      <div className={THREE}>
        <Link href={pathTo('spot.trade')} className={secondary}>
          <ChartCandlestick aria-hidden="true" />
          {t('balances.action.trade')}
        </Link>
        <Link href={pathTo('otc.trade', { adActive: '3' })} className={secondary}>
          <Zap aria-hidden="true" />
          {t('balances.action.express')}
        </Link>
        <Link href={pathTo('bonus.coupons')} className={secondary}>
          <Ticket aria-hidden="true" />
          {t('balances.action.bonus')}
        </Link>
      </div>
    </div>
  );
}

/** Products' actions on the coins of an account, such as converting small balances. */
export function CoinsActions() {
  const t = useOverviewText();
  return coinsActions().map(({ word, page, query }) => (
    <Link key={word} href={pathTo(page, query)} className={buttonClass({ kind: 'link', size: 'small' })}>
      {t(word)}
    </Link>
  ));
}
