import { useState } from 'react';
import { Card } from '../../../../kit/card.tsx';
import { cx } from '../../../../kit/cx.ts';
import { CHART_COLORS, Donut } from '../../../../kit/pictures/charts.tsx';
import { Segment } from '../../../../kit/tabs.tsx';
import { useMoneyLook } from '../../../balances/public.ts';
import { useOverviewText } from '../../overview-text.ts';
import type { Share } from '../../rules/shares.ts';

interface AllocationProps {
  readonly byCoin: readonly Share[];
  readonly byAccount: readonly (Share & { readonly name: string })[];
  /** How many coins are owned; the chart may combine the smallest. */
  readonly coinCount: number;
}

/** How the total is composed. The legend has the data; the ring illustrates it. */
export function Allocation({ byCoin, byAccount, coinCount }: AllocationProps) {
  const t = useOverviewText();
  const look = useMoneyLook();
  const [by, setBy] = useState<'coin' | 'account'>('coin');
  const slices =
    by === 'coin'
      ? byCoin.map((share) => ({ ...share, name: share.key === '' ? t('holdings.other') : share.key }))
      : byAccount.filter(({ bps }) => bps > 0);
  return (
    <Card
      room="holdings/parts/allocation"
      title={t('holdings.allocation')}
      action={
        <Segment
          label={t('holdings.allocation')}
          value={by}
          onChange={setBy}
          options={[
            { value: 'coin', label: t('holdings.byCoin') },
            { value: 'account', label: t('holdings.byAccount') },
          ]}
        />
      }
    >
      <div className="@container flex min-h-[140px] items-center gap-5">
        <Donut
          label={t('holdings.allocation')}
          slices={slices.map(({ key, bps }) => ({ key, weight: bps }))}
          caption={by === 'coin' ? t('holdings.coins') : t('holdings.accounts')}
          figure={String(by === 'coin' ? coinCount : slices.length)}
        />
        {slices.length === 0 && (
          <p className="min-w-0 flex-1 text-13 text-text-muted">{t('holdings.allocationEmpty')}</p>
        )}
        <ul className={cx('flex min-w-0 flex-1 flex-col gap-1 text-13', slices.length === 0 && 'hidden')}>
          {slices.map(({ key, name, value, percent }, index) => (
            <li key={key} className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className="size-2 shrink-0 rounded-badge"
                style={{ backgroundColor: CHART_COLORS[Math.min(index, CHART_COLORS.length - 1)] }}
              />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="num hidden text-text-muted @[21rem]:inline">{look.usdt(value)}</span>
              <span className="num min-w-14 shrink-0 text-right">{percent}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
