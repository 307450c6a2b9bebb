import type { KeyValueRow } from '../../../../kit/card.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useMoneyLook } from '../../../balances/public.ts';
import type { OrderDetail } from '../../api/queries.ts';
import { useEarnText } from '../../earn-text.ts';
import { TermText } from '../offer/offer-bits.tsx';

/** What is known of an order, a line each; amounts with every place they have. */
export function useFacts(order: OrderDetail): readonly KeyValueRow[] {
  const t = useEarnText();
  const locale = useLocale();
  const look = useMoneyLook();
  const coins = (label: string, text: string, asset = order.asset): KeyValueRow => ({
    label,
    value: <span className="num">{`${look.isHidden ? look.coin(text) : exactAmount(text)} ${asset}`}</span>,
  });
  const time = (label: string, atMs: number): KeyValueRow => ({
    label,
    value: <span className="num">{dateTime(atMs, locale, { withYear: true })}</span>,
  });
  const { reward } = order;
  return [
    coins(t('earn.principal'), order.principal),
    coins(t('earn.interest'), order.interest),
    coins(t('earn.accrued'), order.accrued),
    ...(reward
      ? [
          coins(t('earn.rewardPaid'), reward.paid, reward.asset),
          coins(t('earn.rewardWaiting'), reward.waiting, reward.asset),
        ]
      : []),
    { label: t('earn.term'), value: <TermText termDays={order.termDays} /> },
    time(t('earn.opened'), order.openedAtMs),
    time(t('earn.starts'), order.interestStartMs),
    ...(order.maturesAtMs === null ? [] : [time(t('earn.matures'), order.maturesAtMs)]),
    ...(order.endedAtMs === null ? [] : [time(t('earn.endedAt'), order.endedAtMs)]),
  ];
}
