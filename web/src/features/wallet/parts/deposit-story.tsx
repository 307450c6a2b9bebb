import { Badge } from '../../../kit/badge.tsx';
import { KeyValue } from '../../../kit/card.tsx';
import { CoinIcon } from '../../../kit/coin-icon.tsx';
import { Money } from '../../../kit/money.tsx';
import { Confirmations } from '../../../kit/progress.tsx';
import { dateTime, exactAmount } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/locale.ts';
import { confirmationsOf, type Deposit, depositTone, isOnItsWay } from '../rules/deposit-status.ts';
import { worth } from '../rules/worth.ts';
import { useWalletText } from '../wallet-text.ts';
import { ChainId } from './chain-id.tsx';
import { DepositMore } from './deposit-more/deposit-more.tsx';
import { placeOf } from './deposit-records/deposit-table.tsx';

/** Everything about one deposit, with its confirmations while they come in. */
export function DepositStory({ row }: { readonly row: Deposit }) {
  const t = useWalletText();
  const locale = useLocale();
  const { done, needed } = confirmationsOf(row);
  const state =
    row.state === 'CONFIRMING' || row.state === 'CREDITED'
      ? t(`wallet.depositState.${row.state}`, { done, needed })
      : t(`wallet.depositState.${row.state}`);
  return (
    <div className="flex flex-col gap-5" data-room="wallet/parts/deposit-story">
      <div className="flex flex-col items-center gap-1 text-center">
        <CoinIcon coin={row.asset} size={40} />
        <span className="mt-2">
          <Money size="receipt" text={`+${exactAmount(row.amount)}`} unit={row.asset} />
        </span>
        {row.valueUsdt !== null && (
          <span className="num text-13 text-text-muted">
            {t('wallet.bill.atThatTime', { value: worth(row.valueUsdt).replace(/^≈ /u, '') })}
          </span>
        )}
        <span aria-live="polite" className="mt-1">
          <Badge tone={depositTone(row.state)}>{state}</Badge>
        </span>
      </div>
      {isOnItsWay(row) && (
        <div className="rounded-card border border-line p-4">
          <Confirmations
            done={row.confirmations}
            needed={row.confirmationsUnlock}
            label={t('wallet.deposit.progress', { done, needed })}
          />
          <p className="mt-2 flex justify-between gap-2 text-12 text-text-faint">
            <span>{t('wallet.deposit.creditedAt', { count: row.confirmationsCredit })}</span>
            <span>{t('wallet.deposit.unlockedAt', { count: row.confirmationsUnlock })}</span>
          </p>
        </div>
      )}
      {row.kind !== 'INTERNAL' && <DepositMore row={row} />}
      <KeyValue
        rows={[
          {
            label: t('wallet.column.time'),
            value: <span className="num">{dateTime(row.atMs, locale, { withYear: true, withSeconds: true })}</span>,
          },
          { label: t('wallet.column.network'), value: placeOf(t, row) },
          ...(row.state === 'BELOW_MIN'
            ? [
                {
                  label: t('wallet.deposit.minimum'),
                  value: (
                    <span className="num">
                      {exactAmount(row.minimum)} {row.asset}
                    </span>
                  ),
                },
              ]
            : []),
          row.kind === 'INTERNAL'
            ? { label: t('wallet.column.from'), value: row.counterparty ?? '--' }
            : { label: t('wallet.column.address'), value: <ChainId text={row.address} head={8} /> },
          ...(row.memo ? [{ label: t('wallet.column.memo'), value: <ChainId text={row.memo} /> }] : []),
          ...(row.kind === 'INTERNAL'
            ? []
            : [
                {
                  label: t('wallet.column.txid'),
                  value: <ChainId text={row.txId} explorerUrl={row.explorerUrl} head={8} />,
                },
              ]),
          { label: t('wallet.column.orderNo'), value: <ChainId text={row.id} head={8} /> },
          { label: t('wallet.column.account'), value: t('wallet.account.funding') },
        ]}
      />
    </div>
  );
}
