import { useState } from 'react';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { useGo, useQueryState } from '../../../../lib/links.ts';
import { useEarnLive } from '../../api/live.ts';
import { useOffers, useRates } from '../../api/queries.ts';
import { datesOf } from '../../rules/forecast.ts';
import { useTakesNew } from '../../takes-new.ts';

/** One product; which, and whether its form is open, the address says. */
export function useProductModel() {
  const [query, setQuery] = useQueryState();
  const go = useGo();
  const offers = useOffers();
  const takesNew = useTakesNew();
  const nowMs = useServerNow();
  useEarnLive();
  const id = query.get('product');
  const offer = offers.data?.rows.find((each) => each.id === id) ?? null;
  const rates = useRates(offer?.id ?? '', offer !== null);
  // Once it was shown it stays: a try after a failure is the chart's own.
  const [shownId, setShownId] = useState<string | null>(null);
  if (offer && shownId !== offer.id && (!rates.isPending || rates.failureCount > 0)) setShownId(offer.id);
  return {
    view: {
      offers,
      offer,
      /** All is shown at once, so that nothing that stands under the chart moves when its rates come. */
      isSettled: offer === null || shownId === offer.id,
      /** Of an order that is made now, or as soon as the product opens; none where no order can be made any more. */
      dates: offer && offer.status !== 'ENDED' ? datesOf(offer, Math.max(nowMs, offer.startAtMs)) : null,
      isFormOpen: takesNew && query.get('form') === 'open',
    },
    commands: {
      openForm: () => setQuery({ form: 'open' }, false),
      closeForm: () => setQuery({ form: null }),
      openOrder: (order: string) => go('earn.products', { view: 'orders', order }),
    },
  };
}
export type ProductModel = ReturnType<typeof useProductModel>;
