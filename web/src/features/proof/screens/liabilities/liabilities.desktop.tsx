import { PageHead } from '../../../../kit/page-head.tsx';
import { Liabilities } from '../../parts/liabilities.tsx';
import { useProofText } from '../../proof-text.ts';
import { useLiabilitiesModel } from './liabilities.model.ts';

export default function LiabilitiesDesktop() {
  const t = useProofText();
  const model = useLiabilitiesModel();
  return (
    <div data-room="proof/screens/liabilities">
      <PageHead title={t('proof.title')} />
      <div className="flex flex-col gap-4">
        <Liabilities model={model} />
      </div>
    </div>
  );
}
