import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { useNoticesText } from '../../notices-text.ts';
import { useCenterModel } from '../../parts/center/center.model.ts';
import { Center } from '../../parts/center/center.tsx';

export default function CenterDesktop() {
  const t = useNoticesText();
  const model = useCenterModel();
  return (
    <div data-room="notices/screens/center" className="max-w-200">
      <PageHead title={t('notices.title')} />
      <Card>
        <Center model={model} />
      </Card>
    </div>
  );
}
