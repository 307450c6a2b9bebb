import { useState } from 'react';
import { Status } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { Card, KeyValue } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import type { Offer, OrderDetail } from '../../api/queries.ts';
import { useEarnText } from '../../earn-text.ts';
import { counts, endingOf, toneOf } from '../../rules/order.ts';
import { useTakesNew } from '../../takes-new.ts';
import { OfferLink } from '../offer/offer-bits.tsx';
import { RedeemDialog } from '../redeem/redeem-dialog.tsx';
import { Credits } from './credits.tsx';
import { useFacts } from './facts.tsx';
import { useOrderModel } from './order.model.ts';
import { Redemptions } from './redemptions.tsx';
import { Settings } from './settings.tsx';

interface OrderProps {
  readonly orderId: string;
  readonly offers: readonly Offer[];
  readonly onAdd: (offer: Offer) => void;
}

/** One order: what it is, what was taken out of it, and what was credited for which hours. */
export default function Order({ orderId, offers, onAdd }: OrderProps) {
  const isTouch = useDensity() === 'touch';
  const order = useOrderModel(orderId);
  return (
    <Loaded query={order} skeleton={<Skeleton height={420} />} isMoney>
      {(detail) => (
        <div data-room="earn/parts/order" className={isTouch ? '' : 'flex flex-col gap-5'}>
          <Head order={detail} offer={offers.find(({ id }) => id === detail.productId) ?? null} onAdd={onAdd} />
          <Redemptions order={detail} />
          {detail.termDays === 0 && <Credits order={detail} />}
        </div>
      )}
    </Loaded>
  );
}

interface HeadProps {
  readonly order: OrderDetail;
  /** Null while the products are on their way. */
  readonly offer: Offer | null;
  readonly onAdd: (offer: Offer) => void;
}

const VERBS = { redeem: 'earn.redeem', cancel: 'earn.cancel', early: 'earn.endEarly' } as const;

function Head({ order, offer, onAdd }: HeadProps) {
  const t = useEarnText();
  const nowMs = useServerNow();
  const [isOpen, setIsOpen] = useState(false);
  const facts = useFacts(order);
  const ending = endingOf(order, offer?.canEndEarly ?? false, nowMs);
  const takesNew = useTakesNew();
  const mayAdd = takesNew && offer !== null && offer.status === 'IN_PROGRESS' && order.termDays === 0 && counts(order);
  return (
    <Card
      title={<OfferLink offer={{ id: order.productId, asset: order.asset, kind: order.kind }} />}
      action={<Status tone={toneOf(order)}>{t(`earn.state.${order.state}`)}</Status>}
    >
      <div className="flex flex-col gap-4">
        <KeyValue rows={facts} />
        {counts(order) && <Settings key={`${order.renews} ${order.compounds}`} order={order} offer={offer} />}
        <div className="flex flex-wrap gap-3">
          {mayAdd && (
            <Button kind="secondary" onClick={() => onAdd(offer)}>
              {t('earn.add')}
            </Button>
          )}
          {ending && (
            <Button kind="secondary" onClick={() => setIsOpen(true)}>
              {t(VERBS[ending])}
            </Button>
          )}
        </div>
      </div>
      {isOpen && ending && (
        <RedeemDialog order={order} ending={ending} min={offer?.min ?? null} onClose={() => setIsOpen(false)} />
      )}
    </Card>
  );
}
