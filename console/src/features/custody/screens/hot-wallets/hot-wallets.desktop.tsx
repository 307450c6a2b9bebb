import { Button } from '../../../../kit/button.tsx';
import { Page, Surface } from '../../../../kit/page.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { ChangeFields } from '../../../../lib/actions/change-fields.tsx';
import { formatAmount } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { actColumn, pairColumn, pairKey } from '../../../../lib/lists/columns.tsx';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import type { HotLimit } from '../../api/custody.ts';
import { useHotWalletsModel } from './hot-wallets.model.ts';

export function HotWalletsDesktop() {
  const { view, form, commands, act, rotation } = useHotWalletsModel();
  return (
    <Page title={t('console.hot.title')} room="custody/screens/hot-wallets">
      <Surface state={view.state} words={waitWords(t('console.hot.failed'))} onRetry={commands.retry}>
        <Table
          label={t('console.hot.title')}
          rows={view.rows}
          rowKey={pairKey}
          columns={columns(view.mayAct, commands.start)}
        />
        {view.mayAct &&
          view.networks.map((row) => (
            <Button key={row.network} kind="secondary" small onClick={() => rotation.start(row)}>
              {t('console.hot.rotate', { network: row.networkName })}
            </Button>
          ))}
      </Surface>
      {act.wanted && (
        <ActionDialog
          title={`${act.wanted.asset} · ${act.wanted.networkName}`}
          effect={t('console.hot.effect')}
          verb={t('console.ask')}
          isGood={view.isGood}
          act={act}
        >
          <ChangeFields form={form} />
        </ActionDialog>
      )}
      {rotation.wanted && (
        <ActionDialog
          title={t('console.hot.rotate', { network: rotation.wanted.networkName })}
          effect={t('console.hot.rotateEffect')}
          verb={t('console.ask')}
          act={rotation}
        />
      )}
    </Page>
  );
}

const columns = (mayAct: boolean, onChange: (row: HotLimit) => void): Column<HotLimit>[] => [
  pairColumn(),
  {
    key: 'keep',
    isFigure: true,
    head: t('console.actionField.keep'),
    cell: ({ keep }) => <span className="num">{formatAmount(keep)}</span>,
  },
  {
    key: 'most',
    isFigure: true,
    head: t('console.actionField.most'),
    cell: ({ most }) => (most === null ? t('console.none') : <span className="num">{formatAmount(most)}</span>),
  },
  ...actColumn(mayAct, t('console.change'), onChange),
];
