import { Snowflake } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { useIdentityText } from '../../identity-text.ts';

/** A button that opens the freezing of the account. */
export function FreezeCard({ isFrozen, onOpen }: { readonly isFrozen: boolean; readonly onOpen: () => void }) {
  const t = useIdentityText();
  return (
    <Card>
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <h2 className="text-14 font-medium">{t('identity.freeze.card')}</h2>
          <p className="text-13 text-text-muted">{t('identity.freeze.cardText')}</p>
        </div>
        <Button kind="danger" size="small" disabled={isFrozen} icon={<Snowflake aria-hidden="true" />} onClick={onOpen}>
          {isFrozen ? t('identity.frozen.word') : t('identity.freeze.button')}
        </Button>
      </div>
    </Card>
  );
}
