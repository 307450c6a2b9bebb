import { Info } from 'lucide-react';
import { Change } from '../../../../kit/badge.tsx';
import { Money } from '../../../../kit/numbers/money.tsx';
import { Menu } from '../../../../kit/overlay/menu.tsx';
import { directionOf, percent } from '../../../../lib/format.ts';
import { useFiatTime } from '../../../../lib/rates.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { type MoneyLook, useMoneyLook } from '../../../balances/public.ts';
import { useOverviewText } from '../../overview-text.ts';
import { takenOff } from '../../rules/pnl-term.ts';
import { ratesTime } from '../../rules/rates-time.ts';
import { HideEye } from '../hide-eye.tsx';

export interface TotalView {
  readonly totalUsdt: string;
  readonly totalBtc: string | null;
  readonly pricesAtMs: number;
  readonly unpricedAssets: number;
  readonly todayPnlUsdt: string | null;
  readonly todayPnlPercent: string | null;
  readonly pnlTerms: { readonly nowUsdt: string; readonly startUsdt: string; readonly netInflowUsdt: string } | null;
}

/** The estimated total, its value in other units, and today's change. */
export function Total({ view }: { readonly view: TotalView }) {
  const t = useOverviewText();
  const look = useMoneyLook();
  const fiatTime = useFiatTime();
  return (
    <div data-room="holdings/parts/total">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <span className="flex items-center gap-1 text-13 text-text-muted">
          {t('holdings.total')}
          <HideEye />
        </span>
        <span className="text-right text-12 text-text-faint tabular-nums">
          {t('holdings.ratesAt', { time: ratesTime(view.pricesAtMs, fiatTime) })}
        </span>
      </div>
      <Money size="total" text={look.usdt(view.totalUsdt)} unit="USDT" />
      <p className="num mt-1 flex flex-wrap gap-x-2 text-13 text-text-muted">
        <span>{look.fiat(view.totalUsdt)}</span>
        {view.totalBtc !== null && (
          <>
            <span aria-hidden="true">·</span>
            <span>≈ {look.coin(view.totalBtc, 8)} BTC</span>
          </>
        )}
      </p>
      <Pnl view={view} look={look} />
      {view.unpricedAssets > 0 && (
        <p className="text-12 text-text-faint">{t('holdings.unpriced', { count: view.unpricedAssets })}</p>
      )}
    </div>
  );
}

function Pnl({ view, look }: { readonly view: TotalView; readonly look: MoneyLook }) {
  const t = useOverviewText();
  const direction = directionOf(view.todayPnlUsdt);
  return (
    <div className="mt-1 flex min-h-8 flex-wrap items-center gap-2 text-13">
      <span className="text-text-muted">{t('holdings.pnl')}</span>
      {view.todayPnlUsdt === null ? (
        <span className="text-text-faint">--</span>
      ) : look.isHidden ? (
        <span className="num">{look.usdt(view.todayPnlUsdt)}</span>
      ) : (
        <>
          <Change text={`${look.usdt(view.todayPnlUsdt, true)} USDT`} direction={direction} />
          {view.todayPnlPercent !== null && (
            <Change text={percent(view.todayPnlPercent, false).replace('\u2212', '')} direction={direction} isBadge />
          )}
        </>
      )}
      {view.pnlTerms && <PnlTerms terms={view.pnlTerms} look={look} />}
    </div>
  );
}

function PnlTerms({ terms, look }: { readonly terms: NonNullable<TotalView['pnlTerms']>; readonly look: MoneyLook }) {
  const t = useOverviewText();
  const shell = useShellText();
  const rows = [
    [t('holdings.pnlNow'), look.usdt(terms.nowUsdt)],
    [t('holdings.pnlStart'), takenOff(terms.startUsdt, look.usdt)],
    [t('holdings.pnlInflow'), takenOff(terms.netInflowUsdt, look.usdt)],
  ] as const;
  return (
    <Menu
      label={t('holdings.pnlHow')}
      // A sheet, because a panel at this button would reach beyond a phone's edge.
      sheet={{ title: t('holdings.pnlHow'), closeLabel: shell('shell.action.close') }}
      triggerClass="grid touch place-items-center text-text-faint hover:text-text"
      trigger={<Info aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      align="left"
      width={280}
    >
      {() => (
        <dl className="p-3 text-13">
          {rows.map(([label, value]) => (
            <div key={label} className="flex min-h-7 items-center justify-between gap-6">
              <dt className="text-text-muted">{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Menu>
  );
}
