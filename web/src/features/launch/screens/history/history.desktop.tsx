import { PageHead } from '../../../../kit/page-head.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { BackLink } from '../../../balances/public.ts';
import { useLaunchText } from '../../launch-text.ts';
import { HistoryList } from '../../parts/history/history-list.tsx';
import { useHistoryModel } from './history.model.ts';

export default function HistoryDesktop() {
  const t = useLaunchText();
  const model = useHistoryModel();
  return (
    <div data-room="launch/screens/history">
      <BackLink href={pathTo('launch.home')}>{t('launch.all')}</BackLink>
      <PageHead title={t('launch.mine')} />
      <HistoryList model={model} />
    </div>
  );
}
