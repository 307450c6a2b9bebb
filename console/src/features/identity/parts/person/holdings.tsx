import { Wallet } from 'lucide-react';
import { Card, Pairs } from '../../../../kit/card.tsx';
import { Bones, Empty, Failed } from '../../../../kit/states.tsx';
import { Table } from '../../../../kit/table.tsx';
import { formatAmount } from '../../../../lib/format.ts';
import { hasText, t } from '../../../../lib/i18n.ts';
import { useHoldings } from './person.model.ts';

const accountText = (account: string): string => {
  const key = `console.account.${account}`;
  return hasText(key) ? t(key as 'console.account.funding') : account;
};

/** Limits and balances of a person: read, never changed. */
export function Holdings({ uid }: { readonly uid: string }) {
  const holdings = useHoldings(uid);
  if (holdings.state === 'loading') return <Bones rows={4} height={44} />;
  if (!holdings.data) {
    return <Failed text={t('console.person.failed')} retryLabel={t('console.retry')} onRetry={holdings.retry} />;
  }
  const { used24hUsdt, limit24hUsdt, rows } = holdings.data;
  return (
    <>
      <Card>
        <Pairs
          columns={2}
          rows={[
            {
              label: t('console.withdrawals.used'),
              value: <span className="num">{formatAmount(used24hUsdt, 2)} USDT</span>,
            },
            {
              label: t('console.withdrawals.limit'),
              value: <span className="num">{formatAmount(limit24hUsdt, 2)} USDT</span>,
            },
          ]}
        />
      </Card>
      <section className="rounded-card border border-line bg-surface">
        {rows.length === 0 ? (
          <Empty icon={<Wallet className="size-5" />} text={t('console.person.noFunds')} />
        ) : (
          <Table
            label={t('console.person.tab.overview')}
            rows={rows}
            rowKey={({ account, asset }) => `${account}/${asset}`}
            columns={[
              { key: 'account', head: t('console.person.account'), cell: ({ account }) => accountText(account) },
              { key: 'asset', head: t('console.catalog.coin'), cell: ({ asset }) => asset },
              {
                key: 'available',
                head: t('console.person.available'),
                cell: ({ available }) => <span className="num">{formatAmount(available)}</span>,
              },
              {
                key: 'frozen',
                head: t('console.user.frozen'),
                cell: ({ frozen }) => <span className="num">{formatAmount(frozen)}</span>,
              },
            ]}
          />
        )}
      </section>
    </>
  );
}
