import { Button } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { CoinIcon } from '../../../../kit/pictures/coin-icon.tsx';
import { amount } from '../../../../lib/format.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { ChainId } from '../../../balances/public.ts';
import { useLinkedWalletText } from '../../linked-wallet-text.ts';
import type { DemoKey } from './demo-key.model.ts';
import type { HoldingsModel } from './holdings.model.ts';

/** The wallet's address, and its balances on the demo's chains. */
export function Holdings({ own, model }: { readonly own: DemoKey | null; readonly model: HoldingsModel }) {
  const t = useLinkedWalletText();
  const { account, view, commands } = model;
  return (
    <Card title={t('linkedWallet.app.holds')} padding="form" room="linked-wallet/parts/app">
      <div className="flex flex-col gap-4">
        <p className="text-13 text-text-muted">{t('linkedWallet.app.what')}</p>
        {own && (
          <p data-testid="demo-address" title={own.address}>
            <ChainId text={own.address} />
          </p>
        )}
        <Loaded query={account} skeleton={<ListSkeleton rows={4} />}>
          {({ rows }) => (
            <ul className="divide-y divide-line">
              {rows.map(({ asset, network, networkName, amount: held }) => (
                <li key={`${asset}/${network}`} className="flex min-h-14 items-center gap-3">
                  <CoinIcon coin={asset} size={28} />
                  <span className="flex min-w-0 flex-1 flex-col">
                    <span className="num font-medium">
                      {amount(held, { places: 6, trims: true })} {asset}
                    </span>
                    <span className="text-12 text-text-faint">{networkName}</span>
                  </span>
                  <Button
                    kind="secondary"
                    size="small"
                    busy={view.busy === `${asset}/${network}`}
                    aria-label={t('linkedWallet.app.giveOf', { asset, network: networkName })}
                    onClick={() => commands.take(asset, network)}
                  >
                    {t('linkedWallet.app.give')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </div>
    </Card>
  );
}
