import { useState } from 'react';
import { exactAmount } from '../../../../lib/format.ts';
import { notify } from '../../../../lib/notify.ts';
import { commands } from '../../api/commands.ts';
import { useDemoAccount } from '../../api/queries.ts';
import { useLinkedWalletText } from '../../linked-wallet-text.ts';
import type { DemoKey } from './demo-key.model.ts';

/** The demo wallet's balances, and getting free coins. */
export function useHoldingsModel(own: DemoKey | null) {
  const t = useLinkedWalletText();
  const account = useDemoAccount(own?.address ?? null);
  const [busy, setBusy] = useState<string | null>(null);
  const take = async (asset: string, network: string) => {
    if (!own || busy !== null) return;
    setBusy(`${asset}/${network}`);
    const ended = await commands.gift({ asset, network, address: own.address });
    setBusy(null);
    if (ended.ok) {
      const words = { amount: exactAmount(ended.value.amount), asset };
      notify({ tone: 'ok', title: t('linkedWallet.app.given', words) });
    } else notify({ tone: 'danger', title: t('linkedWallet.app.notGiven'), text: ended.failure.message });
  };
  return { account, view: { busy }, commands: { take: (asset: string, network: string) => void take(asset, network) } };
}
export type HoldingsModel = ReturnType<typeof useHoldingsModel>;
