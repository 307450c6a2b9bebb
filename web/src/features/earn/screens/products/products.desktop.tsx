import { Button } from '../../../../kit/button.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { useEarnText } from '../../earn-text.ts';
import { LazyOrder, LazyOrders, Windows } from '../../parts/lazy-parts.tsx';
import { Filters } from '../../parts/offer/filters.tsx';
import { ClosedNotice } from '../../parts/offer/offer-bits.tsx';
import { OfferList } from '../../parts/offer/offer-list.tsx';
import { SummaryCard } from '../../parts/summary/summary-card.tsx';
import { type ProductsModel, useProductsModel } from './products.model.ts';

export default function ProductsDesktop() {
  const shell = useShellText();
  const model = useProductsModel();
  const { place, isKnown, isPerson } = model.view;
  return (
    <div data-room="earn/screens/products">
      <PageHead title={shell('shell.nav.earn')} action={isKnown && <Ways model={model} />} />
      {isKnown ? (
        <div className="flex flex-col gap-5">
          {isPerson && place !== 'order' && <SummaryCard action={place === 'products' && <Earnings model={model} />} />}
          {place === 'products' && <Products model={model} />}
          {place === 'orders' && <LazyOrders model={model} />}
          {place === 'order' && <LazyOrder model={model} />}
        </div>
      ) : (
        <Skeleton height={560} />
      )}
      <Windows model={model} />
    </div>
  );
}

function Ways({ model: { view, commands } }: { readonly model: ProductsModel }) {
  const t = useEarnText();
  return (
    <span className="flex gap-5">
      {view.place !== 'products' && (
        <Button kind="link" size="small" onClick={commands.openProducts}>
          {t('earn.products')}
        </Button>
      )}
      {view.isPerson && view.place !== 'orders' && (
        <Button kind="link" size="small" onClick={commands.openOrders}>
          {t('earn.myOrders')}
        </Button>
      )}
      {view.place === 'products' && (
        <Button kind="link" size="small" onClick={commands.openRules}>
          {t('earn.howRates')}
        </Button>
      )}
    </span>
  );
}

/** What each coin has earned stands among the orders. */
function Earnings({ model: { commands } }: { readonly model: ProductsModel }) {
  const t = useEarnText();
  return (
    <Button kind="secondary" onClick={commands.openOrders}>
      {t('earn.myEarnings')}
    </Button>
  );
}

function Products({ model }: { readonly model: ProductsModel }) {
  const t = useEarnText();
  const { view, commands } = model;
  return (
    <>
      <Filters model={model} />
      <ClosedNotice />
      <OfferList query={view.offers} offers={view.rows} onChoose={commands.choose} />
      {!view.offers.isPending && <p className="text-12 text-text-muted">{t('earn.disclaimer')}</p>}
    </>
  );
}
