import { Card } from '../../../../kit/card.tsx';
import { Table } from '../../../../kit/table.tsx';
import { CoinLabel, useMoneyLook } from '../../../balances/public.ts';
import { useEarnText } from '../../earn-text.ts';
import { useSummaryModel } from '../summary/summary.model.ts';

/** What each coin has earned, in itself: nothing is estimated here. */
export function ByCoin() {
  const t = useEarnText();
  const look = useMoneyLook();
  const { coins } = useSummaryModel().view;
  if (coins.length === 0) return null;
  type Row = (typeof coins)[number];
  const column = (key: 'principal' | 'redeeming' | 'yesterday' | 'total', head: string) => ({
    key,
    head,
    align: 'right' as const,
    cell: (row: Row) => <span title={look.exact(row[key])}>{look.coin(row[key], row.displayScale)}</span>,
  });
  return (
    <Card padding="none" title={t('earn.byCoin')} room="earn/parts/orders/by-coin">
      <Table<Row>
        label={t('earn.byCoin')}
        columns={[
          { key: 'coin', head: t('earn.product'), cell: ({ asset }) => <CoinLabel asset={asset} isInline /> },
          column('principal', t('earn.held')),
          column('redeeming', t('earn.redeeming')),
          column('yesterday', t('earn.yesterday')),
          column('total', t('earn.total')),
        ]}
        rows={coins}
        rowKey={({ asset }) => asset}
      />
    </Card>
  );
}
