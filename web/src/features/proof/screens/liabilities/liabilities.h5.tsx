import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { Liabilities } from '../../parts/liabilities.tsx';
import { useProofText } from '../../proof-text.ts';
import { useLiabilitiesModel } from './liabilities.model.ts';

export default function LiabilitiesH5() {
  const t = useProofText();
  const model = useLiabilitiesModel();
  return (
    <H5Page title={t('proof.title')}>
      <div data-room="proof/screens/liabilities">
        <Liabilities model={model} />
      </div>
    </H5Page>
  );
}
