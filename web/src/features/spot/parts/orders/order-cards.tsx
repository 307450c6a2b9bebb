import { ListX } from 'lucide-react';
import { cx } from '../../../../kit/cx.ts';
import { Empty } from '../../../../kit/states.tsx';
import { dateTime, fullAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useOrdersText } from '../../orders-text.ts';
import { type Order, pairOf } from '../../rules/market.ts';
import { isFirstOf } from '../../rules/order-groups.ts';
import { KindWord } from '../order-list/kind-word.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { FactsList } from './facts-list.tsx';
import { askedOf, OrderStatus, SideWord, useOrderPrices } from './order-facts.tsx';
import { TradeLink } from './trade-link.tsx';

interface OrderCardsProps {
  readonly label: string;
  readonly rows: readonly Order[];
  readonly emptyText: string;
  readonly onCancel?: (order: Order) => void;
  readonly cancelling: ReadonlySet<string>;
}

/** Orders as cards, with everything that the table has. */
export function OrderCards({ label, rows, emptyText, onCancel, cancelling }: OrderCardsProps) {
  const t = useOrdersText();
  const locale = useLocale();
  const pricesOf = useOrderPrices();
  if (rows.length === 0) return <Empty icon={<ListX />} text={emptyText} action={<TradeLink />} />;
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {rows.map((row) => {
        const { price, stop, average } = pricesOf(row);
        return (
          <li
            key={row.id}
            className={cx('flex flex-col gap-2.5 py-3 pr-4', onCancel && !isFirstOf(row, rows) ? 'pl-9' : 'pl-4')}
          >
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0">
                <p className="text-14 font-semibold">{pairOf(row.symbol)}</p>
                <p className="text-12 text-text-muted">
                  <SideWord side={row.side} /> · <KindWord order={row} rows={rows} />
                </p>
                <p className="num text-12 text-text-faint">{dateTime(row.createdAtMs, locale, { withYear: true })}</p>
              </div>
              <span className="text-13">
                <OrderStatus order={row} />
              </span>
            </div>
            <FactsList
              facts={[
                [t('spot.orders.column.price'), stop ? `${price} · ${stop}` : price],
                [t('spot.orders.column.quantity'), askedOf(row)],
                // An order that never traded has no average price, turnover or fee.
                ...(row.averagePrice === null
                  ? []
                  : ([
                      [t('spot.orders.column.average'), average],
                      [t('spot.orders.column.traded'), fullAmount(row.traded)],
                      [t('spot.orders.column.turnover'), fullAmount(row.turnover)],
                      [t('spot.orders.column.fee'), `${fullAmount(row.fee)} ${row.feeAsset}`],
                    ] as const)),
              ]}
            />
            {onCancel && isFirstOf(row, rows) && (
              <span className="flex justify-end">
                <CancelOrder order={row} isBusy={cancelling.has(row.id)} onCancel={onCancel} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
