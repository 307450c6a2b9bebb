import { redeemRuleOf } from '@bourse/core/earn/said.ts';
import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { KeyValue, type KeyValueRow } from '../../../../kit/card.tsx';
import { cx } from '../../../../kit/cx.ts';
import { dateTime } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import type { Offer } from '../../api/queries.ts';
import { useEarnText } from '../../earn-text.ts';
import type { Dates } from '../../rules/forecast.ts';

/** When it earns, when it pays, how it ends, and where the yield comes from. */
export function Terms({ offer, dates }: { readonly offer: Offer; readonly dates: Dates }) {
  const t = useEarnText();
  const locale = useLocale();
  const time = (atMs: number) => <span className="num">{dateTime(atMs, locale)}</span>;
  const rule = { label: t('earn.redeemRule'), value: t(`earn.redeemRule.${redeemRuleOf(offer)}`) };
  const whens: readonly KeyValueRow[] = dates.isHourly
    ? [
        {
          label: t('earn.starts'),
          value: <span className="num">{t('earn.startsHourly', { time: dateTime(dates.startsMs, locale) })}</span>,
        },
        { label: t('earn.firstCredit'), value: time(dates.firstCreditMs) },
        rule,
      ]
    : [
        { label: t('earn.starts'), value: time(dates.startsMs) },
        { label: t('earn.matures'), value: time(dates.maturesAtMs) },
        { label: t('earn.paidBy'), value: time(dates.paidByMs) },
        rule,
      ];
  return (
    <div>
      <KeyValue small rows={[...whens, { label: t('earn.source'), value: t(`earn.source.${offer.source}`) }]} />
      {!dates.isHourly && (
        <p className="text-12 text-text-muted">{t('earn.cancelUntil', { time: dateTime(dates.startsMs, locale) })}</p>
      )}
      <Link
        href={pathTo('earn.product', { product: offer.id })}
        className={cx(buttonClass({ kind: 'link', size: 'small' }), 'mt-2')}
      >
        {t('earn.readProduct')}
      </Link>
    </div>
  );
}
