import { Link2 } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../kit/button.tsx';
import { Empty } from '../../../kit/states.tsx';
import { pathTo } from '../../../lib/links.ts';
import { useLinkedWalletText } from '../linked-wallet-text.ts';

/** Shown without a linked wallet: a link to the page where one can be linked. */
export function NeedLink() {
  const t = useLinkedWalletText();
  return (
    <Empty
      icon={<Link2 />}
      text={t('linkedWallet.needLink')}
      action={
        <Link href={pathTo('linked-wallet.link')} className={buttonClass({})}>
          {t('linkedWallet.link')}
        </Link>
      }
    />
  );
}

/** A link to the page where the wallet can be unlinked. */
export function ManageLink() {
  const t = useLinkedWalletText();
  return (
    <Link href={pathTo('linked-wallet.link')} className={buttonClass({ kind: 'link', size: 'small' })}>
      {t('linkedWallet.title')}
    </Link>
  );
}
