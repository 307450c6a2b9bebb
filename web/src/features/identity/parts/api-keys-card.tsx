import { KeyRound } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { pathTo } from '../../../lib/links.ts';
import { useIdentityText } from '../identity-text.ts';

/** A link to the keys of people's programs, which have their own page. */
export function ApiKeysCard() {
  const t = useIdentityText();
  return (
    <Card>
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <h2 className="text-14 font-medium">{t('identity.apiKeys.title')}</h2>
          <p className="text-13 text-text-muted">{t('identity.apiKeys.what')}</p>
        </div>
        <Link href={pathTo('trading-api.keys')} className={buttonClass({ kind: 'secondary', size: 'small' })}>
          <KeyRound aria-hidden="true" className="size-4" />
          {t('identity.apiKeys.open')}
        </Link>
      </div>
    </Card>
  );
}
