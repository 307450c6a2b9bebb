import { Badge } from '../../../kit/badge.tsx';
import { KeyValue } from '../../../kit/card.tsx';
import { Money } from '../../../kit/numbers/money.tsx';
import { CoinIcon } from '../../../kit/pictures/coin-icon.tsx';
import { Confirmations } from '../../../kit/progress/progress.tsx';
import { dateTime, exactAmount } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/locale.ts';
import { ChainId, worth } from '../../balances/public.ts';
import { finalOnlyText, stateText, useDepositsText } from '../deposits-text.ts';
import { confirmationsOf, creditAfter, type Deposit, depositTone, isOnItsWay } from '../rules/deposit-status.ts';
import { DepositMore } from './deposit-more/deposit-more.tsx';
import { placeOf } from './deposit-records/deposit-table.tsx';

/** Everything about one deposit, with its confirmations while they come in. */
export function DepositStory({ row }: { readonly row: Deposit }) {
  const t = useDepositsText();
  const locale = useLocale();
  const { done, needed } = confirmationsOf(row);
  const waits = finalOnlyText(t, row);
  return (
    <div className="flex flex-col gap-5" data-room="deposits/parts/deposit-story">
      <div className="flex flex-col items-center gap-1 text-center">
        <CoinIcon coin={row.asset} size={40} />
        <span className="mt-2">
          <Money size="receipt" text={`+${exactAmount(row.amount)}`} unit={row.asset} />
        </span>
        {row.valueUsdt !== null && (
          <span className="num text-13 text-text-muted">
            {t('deposits.value.atThatTime', { value: worth(row.valueUsdt).replace(/^≈ /u, '') })}
          </span>
        )}
        <span aria-live="polite" className="mt-1">
          <Badge tone={depositTone(row.state)}>{stateText(t, row)}</Badge>
        </span>
      </div>
      {isOnItsWay(row) && (
        <div className="rounded-card border border-line p-4">
          <Confirmations
            done={row.confirmations}
            needed={row.confirmationsUnlock}
            label={t('deposits.progress', { done, needed })}
          />
          <p className="mt-2 flex justify-between gap-2 text-12 text-text-faint">
            <span>{t('deposits.creditedAt', { count: creditAfter(row) })}</span>
            <span>{t('deposits.unlockedAt', { count: row.confirmationsUnlock })}</span>
          </p>
          {waits && <p className="mt-3 text-13 text-text-muted">{waits}</p>}
        </div>
      )}
      {row.kind !== 'INTERNAL' && <DepositMore row={row} />}
      <KeyValue
        rows={[
          {
            label: t('balances.column.time'),
            value: <span className="num">{dateTime(row.atMs, locale, { withYear: true, withSeconds: true })}</span>,
          },
          { label: t('balances.column.network'), value: placeOf(t, row) },
          ...(row.state === 'BELOW_MIN'
            ? [
                {
                  label: t('deposits.minimum'),
                  value: (
                    <span className="num">
                      {exactAmount(row.minimum)} {row.asset}
                    </span>
                  ),
                },
              ]
            : []),
          row.kind === 'INTERNAL'
            ? { label: t('balances.column.from'), value: row.counterparty ?? '--' }
            : { label: t('balances.column.address'), value: <ChainId text={row.address} head={8} /> },
          ...(row.memo ? [{ label: t('balances.column.memo'), value: <ChainId text={row.memo} /> }] : []),
          ...(row.txId === ''
            ? []
            : [
                {
                  label: t('balances.column.txid'),
                  value: <ChainId text={row.txId} explorerUrl={row.explorerUrl} head={8} />,
                },
              ]),
          { label: t('balances.column.orderNo'), value: <ChainId text={row.id} head={8} /> },
          { label: t('balances.column.account'), value: t('balances.account.funding') },
        ]}
      />
    </div>
  );
}
