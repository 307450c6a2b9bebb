import { Link } from 'wouter';
import { buttonClass } from '../../../kit/button.tsx';
import { pathTo } from '../../../lib/links.ts';
import { useShellText } from '../../../lib/shell-text.ts';
import { useIdentityText } from '../identity-text.ts';

/** Says what our staff never ask for, and links to the check of contacts; shown where a clone of this page would ask. */
export function NeverAsk() {
  const t = useIdentityText();
  const shell = useShellText();
  return (
    <div className="flex flex-col items-center gap-2 text-center text-12 text-text-faint">
      <p>{t('identity.login.neverAsk')}</p>
      <Link href={pathTo('operator.officialLinks')} className={buttonClass({ kind: 'link', size: 'small' })}>
        {shell('shell.officialLinks')}
      </Link>
    </div>
  );
}
