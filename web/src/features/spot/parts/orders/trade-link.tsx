import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { useOrdersText } from '../../orders-text.ts';

/** A link to the trading page. */
export function TradeLink() {
  const t = useOrdersText();
  return (
    <Link href={pathTo('spot.trade')} className={buttonClass({ kind: 'secondary' })}>
      {t('spot.orders.trade')}
    </Link>
  );
}
