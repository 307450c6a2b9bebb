import { Camera } from 'lucide-react';
import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { TextField } from '../../../../kit/form/field.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { canScan } from '../../../withdrawals/public.ts';
import { useLinkedWalletText } from '../../linked-wallet-text.ts';
import type { AskedModel } from './asked.model.ts';
import { useCamera } from './camera.model.ts';

/** Gets a code into the app: by camera if the page may use one, otherwise pasted or typed. */
export function ScanCard({ view, commands }: AskedModel) {
  const t = useLinkedWalletText();
  const camera = useCamera(commands.seen);
  return (
    <Card title={t('linkedWallet.app.scan')} padding="form" room="linked-wallet/parts/app">
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          commands.read();
        }}
      >
        {camera.isOn && (
          <video ref={camera.video} muted playsInline className="aspect-square w-full rounded-control bg-hover" />
        )}
        {canScan() && (
          <Button kind="secondary" wide icon={<Camera aria-hidden="true" />} onClick={() => camera.turn(!camera.isOn)}>
            {t(camera.isOn ? 'linkedWallet.app.cameraOff' : 'linkedWallet.app.cameraOn')}
          </Button>
        )}
        {camera.hasFailed && <Notice tone="warn">{t('linkedWallet.app.noCamera')}</Notice>}
        <TextField
          label={t('linkedWallet.app.code')}
          name="code"
          isCode
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={view.text}
          error={view.isUnreadable ? t('linkedWallet.app.unreadable') : undefined}
          onChange={commands.setText}
        />
        {view.failure && <Notice tone="danger">{view.failure}</Notice>}
        <Button type="submit" size="large" wide busy={view.isBusy} disabled={view.text === ''}>
          {t('linkedWallet.app.read')}
        </Button>
      </form>
    </Card>
  );
}
