import { Sprout } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { useEarnText } from '../../earn-text.ts';

/** An address of a product that there is none of, with the way to those that there are. */
export function NotFound() {
  const t = useEarnText();
  return (
    <Empty
      icon={<Sprout />}
      text={t('EARN_NOT_FOUND')}
      action={
        <Link href={pathTo('earn.products')} className={buttonClass({ kind: 'secondary' })}>
          {t('earn.products')}
        </Link>
      }
    />
  );
}
