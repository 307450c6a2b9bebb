import { Card } from '../../../../kit/card.tsx';
import { type Step, Timeline } from '../../../../kit/progress/progress.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Offer } from '../../api/queries.ts';
import { useEarnText } from '../../earn-text.ts';
import type { Dates } from '../../rules/forecast.ts';

interface PathProps {
  readonly offer: Offer;
  readonly dates: Dates;
}

/** What comes after what, from subscribing until the coins are back, with the dates of an order that is made now. */
export function Path({ offer, dates }: PathProps) {
  const t = useEarnText();
  const locale = useLocale();
  const time = (atMs: number) => dateTime(atMs, locale);
  const begin: Step =
    offer.status === 'UPCOMING'
      ? { key: 'subscribe', state: 'later', title: t('earn.subscribe'), time: time(offer.startAtMs) }
      : { key: 'subscribe', state: 'now', title: t('earn.subscribe'), time: t('earn.path.now') };
  const later = (key: string, title: string, rest: Omit<Step, 'key' | 'state' | 'title'> = {}): Step => ({
    key,
    state: 'later',
    title,
    ...rest,
  });
  const steps: readonly Step[] = dates.isHourly
    ? [
        begin,
        later('starts', t('earn.starts'), { time: time(dates.startsMs) }),
        later('credit', t('earn.firstCredit'), { sub: t('earn.path.daily'), time: time(dates.firstCreditMs) }),
        later('redeem', t('earn.anyTime'), { sub: t('earn.path.arrives') }),
      ]
    : [
        begin,
        later('starts', t('earn.starts'), {
          sub: t('earn.cancelUntil', { time: time(dates.startsMs) }),
          time: time(dates.startsMs),
        }),
        later('matures', t('earn.matures'), { time: time(dates.maturesAtMs) }),
        later('paid', t('earn.paidBy'), { time: time(dates.paidByMs) }),
      ];
  return (
    <Card title={t('earn.path')} room="earn/parts/product/path">
      <Timeline label={t('earn.path')} steps={steps} />
    </Card>
  );
}
