import { useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { Card, KeyValue } from '../../../../kit/card.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { exactAmount } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useMoneyLook } from '../../../balances/public.ts';
import { LazyTransferDialog } from '../../../transfers/public.ts';
import type { Plan } from '../../api/queries.ts';
import { useAutoInvestText } from '../../auto-invest-text.ts';
import { wallTime } from '../../rules/zone.ts';
import { type ActionsModel, type NextRunMoney, useNextRunMoney } from './plan.model.ts';

interface NextRunProps {
  readonly plan: Plan;
  readonly actions: ActionsModel;
}

/** What the next run needs and what is there for it; where it would fail, the ways out. */
export function NextRun({ plan, actions }: NextRunProps) {
  const t = useAutoInvestText();
  const look = useMoneyLook();
  const money = useNextRunMoney(plan);
  const usdt = (text: string) => <span className="num">{`${look.usdt(text)} USDT`}</span>;
  return (
    <Card title={t('autoInvest.nextRun')} room="auto-invest/parts/plan/next-run">
      {money === null ? (
        <Skeleton height={160} />
      ) : (
        <div className="flex flex-col gap-3">
          <KeyValue
            small
            rows={[
              { label: t('autoInvest.needs'), value: usdt(money.amount) },
              { label: t('autoInvest.inSpot'), value: usdt(money.spot) },
              { label: t('autoInvest.inFunding'), value: usdt(money.funding) },
            ]}
          />
          <Outlook plan={plan} actions={actions} money={money} />
        </div>
      )}
    </Card>
  );
}

function Outlook({ plan, actions: { view, commands }, money }: NextRunProps & { readonly money: NextRunMoney }) {
  const t = useAutoInvestText();
  const locale = useLocale();
  const [isTransferring, setIsTransferring] = useState(false);
  const missing = exactAmount(money.missing);
  if (money.isEnough) {
    const comes = plan.autoTransfer && money.missing !== '0';
    return (
      <p className="text-13 text-text-muted">
        {comes ? t('autoInvest.takes', { amount: missing }) : t('autoInvest.enough')}
      </p>
    );
  }
  const time = wallTime(plan.nextRunAtMs ?? 0, plan.zone, locale, { withWeekday: true });
  if (!money.isInFunding) {
    return (
      <>
        <Notice tone="warn">{t('autoInvest.missingBoth', { missing: exactAmount(money.missingBoth), time })}</Notice>
        <Link
          href={pathTo('deposits.deposit', { asset: 'USDT' })}
          className={buttonClass({ kind: 'secondary', wide: true })}
        >
          {t('autoInvest.deposit')}
        </Link>
      </>
    );
  }
  return (
    <>
      <Notice tone="warn">{t('autoInvest.missing', { missing, time })}</Notice>
      <div className="flex flex-wrap gap-2 *:flex-auto">
        <Button kind="secondary" onClick={() => setIsTransferring(true)}>
          {t('autoInvest.transfer', { amount: missing })}
        </Button>
        <Button
          kind="secondary"
          busy={view.isBusy}
          disabled={view.isLocked || !view.isOpen}
          onClick={() => void commands.alwaysFromFunding()}
        >
          {t('autoInvest.always')}
        </Button>
      </div>
      <LazyTransferDialog
        open={isTransferring}
        onClose={() => setIsTransferring(false)}
        asset="USDT"
        from="funding"
        to="spot"
        amount={money.missing}
      />
    </>
  );
}
