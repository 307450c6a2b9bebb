import { Change } from '../../../kit/badge.tsx';
import { Card, KeyValue } from '../../../kit/card.tsx';
import { Money } from '../../../kit/numbers/money.tsx';
import { CoinIcon } from '../../../kit/pictures/coin-icon.tsx';
import { amount, clockTime, directionOf, percent } from '../../../lib/format.ts';
import { useMoneyLook } from '../../balances/public.ts';
import { accountWord } from '../../bookings/public.ts';
import { useHoldingsText } from '../holdings-text.ts';
import type { AssetRow } from '../rules/asset-list.ts';
import { AccountIcon } from './account-icon.tsx';

interface AssetSummaryProps {
  readonly row: AssetRow;
  readonly delayedSinceMs: number | null;
}

/** How much of a coin the person owns, free and frozen, and its price. */
export function AssetSummary({ row, delayedSinceMs }: AssetSummaryProps) {
  const t = useHoldingsText();
  const look = useMoneyLook();
  return (
    <div data-room="holdings/parts/asset-summary">
      <div className="mb-4 flex items-center gap-3">
        <CoinIcon coin={row.asset} size={40} />
        <div className="min-w-0">
          <Money size="receipt" text={look.coin(row.total, row.displayScale)} unit={row.asset} />
          <p className="num text-13 text-text-muted">{look.fiat(row.valueUsdt)}</p>
        </div>
      </div>
      <KeyValue
        rows={[
          {
            label: t('balances.column.available'),
            value: (
              <span className="num" title={look.exact(row.available)}>
                {look.coin(row.available, row.displayScale)}
              </span>
            ),
          },
          {
            label: t('balances.column.frozen'),
            value: (
              <span className="num" title={look.exact(row.frozen)}>
                {look.coin(row.frozen, row.displayScale)}
              </span>
            ),
          },
          {
            label: t('balances.column.price'),
            value:
              row.priceUsdt === null || row.asset === 'USDT' ? (
                '--'
              ) : (
                <span
                  className={
                    delayedSinceMs === null
                      ? 'inline-flex items-center gap-2'
                      : 'inline-flex items-center gap-2 text-text-faint'
                  }
                >
                  <span className="num">{amount(row.priceUsdt, { places: 6, trims: true })} USDT</span>
                  {row.change24hPercent !== null && (
                    <Change text={percent(row.change24hPercent)} direction={directionOf(row.change24hPercent)} />
                  )}
                </span>
              ),
          },
        ]}
      />
      {delayedSinceMs !== null && (
        <p className="text-right text-12 text-text-faint">
          {t('holdings.asset.priceDelayed', { time: clockTime(delayedSinceMs) })}
        </p>
      )}
    </div>
  );
}

interface WhereProps {
  readonly accounts: readonly { account: string; available: string; frozen: string }[];
  readonly asset: string;
  readonly displayScale: number;
}

/** The accounts that hold the coin. */
export function WhereItIs({ accounts, asset, displayScale }: WhereProps) {
  const t = useHoldingsText();
  const look = useMoneyLook();
  return (
    <Card title={t('holdings.asset.where')} room="holdings/parts/asset-summary">
      {accounts.length === 0 ? (
        <p className="py-4 text-14 text-text-muted">{t('holdings.asset.nowhere', { asset })}</p>
      ) : (
        <KeyValue
          rows={accounts.map(({ account, available, frozen }) => {
            const word = accountWord(account);
            return {
              label: (
                <span className="flex items-center gap-2">
                  <AccountIcon account={account} />
                  {word ? t(`balances.account.${word}`) : account}
                </span>
              ),
              value: (
                <span className="num flex flex-col items-end">
                  <span>{look.coin(available, displayScale)}</span>
                  {frozen !== '0' && (
                    <span className="text-12 text-text-faint">
                      {t('balances.column.frozen')} {look.coin(frozen, displayScale)}
                    </span>
                  )}
                </span>
              ),
            };
          })}
        />
      )}
    </Card>
  );
}
