import { Button } from '../../../../kit/button.tsx';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { Intro } from '../../parts/intro.tsx';
import { useKeysModel } from '../../parts/keys/keys.model.ts';
import { Keys } from '../../parts/keys/keys.tsx';
import { useNewKeyModel } from '../../parts/new-key/new-key.model.ts';
import { NewKey } from '../../parts/new-key/new-key.tsx';
import { useTradingApiText } from '../../trading-api-text.ts';

export default function KeysH5() {
  const t = useTradingApiText();
  const keys = useKeysModel();
  const newKey = useNewKeyModel();
  const create = (
    <Button size="large" wide disabled={keys.view.isFull} onClick={newKey.commands.open}>
      {t('tradingApi.new')}
    </Button>
  );
  return (
    <H5Page title={t('tradingApi.title')} backTo="/h5/user/center" foot={keys.view.rows.length > 0 && create}>
      <div data-room="trading-api/screens/keys">
        <Intro />
        <Keys model={keys} action={create} />
      </div>
      <NewKey {...newKey} />
    </H5Page>
  );
}
