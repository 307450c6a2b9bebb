import { CornerDownRight, ReceiptText } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { cx } from '../../../../kit/cx.ts';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { amount, dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { MoreButton } from '../../../../lib/parts/more-button.tsx';
import { useOrdersText } from '../../orders-text.ts';
import { pairOf } from '../../rules/market.ts';
import { exitOfListed } from '../../rules/order-groups.ts';
import { kindName } from '../order-list/kind-word.tsx';
import { ListLink } from '../order-list/list-link.tsx';
import type { MyOrdersModel, OpenRow } from './my-orders.model.ts';
import { priceWord, sizeWord } from './order-words.ts';

const TradeCards = lazy(async () => ({ default: (await import('../orders/trade-records.tsx')).TradeCards }));

interface CardsProps {
  readonly model: MyOrdersModel;
}

/** Open orders as cards, for phones. */
export function OpenOrderCards({ model }: CardsProps) {
  const o = useOrdersText();
  const { view, commands } = model;
  return (
    <Loaded query={view.open} isMoney skeleton={<ListSkeleton rows={2} hasIcon={false} />}>
      {() =>
        view.rows.length === 0 ? (
          <Empty icon={<ReceiptText />} text={o('spot.orders.empty.current')} />
        ) : (
          <ul aria-label={o('spot.orders.tab.current')}>
            {view.rows.map((row) => (
              <OrderCard
                key={row.id}
                row={row}
                places={view.placesOf(row.order.symbol)}
                quotePlaces={view.quotePlacesOf(row.order.symbol)}
              >
                {row.isFirst && (
                  <Button
                    kind="secondary"
                    size="small"
                    busy={view.busy.has(row.id)}
                    onClick={() => commands.cancel(row.order)}
                  >
                    {o(row.contingency === null ? 'spot.orders.cancel' : 'spot.orders.cancelList')}
                  </Button>
                )}
              </OrderCard>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

/** A person's trades as cards, for phones. */
export function OwnTradeCards({ model: { view, commands } }: CardsProps) {
  const o = useOrdersText();
  return (
    <Loaded query={view.trades} isMoney skeleton={<ListSkeleton rows={2} hasIcon={false} />}>
      {() =>
        view.ownTrades.length === 0 ? (
          <Empty icon={<ReceiptText />} text={o('spot.orders.empty.trades')} />
        ) : (
          <Suspense fallback={<ListSkeleton rows={2} hasIcon={false} />}>
            <TradeCards
              label={o('spot.orders.tab.trades')}
              rows={view.ownTrades}
              emptyText={o('spot.orders.empty.trades')}
            />
            {view.trades.hasNextPage && (
              <MoreButton busy={view.trades.isFetchingNextPage} onClick={commands.olderTrades} />
            )}
          </Suspense>
        )
      }
    </Loaded>
  );
}

interface OrderCardProps {
  readonly row: OpenRow;
  readonly places: number;
  readonly quotePlaces: number;
  readonly children: ReactNode;
}

function OrderCard({ row, places, quotePlaces, children }: OrderCardProps) {
  const o = useOrdersText();
  const locale = useLocale();
  const { order, contingency, isFirst, orders } = row;
  const tone = order.side === 'buy' ? 'up' : 'down';
  const exit = exitOfListed(order, orders);
  const kind = kindName(o, order, exit);
  return (
    <li className={cx('flex flex-col gap-2', isFirst ? 'border-line py-3 not-first:border-t' : 'ml-4 pb-3')}>
      <div className="flex flex-wrap items-center gap-2">
        {isFirst ? (
          <span className="text-14 font-semibold">{pairOf(order.symbol)}</span>
        ) : (
          <CornerDownRight aria-hidden="true" className="size-4 text-text-faint" />
        )}
        <Badge tone={tone}>{`${kind} · ${o(`spot.orders.side.${order.side}`)}`}</Badge>
        {isFirst && (
          <span className="text-12 text-text-muted">
            <ListLink order={order} contingency={contingency} />
          </span>
        )}
        {order.displayQuantity !== null && (
          <span className="text-12 text-text-faint">
            {o('spot.orders.iceberg', { size: exactAmount(order.displayQuantity) })}
          </span>
        )}
        {order.status === 'pending' && <span className="text-12 text-text-faint">{o('spot.orders.ifFilled')}</span>}
        <span className="ml-auto">{children}</span>
      </div>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-12">
        <Part label={o('spot.orders.column.price')}>{priceWord(o, order, places)}</Part>
        <Part label={o('spot.orders.column.traded')}>
          {order.quantity === null
            ? `${amount(order.turnover, { places: quotePlaces })} / ${sizeWord(order)}`
            : `${exactAmount(order.traded)} / ${sizeWord(order)}`}
        </Part>
        {isFirst && <dd className="num text-text-faint">{dateTime(order.createdAtMs, locale, { noSuffix: true })}</dd>}
      </dl>
    </li>
  );
}

function Part({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex gap-1">
      <dt className="text-text-faint">{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}
