import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { useNoticesText } from '../../notices-text.ts';
import { Inbox } from '../../parts/inbox/inbox.tsx';
import { useInboxModel } from './inbox.model.ts';

export default function InboxH5() {
  const t = useNoticesText();
  const model = useInboxModel();
  return (
    <H5Page title={t('notices.inbox.title')}>
      <div className="px-4 pt-2 pb-8">
        <Inbox model={model} />
      </div>
    </H5Page>
  );
}
