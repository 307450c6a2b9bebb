import { Button } from '../../../../kit/button.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { Intro } from '../../parts/intro.tsx';
import { useKeysModel } from '../../parts/keys/keys.model.ts';
import { Keys } from '../../parts/keys/keys.tsx';
import { useNewKeyModel } from '../../parts/new-key/new-key.model.ts';
import { NewKey } from '../../parts/new-key/new-key.tsx';
import { useTradingApiText } from '../../trading-api-text.ts';

export default function KeysDesktop() {
  const t = useTradingApiText();
  const keys = useKeysModel();
  const newKey = useNewKeyModel();
  const create = (
    <Button disabled={keys.view.isFull} onClick={newKey.commands.open}>
      {t('tradingApi.new')}
    </Button>
  );
  return (
    <div data-room="trading-api/screens/keys">
      <PageHead title={t('tradingApi.title')} action={keys.view.rows.length > 0 && create} />
      <div className="flex flex-col gap-4">
        <Intro />
        <Keys model={keys} action={create} />
      </div>
      <NewKey {...newKey} />
    </div>
  );
}
