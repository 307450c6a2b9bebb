import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { CoinIcon } from '../../kit/pictures/coin-icon.tsx';
import type { Column } from '../../kit/table.tsx';
import { formatAmount, formatTime } from '../format.ts';
import { t } from '../i18n.ts';

interface Pair {
  readonly asset: string;
  readonly network: string;
  readonly networkName: string;
}

/** A coin on its network. */
export const pairColumn = <Row extends Pair>(): Column<Row> => ({
  key: 'coin',
  head: t('console.catalog.coin'),
  cell: ({ asset, networkName }) => (
    <span className="flex items-center gap-2">
      <CoinIcon asset={asset} size={20} />
      <span>
        <span className="block font-medium">{asset}</span>
        <span className="block text-12 text-text-muted">{networkName}</span>
      </span>
    </span>
  ),
});

export const pairKey = ({ asset, network }: Pair): string => `${asset}/${network}`;

/** The last column, with a button to act on a row; no column for roles that may not act. */
export const actColumn = <Row,>(mayAct: boolean, text: string, onAct: (row: Row) => void): Column<Row>[] =>
  mayAct
    ? [
        {
          key: 'act',
          head: '',
          cell: (row) => (
            <Button kind="link" onClick={() => onAct(row)}>
              {text}
            </Button>
          ),
        },
      ]
    : [];

/** An amount of a coin, and below it a second line of text. */
export const amountColumn = <Row extends { readonly amount: string; readonly asset: string }>(
  below: (row: Row) => ReactNode,
): Column<Row> => ({
  key: 'amount',
  isFigure: true,
  head: t('console.alarms.amount'),
  cell: (row) => (
    <>
      <span className="num block font-medium whitespace-nowrap">
        {formatAmount(row.amount)} {row.asset}
      </span>
      <span className="block text-12 text-text-muted">{below(row)}</span>
    </>
  ),
});

/** Who set the value last, and when. */
export const setColumn = <
  Row extends { readonly setBy: string | null; readonly setAtMs: number | null },
>(): Column<Row> => ({
  key: 'set',
  head: t('console.switches.set'),
  cell: ({ setBy, setAtMs }) =>
    setAtMs === null ? (
      t('console.switches.never')
    ) : (
      <>
        <span className="block">{setBy}</span>
        <span className="num block text-12 text-text-muted">{formatTime(setAtMs)}</span>
      </>
    ),
});
