import { Card } from '../../../../kit/card.tsx';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { useOperatorText } from '../../operator-text.ts';
import { ChannelCheck } from '../../parts/channel-check/channel-check.tsx';
import { NeverAsked } from '../../parts/never-asked.tsx';

export default function OfficialLinksH5() {
  const t = useOperatorText();
  return (
    <H5Page title={t('operator.links.title')} backTo="/">
      <div data-room="operator/screens/official-links">
        <Card>
          <ChannelCheck />
        </Card>
        <NeverAsked />
      </div>
    </H5Page>
  );
}
