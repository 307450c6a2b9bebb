import { CalendarDays, Landmark } from 'lucide-react';
import { Surface } from '../../../../kit/page.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { formatAmount, formatShortTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import type { Treasury as Answer } from '../../api/products.ts';
import { useTreasuryModel } from './treasury.model.ts';

type Coin = Answer['coins'][number];
type Maturity = Answer['maturities'][number];

/** What the house owes in Earn and what covers its interest, coin by coin, and the terms that end soon. */
export function Treasury() {
  const { state, coins, maturities, reload } = useTreasuryModel();
  const words = waitWords(t('console.earn.treasuryFailed'));
  return (
    <>
      <h2 className="text-16 font-semibold">{t('console.earn.treasury')}</h2>
      <Surface state={state} rows={4} words={words} onRetry={reload}>
        {coins.length === 0 ? (
          <Empty icon={<Landmark className="size-5" />} text={t('console.earn.owedNone')} />
        ) : (
          <Table label={t('console.earn.treasury')} rows={coins} rowKey={({ asset }) => asset} columns={COINS()} />
        )}
      </Surface>
      <h2 className="text-16 font-semibold">{t('console.earn.maturities')}</h2>
      <Surface state={state} rows={4} words={words} onRetry={reload}>
        {maturities.length === 0 ? (
          <Empty icon={<CalendarDays className="size-5" />} text={t('console.earn.maturitiesNone')} />
        ) : (
          <Table
            label={t('console.earn.maturities')}
            rows={maturities}
            rowKey={({ atMs, asset }) => `${atMs} ${asset}`}
            columns={MATURITIES()}
          />
        )}
      </Surface>
    </>
  );
}

const figure = (text: string) => (
  <span className="num whitespace-nowrap" title={text}>
    {formatAmount(text)}
  </span>
);
const coin = ({ asset }: { readonly asset: string }) => (
  <span className="flex items-center gap-2">
    <CoinIcon asset={asset} size={20} />
    {asset}
  </span>
);

const COINS = (): Column<Coin>[] => [
  { key: 'asset', head: t('console.actionField.asset'), cell: coin },
  { key: 'principal', head: t('console.earn.principal'), isFigure: true, cell: ({ principal }) => figure(principal) },
  { key: 'inTerms', head: t('console.earn.inTerms'), isFigure: true, cell: ({ inTerms }) => figure(inTerms) },
  { key: 'waiting', head: t('console.earn.waiting'), isFigure: true, cell: ({ waiting }) => figure(waiting) },
  { key: 'perDay', head: t('console.earn.perDay'), isFigure: true, cell: ({ perDay }) => figure(perDay) },
  {
    key: 'termInterest',
    head: t('console.earn.termInterest'),
    isFigure: true,
    cell: ({ termInterest }) => figure(termInterest),
  },
  { key: 'cover', head: t('console.actionField.cover'), isFigure: true, cell: ({ cover }) => figure(cover) },
];

const MATURITIES = (): Column<Maturity>[] => [
  {
    key: 'day',
    head: t('console.earn.maturesAt'),
    cell: ({ atMs }) => <span className="num whitespace-nowrap">{formatShortTime(atMs)}</span>,
  },
  { key: 'asset', head: t('console.actionField.asset'), cell: coin },
  {
    key: 'orders',
    head: t('console.earn.orders'),
    isFigure: true,
    cell: ({ orders }) => <span className="num">{orders}</span>,
  },
  { key: 'principal', head: t('console.earn.principal'), isFigure: true, cell: ({ principal }) => figure(principal) },
  { key: 'interest', head: t('console.earn.interest'), isFigure: true, cell: ({ interest }) => figure(interest) },
];
