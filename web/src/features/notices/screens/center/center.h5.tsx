import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { useNoticesText } from '../../notices-text.ts';
import { useCenterModel } from '../../parts/center/center.model.ts';
import { Center } from '../../parts/center/center.tsx';

export default function CenterH5() {
  const t = useNoticesText();
  const model = useCenterModel();
  return (
    <H5Page title={t('notices.title')}>
      <div data-room="notices/screens/center" className="pb-6">
        <Center model={model} />
      </div>
    </H5Page>
  );
}
