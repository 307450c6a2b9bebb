import { MASK } from '@bourse/core/money/display.ts';
import { Card } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { GrowthChart, GrowthLegend } from '../../../../kit/pictures/growth-chart.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useMoneyLook } from '../../../balances/public.ts';
import type { Plan } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { growthPicture } from '../../rules/growth.ts';
import { wallTime } from '../../rules/zone.ts';
import { useGrowthModel } from './plan.model.ts';

const SIZES = { touch: { height: 180, marks: 3 }, compact: { height: 220, marks: 5 } } as const;

/** What the plan was worth after each of its runs, beside what was paid in. */
export function Growth({ plan }: { readonly plan: Plan }) {
  const t = useAutoInvestText();
  const locale = useLocale();
  const look = useMoneyLook();
  const { height, marks } = SIZES[useDensity()];
  const { query, points } = useGrowthModel(plan);
  const picture = growthPicture(points, marks);
  return (
    <Card
      title={t('autoInvest.kept')}
      room="auto-invest/parts/plan/growth"
      {...(picture && { action: <GrowthLegend value={t('autoInvest.value')} paid={t('autoInvest.paidIn')} /> })}
    >
      <Loaded query={query} skeleton={<Skeleton height={height + 24} />} isMoney>
        {() =>
          picture ? (
            <GrowthChart
              {...picture}
              // Keys must differ, so the masks do.
              yMarks={picture.yMarks.map((mark, index) =>
                look.isHidden ? { ...mark, text: MASK + '\u200b'.repeat(index) } : mark,
              )}
              xMarks={picture.xMarks.map(({ at, atMs }) => ({
                at,
                text: wallTime(atMs, plan.zone, locale, { noTime: true }),
              }))}
              label={t('autoInvest.chartLabel', { paid: look.usdt(plan.invested), value: look.usdt(plan.value) })}
              height={height}
            />
          ) : (
            <p className="grid place-items-center text-13 text-text-faint" style={{ height: height + 24 }}>
              {t('autoInvest.notBought')}
            </p>
          )
        }
      </Loaded>
      <p className="mt-3 text-12 text-text-muted">{t('autoInvest.keptNote')}</p>
    </Card>
  );
}
