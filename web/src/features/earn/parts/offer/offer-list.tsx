import { Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../../kit/card.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { exactAmount, percent } from '../../../../lib/format.ts';
import { Loaded, type LoadedQuery } from '../../../../lib/parts/loaded.tsx';
import type { Offer } from '../../api/queries.ts';
import { useEarnText } from '../../earn-text.ts';
import { comparedRate } from '../../rules/offer.ts';
import { OfferAction, OfferLink, Remaining, TermText } from './offer-bits.tsx';
import { RateText } from './rate-text.tsx';

interface OfferListProps {
  readonly query: LoadedQuery<unknown>;
  readonly offers: readonly Offer[];
  readonly onChoose: (offer: Offer) => void;
}

/** What is offered, the best effective rate first: a table, and cards under a thumb. */
export function OfferList({ query, offers, onChoose }: OfferListProps) {
  const t = useEarnText();
  const isTouch = useDensity() === 'touch';
  const columns = useColumns(onChoose);
  const empty = <Empty icon={<Sprout />} text={t('earn.none')} />;
  const table = (loading: number) => (
    <Table
      label={t('earn.products')}
      columns={columns}
      rows={offers}
      rowKey={({ id }) => id}
      height={64}
      empty={empty}
      {...(loading > 0 && { loading })}
    />
  );
  const cards = offers.length === 0 ? empty : <Cards offers={offers} onChoose={onChoose} />;
  return (
    <Card padding={isTouch ? 'normal' : 'none'} room="earn/parts/offer">
      <Loaded query={query} skeleton={isTouch ? <ListSkeleton rows={6} /> : table(6)}>
        {() => (isTouch ? cards : table(0))}
      </Loaded>
    </Card>
  );
}

const effective = (offer: Offer): string => percent(comparedRate(offer), false);

function useColumns(onChoose: OfferListProps['onChoose']): readonly Column<Offer>[] {
  const t = useEarnText();
  return [
    { key: 'product', head: t('earn.product'), cell: (offer) => <OfferLink offer={offer} /> },
    { key: 'term', head: t('earn.term'), cell: ({ termDays }) => <TermText termDays={termDays} /> },
    { key: 'rate', head: t('earn.rate'), cell: (offer) => <RateText offer={offer} /> },
    {
      key: 'effective',
      head: t('earn.effective'),
      align: 'right',
      sort: 'descending',
      cell: (offer) => <strong className="num font-semibold">{effective(offer)}</strong>,
    },
    {
      key: 'min',
      head: t('earn.min'),
      align: 'right',
      cell: ({ min, asset }) => <span className="num whitespace-nowrap">{`${exactAmount(min)} ${asset}`}</span>,
    },
    { key: 'remaining', head: t('earn.remaining'), cell: (offer) => <Remaining offer={offer} /> },
    {
      key: 'action',
      head: <span className="sr-only">{t('earn.subscribe')}</span>,
      align: 'right',
      cell: (offer) => <OfferAction offer={offer} onChoose={onChoose} />,
    },
  ];
}

function Cards({ offers, onChoose }: Pick<OfferListProps, 'offers' | 'onChoose'>) {
  const t = useEarnText();
  return (
    <ul aria-label={t('earn.products')} className="-my-4 divide-y divide-line">
      {offers.map((offer) => (
        <li key={offer.id} className="flex flex-col gap-3 py-4">
          <div className="flex items-start justify-between gap-3">
            <OfferLink offer={offer} />
            <span className="min-w-0 text-right text-14">
              <RateText offer={offer} />
            </span>
          </div>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-12">
            <Fact label={t('earn.effective')} value={<span className="num">{effective(offer)}</span>} />
            <Fact label={t('earn.term')} value={<TermText termDays={offer.termDays} />} />
            <Fact
              label={t('earn.min')}
              value={<span className="num">{`${exactAmount(offer.min)} ${offer.asset}`}</span>}
            />
            <Fact label={t('earn.remaining')} value={<Remaining offer={offer} />} />
          </dl>
          <OfferAction offer={offer} onChoose={onChoose} wide />
        </li>
      ))}
    </ul>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-text-muted">{label}</dt>
      <dd className="text-13 text-text">{value}</dd>
    </div>
  );
}
