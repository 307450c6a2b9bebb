import { ListSkeleton } from '../../../../kit/list.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { H5Page } from '../../../../lib/parts/h5-page.tsx';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import { ProductWindow } from '../../parts/lazy-parts.tsx';
import { ClosedNotice, OfferAction, useOfferTitle } from '../../parts/offer/offer-bits.tsx';
import { Facts } from '../../parts/product/facts.tsx';
import { NotFound } from '../../parts/product/not-found.tsx';
import { Path } from '../../parts/product/path.tsx';
import { RateHistory } from '../../parts/product/rate-history.tsx';
import { RateTable } from '../../parts/product/rate-table.tsx';
import { Risks } from '../../parts/product/risks.tsx';
import { useProductModel } from './product.model.ts';

export default function ProductH5() {
  const shell = useShellText();
  const titleOf = useOfferTitle();
  const { view, commands } = useProductModel();
  const { offer, dates } = view;
  return (
    <H5Page
      title={offer ? titleOf(offer) : shell('shell.nav.earn')}
      backTo={pathTo('earn.products')}
      foot={offer && <OfferAction offer={offer} onChoose={commands.openForm} isMain wide />}
    >
      <div data-room="earn/screens/product">
        <Loaded query={view.offers} skeleton={<Grey />}>
          {() =>
            !view.isSettled ? (
              <Grey />
            ) : offer ? (
              <>
                <ClosedNotice />
                <Facts offer={offer} />
                <RateTable offer={offer} />
                <RateHistory product={offer.id} />
                {dates && <Path offer={offer} dates={dates} />}
                <Risks offer={offer} />
              </>
            ) : (
              <NotFound />
            )
          }
        </Loaded>
      </div>
      <ProductWindow view={view} commands={commands} />
    </H5Page>
  );
}

const Grey = () => (
  <div className="px-4">
    <ListSkeleton rows={8} hasIcon={false} />
  </div>
);
