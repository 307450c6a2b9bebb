import type { ReactNode } from 'react';
import { Card } from '../../../../kit/card.tsx';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Money } from '../../../../kit/numbers/money.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { isZero, useMoneyLook } from '../../../balances/public.ts';
import { useEarnText } from '../../earn-text.ts';
import { type Summary, useSummaryModel } from './summary.model.ts';

/** What a person has in Earn and what it brought; estimated in USDT, to the unit by coin among the orders. */
export function SummaryCard({ action }: { readonly action?: ReactNode }) {
  const { query, view } = useSummaryModel();
  const row = (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <Figures view={view} />
      {action}
    </div>
  );
  return (
    <Card room="earn/parts/summary">
      <Loaded query={query} skeleton={<Grey>{row}</Grey>} isMoney>
        {() => row}
      </Loaded>
    </Card>
  );
}

/** Grey of exactly the size of what is coming, in every language: its place is kept by itself, unseen. */
const Grey = ({ children }: { readonly children: ReactNode }) => (
  <div className="relative">
    <div aria-hidden="true" className="invisible">
      {children}
    </div>
    <span className="absolute inset-0 rounded-badge bg-skeleton" />
  </div>
);

function Figures({ view }: { readonly view: Summary }) {
  const t = useEarnText();
  const locale = useLocale();
  const look = useMoneyLook();
  const isTouch = useDensity() === 'touch';
  const { held, yesterday, total, sinceMs, nextCreditMs } = view;
  const since = t('earn.since', { date: dateTime(sinceMs, locale, { noTime: true, withYear: true }) });
  return (
    <dl className={cx('flex flex-wrap gap-y-4', isTouch ? 'w-full *:w-1/2' : 'gap-x-14')}>
      <Figure label={t('earn.held')} note={look.fiat(held)}>
        <Money size={isTouch ? 'figure' : 'receipt'} text={look.usdt(held)} unit="USDT" />
      </Figure>
      <Figure label={t('earn.yesterday')} note={t('earn.estimated')} hasCome={!look.isHidden && !isZero(yesterday)}>
        <Money size="figure" text={look.usdt(yesterday, true)} />
      </Figure>
      <Figure label={t('earn.total')} note={sinceMs === null ? t('earn.estimated') : since}>
        <Money size="figure" text={look.usdt(total)} />
      </Figure>
      <Figure label={t('earn.nextCredit')}>
        <span className="num text-16 font-semibold">{dateTime(nextCreditMs, locale)}</span>
      </Figure>
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly note?: string;
  /** True for money that came in. */
  readonly hasCome?: boolean;
  readonly children: ReactNode;
}

function Figure({ label, note, hasCome = false, children }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-12 text-text-muted">{label}</dt>
      <dd className={cx('flex grow flex-col justify-between', hasCome && 'text-ok')}>
        {children}
        {note && <span className="num text-12 text-text-muted">{note}</span>}
      </dd>
    </div>
  );
}
