import { Link2 } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../kit/button.tsx';
import { Empty } from '../../../kit/states.tsx';
import { pathTo } from '../../../lib/links.ts';
import { useLinkedWalletText } from '../linked-wallet-text.ts';

/** Without a linked wallet there is one thing to do. */
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

/** The way to the page of the link, where it can be undone. */
export function ManageLink() {
  const t = useLinkedWalletText();
  return (
    <Link href={pathTo('linked-wallet.link')} className={buttonClass({ kind: 'link', size: 'small' })}>
      {t('linkedWallet.title')}
    </Link>
  );
}
