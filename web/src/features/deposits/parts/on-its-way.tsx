import { Card } from '../../../kit/card.tsx';
import { Money } from '../../../kit/numbers/money.tsx';
import { Confirmations } from '../../../kit/progress/progress.tsx';
import { useCoinAmount, useMoneyLook } from '../../balances/public.ts';
import { finalOnlyText, useDepositsText } from '../deposits-text.ts';
import { confirmationsOf, creditAfter, type Deposit } from '../rules/deposit-status.ts';
import { DepositStatus } from './deposit-status.tsx';

/** Deposits that are on the chain but not fully the person's yet, with each confirmation as it comes. */
export function OnItsWay({ rows }: { readonly rows: readonly Deposit[] }) {
  const t = useDepositsText();
  return (
    <div className="flex flex-col gap-4" data-room="deposits/parts/on-its-way" aria-live="polite">
      {rows.map((row) => (
        <Card key={row.id} title={t('deposits.onItsWay')} action={<DepositStatus row={row} />}>
          <Arriving row={row} />
        </Card>
      ))}
    </div>
  );
}

function Arriving({ row }: { readonly row: Deposit }) {
  const t = useDepositsText();
  const look = useMoneyLook();
  const amountOf = useCoinAmount();
  const { done, needed } = confirmationsOf(row);
  const isCredited = row.state === 'CREDITED';
  return (
    <div className="flex flex-col gap-2">
      <Money size="figure" text={amountOf(row.asset, row.amount)} unit={row.asset} />
      <p className="num text-12 text-text-faint">{look.fiat(row.valueUsdt)}</p>
      <Confirmations
        done={row.confirmations}
        needed={row.confirmationsUnlock}
        label={t('deposits.progress', { done, needed })}
      />
      <p className="flex justify-between gap-2 text-12">
        <span className={isCredited ? 'text-ok' : 'text-text-faint'}>
          {t('deposits.creditedAt', { count: creditAfter(row) })}
        </span>
        <span className="text-text-faint">{t('deposits.unlockedAt', { count: row.confirmationsUnlock })}</span>
      </p>
      <p className="text-13 text-text-muted">
        {isCredited
          ? t('deposits.tradeNow', { count: row.confirmationsUnlock })
          : (finalOnlyText(t, row) ?? t('deposits.notYet', { count: row.confirmationsCredit }))}
      </p>
    </div>
  );
}
