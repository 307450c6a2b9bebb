import { pathTo } from '../../../../lib/links.ts';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { useLaunchText } from '../../launch-text.ts';
import { HistoryList } from '../../parts/history/history-list.tsx';
import { useHistoryModel } from './history.model.ts';

export default function HistoryH5() {
  const t = useLaunchText();
  const model = useHistoryModel();
  return (
    <H5Page title={t('launch.mine')} backTo={pathTo('launch.home')}>
      <div data-room="launch/screens/history">
        <HistoryList model={model} />
      </div>
    </H5Page>
  );
}
