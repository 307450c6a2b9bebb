import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import type { Column } from '../../../../kit/table.tsx';
import { percentText } from '../../../../lib/actions/percent.ts';
import { formatShortAmount, formatShortTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import type { EarnProduct } from '../../api/products.ts';
import { endsSoon } from '../../rules/cover.ts';
import { headline, kindText } from '../../rules/rate-words.ts';
import { announced, rowsAt } from '../../rules/rates.ts';

interface View {
  readonly nowMs: number;
  readonly maySet: boolean;
  readonly mayFund: boolean;
}
type Start = (product: EarnProduct) => void;
interface Starts {
  readonly onTerms: Start;
  readonly onRates: Start;
  readonly onFund: Start;
}

const figure = (text: string) => (
  <span className="num whitespace-nowrap" title={text}>
    {formatShortAmount(text)}
  </span>
);
const below = (text: string) => <span className="num block text-12 text-text-muted">{text}</span>;

/** What staff read of each product, and may ask for about it. */
export const columns = (view: View, starts: Starts): Column<EarnProduct>[] => [
  {
    key: 'product',
    head: t('console.earn.product'),
    cell: (row) => (
      <span className="flex items-center gap-2">
        <CoinIcon asset={row.asset} size={20} />
        <span>
          <span className="block font-medium whitespace-nowrap">{row.id}</span>
          <span className="block text-12 text-text-muted">
            {row.asset} {kindText(row)}
          </span>
        </span>
      </span>
    ),
  },
  { key: 'rates', head: t('console.actionField.rows'), cell: (row) => <Rates row={row} nowMs={view.nowMs} /> },
  {
    key: 'sold',
    head: t('console.earn.sold'),
    isFigure: true,
    cell: ({ sold, soldEnded, quota }) => (
      <>
        {figure(sold)}
        {below(`/ ${formatShortAmount(quota)}`)}
        {soldEnded !== '0' && below(t('console.earn.soldEnded', { amount: formatShortAmount(soldEnded) }))}
      </>
    ),
  },
  { key: 'principal', head: t('console.earn.principal'), isFigure: true, cell: ({ principal }) => figure(principal) },
  {
    key: 'cover',
    head: t('console.actionField.cover'),
    isFigure: true,
    cell: ({ cover, reward }) => (
      <>
        {figure(cover)}
        {reward && below(`${formatShortAmount(reward.cover)} ${reward.asset}`)}
      </>
    ),
  },
  { key: 'perDay', head: t('console.earn.perDay'), isFigure: true, cell: ({ perDay }) => figure(perDay) },
  {
    key: 'until',
    head: t('console.earn.until'),
    cell: (row) =>
      row.coveredUntilMs === null ? (
        t('console.none')
      ) : endsSoon(row, view.nowMs) ? (
        <Badge tone="warn">{formatShortTime(row.coveredUntilMs)}</Badge>
      ) : (
        <span className="num whitespace-nowrap">{formatShortTime(row.coveredUntilMs)}</span>
      ),
  },
  { key: 'act', head: '', cell: (row) => <Acts row={row} view={view} starts={starts} /> },
];

function Rates({ row, nowMs }: { readonly row: EarnProduct; readonly nowMs: number }) {
  const rows = rowsAt(row, nowMs);
  const next = announced(row, nowMs);
  if (rows.length === 0) return t('console.earn.noRates');
  return (
    <>
      <span className="num block">{headline(rows, row.asset)}</span>
      {row.reward && below(`+ ${percentText(row.reward.rateBps)} ${row.reward.asset}`)}
      {next &&
        below(t('console.earn.next', { time: formatShortTime(next.fromMs), rate: headline(next.tiers, row.asset) }))}
    </>
  );
}

function Acts({ row, view, starts }: { readonly row: EarnProduct; readonly view: View; readonly starts: Starts }) {
  return (
    <span className="flex flex-col items-end gap-1">
      {view.maySet && (
        <>
          <Button kind="link" onClick={() => starts.onTerms(row)}>
            {t('console.earn.terms')}
          </Button>
          <Button kind="link" onClick={() => starts.onRates(row)}>
            {t('console.earn.rates')}
          </Button>
        </>
      )}
      {view.mayFund && (
        <Button kind="link" onClick={() => starts.onFund(row)}>
          {t('console.earn.fund')}
        </Button>
      )}
    </span>
  );
}
