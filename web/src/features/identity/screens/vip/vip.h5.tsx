import { Badge } from '../../../../kit/badge.tsx';
import { Card, KeyValue } from '../../../../kit/card.tsx';
import { numClass } from '../../../../kit/numbers/num.ts';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { VipIntro } from '../../parts/vip-intro.tsx';
import { useVipModel } from './vip.model.ts';

export default function VipH5() {
  const t = useIdentityText();
  const { levels, own } = useVipModel();
  const number = (text: string) => <span className={numClass(text)}>{text}</span>;
  return (
    <H5Page title={t('identity.vip.title')}>
      <div data-room="identity/screens/vip">
        <VipIntro own={own} />
        {levels.map((row) => (
          <Card
            key={row.level}
            title={t('identity.vip.badge', { level: row.level })}
            action={row.level === own && <Badge tone="accent">{t('identity.vip.yours')}</Badge>}
          >
            <KeyValue
              small
              rows={[
                { label: t('identity.vip.assets'), value: number(row.assets) },
                { label: t('identity.vip.spotVolume'), value: number(row.spotVolume) },
                { label: t('identity.vip.futuresVolume'), value: number(row.futuresVolume) },
                { label: t('identity.vip.spotFees'), value: number(row.spotFees) },
                { label: t('identity.vip.futuresFees'), value: number(row.futuresFees) },
                { label: t('identity.vip.limit'), value: number(t('identity.vip.times', { times: row.limitTimes })) },
                {
                  label: t('identity.vip.launch'),
                  value: number(t('identity.vip.percent', { percent: row.launchDiscount })),
                },
              ]}
            />
          </Card>
        ))}
      </div>
    </H5Page>
  );
}
