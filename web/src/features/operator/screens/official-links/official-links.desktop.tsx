import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { useOperatorText } from '../../operator-text.ts';
import { ChannelCheck } from '../../parts/channel-check/channel-check.tsx';
import { NeverAsked } from '../../parts/never-asked.tsx';

export default function OfficialLinksDesktop() {
  const t = useOperatorText();
  return (
    <div className="mx-auto max-w-[624px] px-8 py-10" data-room="operator/screens/official-links">
      <PageHead title={t('operator.links.title')} />
      <div className="flex flex-col gap-4">
        <Card padding="form">
          <ChannelCheck />
        </Card>
        <NeverAsked />
      </div>
    </div>
  );
}
