import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { List, ListRow } from '../../../kit/list.tsx';
import { CoinIcon } from '../../../kit/pictures/coin-icon.tsx';
import { amount, fullAmount } from '../../../lib/format.ts';
import { useProofText } from '../proof-text.ts';
import type { LiabilitiesModel } from '../screens/liabilities/liabilities.model.ts';

const PLACES = 8;

/** The addresses that hold the coins. */
export function Reserves({ model: { view, commands } }: { readonly model: LiabilitiesModel }) {
  const t = useProofText();
  if (view.reserves === null) return null;
  return (
    <Card
      title={t('proof.addresses')}
      room="proof/parts/reserves"
      action={
        <Button kind="link" size="small" onClick={() => void commands.saveReserves()}>
          {t('proof.saveReserves')}
        </Button>
      }
    >
      <p className="mb-2 text-12 text-text-faint">{t('proof.signedHint')}</p>
      <List label={t('proof.addresses')}>
        {view.reserves.map((row) => (
          <ListRow
            key={`${row.network} ${row.asset} ${row.address}`}
            icon={<CoinIcon coin={row.asset} size={24} />}
            title={`${row.asset} · ${row.networkName}`}
            sub={
              row.address === null ? (
                t('proof.depositAddresses', { count: row.addressCount })
              ) : (
                <>
                  <span className="code break-all">{row.address}</span>
                  {row.signature !== null && <span className="block text-ok">{t('proof.signed')}</span>}
                </>
              )
            }
            value={
              <span className="num" title={fullAmount(row.amount)}>
                {amount(row.amount, { places: PLACES, trims: true })}
              </span>
            }
          />
        ))}
      </List>
    </Card>
  );
}
