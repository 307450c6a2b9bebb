import { LifeBuoy } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../kit/button.tsx';
import { pathTo } from '../../../lib/links.ts';
import { useDepositsText } from '../deposits-text.ts';

/** A link to the recovery of deposits that did not arrive. */
export function RecoveryLink() {
  const t = useDepositsText();
  return (
    <p className="flex justify-center py-1">
      <Link href={pathTo('recovery.cases')} className={buttonClass({ kind: 'link', size: 'small' })}>
        <LifeBuoy aria-hidden="true" />
        {t('deposits.recover')}
      </Link>
    </p>
  );
}
