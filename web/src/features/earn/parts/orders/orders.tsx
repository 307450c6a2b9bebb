import { ListChecks } from 'lucide-react';
import { Status } from '../../../../kit/badge.tsx';
import { Card } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { List, ListRow, ListSkeleton } from '../../../../kit/list.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { Segment } from '../../../../kit/tabs.tsx';
import { amount, dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { MoreButton } from '../../../../lib/parts/more-button.tsx';
import { useMoneyLook } from '../../../balances/public.ts';
import { FileButton, wholeFile } from '../../../statement/public.ts';
import type { Order } from '../../api/queries.ts';
import { useEarnText } from '../../earn-text.ts';
import { toneOf } from '../../rules/order.ts';
import { OfferName } from '../offer/offer-bits.tsx';
import { ByCoin } from './by-coin.tsx';
import { useOrdersModel } from './orders.model.ts';

interface OrdersProps {
  readonly areEnded: boolean;
  readonly onEnded: (areEnded: boolean) => void;
  readonly onOrder: (orderId: string) => void;
}

/** A person's orders, those that run or those that are over, and what each coin has earned. */
export default function Orders({ areEnded, onEnded, onOrder }: OrdersProps) {
  const t = useEarnText();
  const isTouch = useDensity() === 'touch';
  const { query, rows, hasMore, isLoadingMore, more } = useOrdersModel(areEnded);
  return (
    <>
      <ByCoin />
      <Card
        padding={isTouch ? 'normal' : 'none'}
        room="earn/parts/orders"
        title={t('earn.myOrders')}
        action={
          <Segment
            label={t('earn.status')}
            options={[
              { value: 'open', label: t('earn.open') },
              { value: 'ended', label: t('earn.ended') },
            ]}
            value={areEnded ? 'ended' : 'open'}
            onChange={(next) => onEnded(next === 'ended')}
          />
        }
      >
        <Loaded query={query} skeleton={<Grey />} isMoney>
          {() => (
            <>
              {rows.length === 0 ? (
                <Empty icon={<ListChecks />} text={t('earn.noOrders')} />
              ) : (
                <Rows rows={rows} onOrder={onOrder} />
              )}
              {hasMore && <MoreButton busy={isLoadingMore} onClick={more} />}
            </>
          )}
        </Loaded>
      </Card>
      <div className="flex justify-end p-4 lg:px-0">
        <FileButton text={t('earn.interestFile')} filter={INTEREST_FILE} />
      </div>
    </>
  );
}

/** Everything that interest was counted from. */
const INTEREST_FILE = wholeFile('earnInterest');

const Grey = () => (
  <div className="px-5 py-2">
    <ListSkeleton rows={4} />
  </div>
);

function Rows({ rows, onOrder }: { readonly rows: readonly Order[]; readonly onOrder: OrdersProps['onOrder'] }) {
  const t = useEarnText();
  const locale = useLocale();
  const look = useMoneyLook();
  const isTouch = useDensity() === 'touch';
  // As many places as a list has room for; each order’s own page and the tooltip have all of them.
  const coins = (text: string, asset: string) => (
    <span className="num" title={look.exact(text)}>
      {`${amount(text, { hidden: look.isHidden, trims: true })} ${asset}`}
    </span>
  );
  const state = (order: Order) => (
    <span className="inline-flex flex-col items-start gap-1">
      <Status tone={toneOf(order)}>{t(`earn.state.${order.state}`)}</Status>
      {order.ticket && <span className="text-12 text-text-muted">{t('earn.ticket', { ticket: order.ticket })}</span>}
    </span>
  );
  if (isTouch) {
    return (
      <List label={t('earn.myOrders')}>
        {rows.map((order) => (
          <ListRow
            key={order.id}
            icon={<CoinIcon coin={order.asset} size={32} />}
            title={`${order.asset} ${t(`earn.kind.${order.kind}`)}`}
            sub={state(order)}
            value={coins(order.principal, order.asset)}
            valueSub={coins(order.interest, order.asset)}
            onClick={() => onOrder(order.id)}
            leads
          />
        ))}
      </List>
    );
  }
  const columns: readonly Column<Order>[] = [
    { key: 'product', head: t('earn.product'), cell: (order) => <OfferName offer={order} /> },
    { key: 'state', head: t('earn.status'), cell: state },
    {
      key: 'principal',
      head: t('earn.principal'),
      align: 'right',
      cell: ({ principal, asset }) => coins(principal, asset),
    },
    {
      key: 'interest',
      head: t('earn.interest'),
      align: 'right',
      cell: ({ interest, asset }) => coins(interest, asset),
    },
    {
      key: 'opened',
      head: t('earn.opened'),
      align: 'right',
      cell: ({ openedAtMs }) => <span className="num">{dateTime(openedAtMs, locale)}</span>,
    },
    {
      key: 'matures',
      head: t('earn.matures'),
      align: 'right',
      cell: ({ maturesAtMs }) => <span className="num">{dateTime(maturesAtMs, locale)}</span>,
    },
  ];
  return (
    <Table
      label={t('earn.myOrders')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      height={64}
      onRow={({ id }) => onOrder(id)}
    />
  );
}
