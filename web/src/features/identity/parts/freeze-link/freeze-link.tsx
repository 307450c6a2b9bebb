import { Snowflake } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { useFreezeLinkModel } from './freeze-link.model.ts';

/** Freezes the account that the mail was for, with one tap and without a log-in. */
export function FreezeLink() {
  const t = useIdentityText();
  const { view, commands } = useFreezeLinkModel();
  if (view.isFrozen) {
    return (
      <Notice tone="ok">
        <p className="font-medium">{t('identity.freeze.done')}</p>
        <p className="text-text-muted">{t('identity.freeze.openAgain')}</p>
      </Notice>
    );
  }
  return (
    <div data-room="identity/parts/freeze-link" className="flex flex-col gap-5">
      <Notice tone="warn">
        <p className="font-medium">{t('identity.freeze.effect')}</p>
        <p className="text-text-muted">{t('identity.freeze.openAgain')}</p>
      </Notice>
      {view.trouble && <Notice tone="danger">{view.trouble}</Notice>}
      <Button
        kind="danger"
        size="large"
        wide
        busy={view.isBusy}
        icon={<Snowflake aria-hidden="true" />}
        onClick={() => void commands.freeze()}
      >
        {t('identity.freeze.now')}
      </Button>
    </div>
  );
}
