import { walletAppChains } from '../../chains/dev/wallet-app-chains.ts';
import type { FaucetSource } from '../../modules/deposits/public.ts';
import type { LinkedWalletDeps } from '../../modules/linked-wallet/public.ts';
import type { ChainSide } from './chain-side.ts';
import type { MoneyDeps } from './money-side.ts';

export interface LinkedWalletParts {
  readonly services: Omit<LinkedWalletDeps, 'money' | 'keys' | 'publicOrigin' | 'chainIds' | 'demo'>;
  readonly money: MoneyDeps;
  readonly chains: Pick<ChainSide, 'adapters' | 'params'>;
  readonly keys: LinkedWalletDeps['keys'];
  readonly publicOrigin: string;
  /** Null if no coins are given away; then there is no wallet app of ours either. */
  readonly faucet: FaucetSource | null;
}

/** The linked wallet, on those networks of this process that have accounts: a link is an address there. */
export function linkedWalletOf({
  services,
  money,
  chains,
  keys,
  publicOrigin,
  faucet,
}: LinkedWalletParts): LinkedWalletDeps {
  const networks = [...chains.params.values()].filter((params) => params.adapter === 'evm');
  return {
    ...services,
    money,
    keys,
    publicOrigin,
    chainIds: new Map(networks.map(({ network, chainId }) => [network, chainId])),
    demo: faucet && walletAppChains(networks, chains.adapters, faucet),
  };
}
