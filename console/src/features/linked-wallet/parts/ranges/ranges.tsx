import { Surface } from '../../../../kit/page.tsx';
import { Table } from '../../../../kit/table.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { ChangeFields } from '../../../../lib/actions/change-fields.tsx';
import { formatAmount } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { actColumn, pairColumn, pairKey } from '../../../../lib/lists/columns.tsx';
import { waitWords } from '../../../../lib/lists/list-words.ts';
import type { CoinRange } from '../../api/ranges.ts';
import { useRangesModel } from './ranges.model.ts';

/** The smallest and largest payment to a linked wallet, by coin. */
export function Ranges() {
  const model = useRangesModel();
  const { act } = model;
  return (
    <>
      <h2 data-room="linked-wallet/parts/ranges" className="mt-2 text-16 font-semibold">
        {t('console.ranges.title')}
      </h2>
      <Surface state={model.state} words={waitWords(t('console.ranges.failed'))} onRetry={model.retry}>
        <Table
          label={t('console.ranges.title')}
          rows={model.rows}
          rowKey={pairKey}
          columns={[
            pairColumn(),
            {
              key: 'linkMin',
              isFigure: true,
              head: t('console.actionField.linkMin'),
              cell: ({ range }) => bound(range?.min),
            },
            {
              key: 'linkMax',
              isFigure: true,
              head: t('console.actionField.linkMax'),
              cell: ({ range }) => bound(range?.max),
            },
            ...actColumn<CoinRange>(model.mayAct, t('console.change'), model.start),
          ]}
        />
      </Surface>
      {act.wanted && (
        <ActionDialog
          title={`${t('console.ranges.title')}: ${act.wanted.asset} · ${act.wanted.networkName}`}
          effect={t('console.ranges.effect')}
          verb={t('console.ask')}
          isGood={model.isGood}
          act={act}
        >
          <ChangeFields form={model.form} />
        </ActionDialog>
      )}
    </>
  );
}

const bound = (text: string | undefined) =>
  text === undefined ? t('console.none') : <span className="num">{formatAmount(text)}</span>;
