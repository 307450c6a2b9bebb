import { FigureField } from '../../../../kit/figure-field.tsx';
import { Page, Surface } from '../../../../kit/page.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { formatAmount } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { actColumn, setColumn } from '../../../../lib/lists/columns.tsx';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import type { Threshold } from '../../api/thresholds.ts';
import { useThresholdsModel } from './thresholds.model.ts';

const nameOf = ({ name }: Threshold): string => t(`console.actionField.${name}`);
const figureOf = ({ name }: Threshold, value: number): string =>
  name === 'WITHDRAWAL_COOLING_S'
    ? t('console.thresholds.seconds', { count: value })
    : `${formatAmount(String(value))} USDT`;

export function ThresholdsDesktop() {
  const { view, form, commands, act } = useThresholdsModel();
  return (
    <Page title={t('console.thresholds.title')} room="operator/screens/thresholds">
      <Surface state={view.state} rows={8} words={waitWords(t('console.thresholds.failed'))} onRetry={commands.retry}>
        <Table
          label={t('console.thresholds.title')}
          rows={view.rows}
          rowKey={({ name }) => name}
          columns={columns(view.mayAct, commands.start)}
        />
      </Surface>
      {act.wanted && (
        <ActionDialog
          title={nameOf(act.wanted)}
          effect={t('console.thresholds.effect')}
          verb={t('console.ask')}
          act={act}
          isGood={form.isGood}
        >
          <FigureField
            label={act.wanted.name === 'WITHDRAWAL_COOLING_S' ? t('console.thresholds.inSeconds') : 'USDT'}
            inputMode="numeric"
            value={form.typed}
            onChange={form.setTyped}
            error={form.fault ?? undefined}
            hint={t('console.thresholds.range', {
              min: formatAmount(String(act.wanted.min)),
              max: formatAmount(String(act.wanted.max)),
            })}
          />
        </ActionDialog>
      )}
    </Page>
  );
}

function columns(mayAct: boolean, onChange: (row: Threshold) => void): Column<Threshold>[] {
  return [
    { key: 'name', head: t('console.thresholds.name'), cell: nameOf },
    {
      key: 'value',
      isFigure: true,
      head: t('console.thresholds.value'),
      cell: (row) => <span className="num">{figureOf(row, row.value)}</span>,
    },
    setColumn(),
    ...actColumn(mayAct, t('console.change'), onChange),
  ];
}
