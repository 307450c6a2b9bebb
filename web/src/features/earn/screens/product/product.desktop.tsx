import { PageHead } from '../../../../kit/page-head.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { BackLink } from '../../../balances/public.ts';
import { useEarnText } from '../../earn-text.ts';
import { ProductWindow } from '../../parts/lazy-parts.tsx';
import { ClosedNotice, OfferAction, useOfferTitle } from '../../parts/offer/offer-bits.tsx';
import { Facts } from '../../parts/product/facts.tsx';
import { NotFound } from '../../parts/product/not-found.tsx';
import { Path } from '../../parts/product/path.tsx';
import { RateHistory } from '../../parts/product/rate-history.tsx';
import { RateTable } from '../../parts/product/rate-table.tsx';
import { Risks } from '../../parts/product/risks.tsx';
import { useProductModel } from './product.model.ts';

export default function ProductDesktop() {
  const t = useEarnText();
  const shell = useShellText();
  const titleOf = useOfferTitle();
  const { view, commands } = useProductModel();
  const { offer, dates } = view;
  return (
    <div data-room="earn/screens/product">
      <BackLink href={pathTo('earn.products')}>{t('earn.products')}</BackLink>
      <PageHead
        title={offer ? titleOf(offer) : shell('shell.nav.earn')}
        action={offer && <OfferAction offer={offer} onChoose={commands.openForm} isMain />}
      />
      <Loaded query={view.offers} skeleton={<Grey />}>
        {() =>
          !view.isSettled ? (
            <Grey />
          ) : offer ? (
            <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(300px,1fr)]">
              <div className="flex flex-col gap-4">
                <ClosedNotice />
                <Facts offer={offer} />
                <RateTable offer={offer} />
                <RateHistory product={offer.id} />
              </div>
              <div className="flex flex-col gap-4">
                {dates && <Path offer={offer} dates={dates} />}
                <Risks offer={offer} />
              </div>
            </div>
          ) : (
            <NotFound />
          )
        }
      </Loaded>
      <ProductWindow view={view} commands={commands} />
    </div>
  );
}

const Grey = () => (
  <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(300px,1fr)]">
    <Skeleton height={640} />
    <Skeleton height={640} />
  </div>
);
