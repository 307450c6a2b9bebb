import { Badge } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { Page, Surface } from '../../../../kit/page.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { formatAmount } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import { type Market, useMarketsModel } from './markets.model.ts';

const pairOf = ({ base, quote }: Market): string => `${base}/${quote}`;

export function MarketsDesktop() {
  const { view, commands, act } = useMarketsModel();
  const { wanted } = act;
  const isHalt = wanted?.status === 'open';
  return (
    <Page title={t('console.markets.title')} room="spot/screens/markets">
      <Surface state={view.state} rows={8} words={waitWords(t('console.markets.failed'))} onRetry={commands.retry}>
        <Table
          label={t('console.markets.title')}
          rows={view.rows}
          rowKey={({ symbol }) => symbol}
          columns={columns(view.mayAct, act.start)}
        />
      </Surface>
      {wanted && (
        <ActionDialog
          title={pairOf(wanted)}
          effect={isHalt ? t('console.markets.effect.halt') : t('console.markets.effect.open')}
          verb={isHalt ? t('console.markets.halt') : t('console.markets.open')}
          isDangerous={isHalt}
          act={act}
        />
      )}
    </Page>
  );
}

const columns = (mayAct: boolean, onTurn: (row: Market) => void): Column<Market>[] => [
  {
    key: 'pair',
    head: t('console.markets.pair'),
    cell: (row) => (
      <span className="flex items-center gap-2">
        <CoinIcon asset={row.base} size={20} />
        <span className="font-medium">{pairOf(row)}</span>
        {row.kind === 'etf' && <Badge tone="info">{t('console.markets.leveraged')}</Badge>}
      </span>
    ),
  },
  ...(['tick', 'lot', 'minNotional'] as const).map(
    (name): Column<Market> => ({
      key: name,
      head: t(`console.markets.${name}`),
      isFigure: true,
      cell: (row) => (
        <span className="num whitespace-nowrap">
          {formatAmount(row[name])} <span className="text-text-muted">{name === 'lot' ? row.base : row.quote}</span>
        </span>
      ),
    }),
  ),
  {
    key: 'band',
    head: t('console.markets.band'),
    isFigure: true,
    cell: ({ bandPercent }) =>
      bandPercent === null ? t('console.none') : <span className="num">±{formatAmount(bandPercent)}%</span>,
  },
  {
    key: 'state',
    head: t('console.switches.state'),
    cell: ({ status }) => (
      <Badge tone={status === 'open' ? 'ok' : 'danger'}>
        {status === 'open' ? t('console.markets.state.open') : t('console.markets.state.halted')}
      </Badge>
    ),
  },
  {
    key: 'act',
    head: '',
    cell: (row) =>
      mayAct && (
        <span className="flex justify-end">
          <Button kind={row.status === 'open' ? 'danger' : 'secondary'} small onClick={() => onTurn(row)}>
            {row.status === 'open' ? t('console.markets.halt') : t('console.markets.open')}
          </Button>
        </span>
      ),
  },
];
