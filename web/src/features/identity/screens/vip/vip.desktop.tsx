import { Badge } from '../../../../kit/badge.tsx';
import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { Table } from '../../../../kit/table.tsx';
import { useIdentityText } from '../../identity-text.ts';
import { VipIntro } from '../../parts/vip-intro.tsx';
import { useVipModel } from './vip.model.ts';

export default function VipDesktop() {
  const t = useIdentityText();
  const { levels, own } = useVipModel();
  return (
    <div data-room="identity/screens/vip">
      <PageHead title={t('identity.vip.title')} />
      <div className="flex flex-col gap-4">
        <VipIntro own={own} />
        <Card title={t('identity.vip.levels')} padding="none">
          <Table
            label={t('identity.vip.levels')}
            rows={levels}
            rowKey={({ level }) => String(level)}
            columns={[
              {
                key: 'level',
                head: t('identity.vip.level'),
                cell: ({ level }) => (
                  <span className="flex flex-wrap items-center gap-x-2 font-medium xl:flex-nowrap xl:whitespace-nowrap">
                    {t('identity.vip.badge', { level })}
                    {level === own && <Badge tone="accent">{t('identity.vip.yours')}</Badge>}
                  </span>
                ),
              },
              { key: 'assets', head: t('identity.vip.assets'), align: 'right', cell: ({ assets }) => assets },
              { key: 'spot', head: t('identity.vip.spotVolume'), align: 'right', cell: ({ spotVolume }) => spotVolume },
              {
                key: 'futures',
                head: t('identity.vip.futuresVolume'),
                align: 'right',
                cell: ({ futuresVolume }) => futuresVolume,
              },
              { key: 'spotFees', head: t('identity.vip.spotFees'), align: 'right', cell: ({ spotFees }) => spotFees },
              {
                key: 'futuresFees',
                head: t('identity.vip.futuresFees'),
                align: 'right',
                cell: ({ futuresFees }) => futuresFees,
              },
              {
                key: 'limit',
                head: t('identity.vip.limit'),
                align: 'right',
                cell: ({ limitTimes }) => t('identity.vip.times', { times: limitTimes }),
              },
              {
                key: 'launch',
                head: t('identity.vip.launch'),
                align: 'right',
                cell: ({ launchDiscount }) => t('identity.vip.percent', { percent: launchDiscount }),
              },
            ]}
          />
        </Card>
      </div>
    </div>
  );
}
