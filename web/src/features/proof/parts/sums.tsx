import { Badge } from '../../../kit/badge.tsx';
import { Card } from '../../../kit/card.tsx';
import { useDensity } from '../../../kit/density.tsx';
import { List, ListRow } from '../../../kit/list.tsx';
import { CoinIcon } from '../../../kit/pictures/coin-icon.tsx';
import { Table } from '../../../kit/table.tsx';
import { amount, fullAmount } from '../../../lib/format.ts';
import { useProofText } from '../proof-text.ts';
import type { CoinSum } from '../rules/shown-sums.ts';
import type { LiabilitiesModel } from '../screens/liabilities/liabilities.model.ts';

const PLACES = 8;
const amountCell = (text: string | null) => (
  <span className="num" title={fullAmount(text)}>
    {amount(text, { places: PLACES, trims: true })}
  </span>
);

/** By coin, what is owed beside what is on chain. */
export function Sums({ model: { view } }: { readonly model: LiabilitiesModel }) {
  const t = useProofText();
  const isTouch = useDensity() === 'touch';
  const hasChain = view.reserves !== null;
  return (
    <Card title={t('proof.sums')} padding={isTouch ? 'normal' : 'none'} room="proof/parts/sums">
      {isTouch ? (
        <List label={t('proof.sums')}>
          {view.sums.map((row) => (
            <ListRow
              key={row.asset}
              icon={<CoinIcon coin={row.asset} size={32} />}
              title={row.asset}
              sub={hasChain && <Covered row={row} />}
              value={amountCell(row.owed)}
              valueSub={
                hasChain && (
                  <>
                    {t('proof.onChain')} {amountCell(row.onChain)}
                  </>
                )
              }
            />
          ))}
        </List>
      ) : (
        <Table
          label={t('proof.sums')}
          rows={view.sums}
          rowKey={({ asset }) => asset}
          columns={[
            {
              key: 'coin',
              head: t('proof.coin'),
              cell: ({ asset }) => (
                <span className="flex items-center gap-2 font-medium">
                  <CoinIcon coin={asset} size={20} />
                  {asset}
                </span>
              ),
            },
            { key: 'owed', head: t('proof.owed'), align: 'right', cell: ({ owed }) => amountCell(owed) },
            { key: 'onChain', head: t('proof.onChain'), align: 'right', cell: ({ onChain }) => amountCell(onChain) },
            { key: 'covered', head: t('proof.covered'), align: 'right', cell: (row) => <Covered row={row} /> },
          ]}
        />
      )}
      {!hasChain && (
        <p className={isTouch ? 'pt-2 text-12 text-text-faint' : 'p-5 pt-3 text-12 text-text-faint'}>
          {t('proof.notAsked')}
        </p>
      )}
    </Card>
  );
}

function Covered({ row }: { readonly row: CoinSum }) {
  const t = useProofText();
  if (!row.hasChain) return <span className="text-12 text-text-faint">{t('proof.noChain')}</span>;
  if (row.covered === null) return null;
  return (
    <Badge tone={row.isCovered ? 'ok' : 'danger'}>
      <span className="num">{amount(row.covered, { places: 2 })}%</span>
    </Badge>
  );
}
