import { Wallet } from 'lucide-react';
import { Card, Pairs } from '../../../../kit/card.tsx';
import { WhenReady } from '../../../../kit/page.tsx';
import { Empty, Notice } from '../../../../kit/states.tsx';
import { Table } from '../../../../kit/table.tsx';
import { formatAmount, formatTime } from '../../../../lib/format.ts';
import { hasText, t } from '../../../../lib/i18n.ts';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import { useHoldings } from './person.model.ts';

const accountText = (account: string): string => {
  const key = `console.account.${account}`;
  return hasText(key) ? t(key as 'console.account.funding') : account;
};

/** Limits and balances of a person, read-only. */
export function Holdings({ uid }: { readonly uid: string }) {
  const { state, data, retry } = useHoldings(uid);
  return (
    <WhenReady state={state} words={waitWords(t('console.person.failed'))} onRetry={retry} bones={BONES}>
      {data && <Shown {...data} />}
    </WhenReady>
  );
}

const BONES = { rows: 4, height: 44 };
type Shown = NonNullable<ReturnType<typeof useHoldings>['data']>;

function Shown({ used24hUsdt, limit24hUsdt, rows, claims }: Shown) {
  return (
    <>
      {claims.length > 0 && <Claims claims={claims} />}
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
                isFigure: true,
                head: t('console.person.available'),
                cell: ({ available }) => <span className="num">{formatAmount(available)}</span>,
              },
              {
                key: 'frozen',
                isFigure: true,
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

/** The person's debts to the house, for which withdrawals stop. */
function Claims({ claims }: Pick<Shown, 'claims'>) {
  return (
    <>
      <Notice tone="danger">{t('console.person.claimsEffect')}</Notice>
      <section className="rounded-card border border-line bg-surface">
        <Table
          label={t('console.person.claims')}
          rows={claims}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'time',
              head: t('console.alarms.time'),
              cell: ({ atMs }) => <span className="num">{formatTime(atMs)}</span>,
            },
            {
              key: 'amount',
              isFigure: true,
              head: t('console.person.claims'),
              cell: ({ amount, asset }) => (
                <span className="num">
                  {formatAmount(amount)} {asset}
                </span>
              ),
            },
            {
              key: 'open',
              isFigure: true,
              head: t('console.person.claimOpen'),
              cell: ({ open, asset }) => (
                <span className="num font-medium text-danger">
                  {formatAmount(open)} {asset}
                </span>
              ),
            },
            {
              key: 'deposit',
              head: t('console.person.claimDeposit'),
              cell: ({ depositId }) => <span className="code text-12 break-all text-text-muted">{depositId}</span>,
            },
          ]}
        />
      </section>
    </>
  );
}
