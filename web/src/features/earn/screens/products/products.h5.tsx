import { CircleHelp, ListChecks } from 'lucide-react';
import { IconButton } from '../../../../kit/button.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useEarnText } from '../../earn-text.ts';
import { LazyOrder, LazyOrders, Windows } from '../../parts/lazy-parts.tsx';
import { Filters } from '../../parts/offer/filters.tsx';
import { ClosedNotice } from '../../parts/offer/offer-bits.tsx';
import { OfferList } from '../../parts/offer/offer-list.tsx';
import { SummaryCard } from '../../parts/summary/summary-card.tsx';
import { type ProductsModel, useProductsModel } from './products.model.ts';

export default function ProductsH5() {
  const t = useEarnText();
  const shell = useShellText();
  const model = useProductsModel();
  const { place, isKnown, isPerson } = model.view;
  return (
    <H5Page
      title={place === 'products' ? shell('shell.nav.earn') : t('earn.myOrders')}
      action={place === 'products' && <Ways model={model} />}
    >
      <div data-room="earn/screens/products">
        {isKnown ? (
          <>
            {isPerson && place !== 'order' && <SummaryCard />}
            {place === 'products' && <Products model={model} />}
            {place === 'orders' && <LazyOrders model={model} />}
            {place === 'order' && <LazyOrder model={model} />}
          </>
        ) : (
          <div className="bg-surface p-4">
            <ListSkeleton rows={8} />
          </div>
        )}
        <Windows model={model} />
      </div>
    </H5Page>
  );
}

function Ways({ model: { view, commands } }: { readonly model: ProductsModel }) {
  const t = useEarnText();
  return (
    <>
      {view.isPerson && (
        <IconButton label={t('earn.myOrders')} icon={<ListChecks aria-hidden="true" />} onClick={commands.openOrders} />
      )}
      <IconButton label={t('earn.howRates')} icon={<CircleHelp aria-hidden="true" />} onClick={commands.openRules} />
    </>
  );
}

function Products({ model }: { readonly model: ProductsModel }) {
  const t = useEarnText();
  const { view, commands } = model;
  return (
    <>
      <div className="bg-surface p-4 pb-0">
        <Filters model={model} />
      </div>
      <ClosedNotice />
      <OfferList query={view.offers} offers={view.rows} onChoose={commands.choose} />
      {!view.offers.isPending && <p className="p-4 text-12 text-text-muted">{t('earn.disclaimer')}</p>}
    </>
  );
}
