import { PageHead } from '../../../../kit/page-head.tsx';
import { useNoticesText } from '../../notices-text.ts';
import { Inbox } from '../../parts/inbox/inbox.tsx';
import { useInboxModel } from './inbox.model.ts';

export default function InboxDesktop() {
  const t = useNoticesText();
  const model = useInboxModel();
  return (
    <div className="mx-auto max-w-180 px-8 py-7">
      <PageHead title={t('notices.inbox.title')} />
      <Inbox model={model} />
    </div>
  );
}
