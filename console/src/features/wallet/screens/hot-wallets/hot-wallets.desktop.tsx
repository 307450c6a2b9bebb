import { Button } from '../../../../kit/button.tsx';
import { CoinIcon } from '../../../../kit/coin-icon.tsx';
import { Field } from '../../../../kit/field.tsx';
import { Page } from '../../../../kit/page.tsx';
import { ReasonDialog } from '../../../../kit/reason-dialog.tsx';
import { Bones, Failed } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { formatAmount } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { reasonWords } from '../../../../lib/list-words.ts';
import type { HotLimit } from '../../api/custody.ts';
import { useHotWalletsModel } from './hot-wallets.model.ts';

export function HotWalletsDesktop() {
  const { view, form, commands, act } = useHotWalletsModel();
  return (
    <Page title={t('console.hot.title')} room="wallet/screens/hot-wallets">
      <section className="rounded-card border border-line bg-surface">
        {view.state === 'loading' && <Bones rows={6} height={44} />}
        {view.state === 'failed' && (
          <Failed text={t('console.hot.failed')} retryLabel={t('console.retry')} onRetry={commands.retry} />
        )}
        {view.state === 'ready' && (
          <Table
            label={t('console.hot.title')}
            rows={view.rows}
            rowKey={({ asset, network }) => `${asset}/${network}`}
            columns={columns(view.mayAct, commands.start)}
          />
        )}
      </section>
      {act.wanted && (
        <ReasonDialog
          title={`${act.wanted.asset} · ${act.wanted.networkName}`}
          effect={t('console.hot.effect')}
          words={reasonWords(t('console.ask'))}
          {...act.dialog}
          canConfirm={act.dialog.canConfirm && form.isGood}
        >
          <Field
            label={t('console.actionField.keep')}
            inputMode="decimal"
            maxLength={40}
            value={form.keep}
            onChange={form.setKeep}
          />
          <Field
            label={t('console.actionField.most')}
            inputMode="decimal"
            maxLength={40}
            value={form.most}
            onChange={form.setMost}
          />
        </ReasonDialog>
      )}
    </Page>
  );
}

function columns(mayAct: boolean, onChange: (row: HotLimit) => void): Column<HotLimit>[] {
  return [
    {
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
    },
    {
      key: 'keep',
      head: t('console.actionField.keep'),
      cell: ({ keep }) => <span className="num">{formatAmount(keep)}</span>,
    },
    {
      key: 'most',
      head: t('console.actionField.most'),
      cell: ({ most }) => <span className="num">{most === null ? t('console.none') : formatAmount(most)}</span>,
    },
    ...(mayAct
      ? [
          {
            key: 'act',
            head: '',
            cell: (row: HotLimit) => (
              <Button kind="link" onClick={() => onChange(row)}>
                {t('console.change')}
              </Button>
            ),
          },
        ]
      : []),
  ];
}
