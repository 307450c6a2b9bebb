import type { Network } from './catalog.ts';
import { DEMO_CATALOG } from './demo-catalog.ts';

/**
 * What differs from the demo where coins have real value: enough confirmations for each network, real block times,
 * explorers.
 */
const MAIN: Readonly<
  Record<string, Pick<Network, 'creditConfirmations' | 'unlockConfirmations' | 'blockSeconds' | 'explorerTx'>>
> = {
  eth: {
    creditConfirmations: 12,
    unlockConfirmations: 64,
    blockSeconds: 12,
    explorerTx: 'https://etherscan.io/tx/{txid}',
  },
  base: {
    creditConfirmations: 12,
    unlockConfirmations: 64,
    blockSeconds: 2,
    explorerTx: 'https://basescan.org/tx/{txid}',
  },
  btc: {
    creditConfirmations: 1,
    unlockConfirmations: 3,
    blockSeconds: 600,
    explorerTx: 'https://mempool.space/tx/{txid}',
  },
  tempo: { creditConfirmations: 1, unlockConfirmations: 1, blockSeconds: 1, explorerTx: null },
};

/** The initial catalog of a production installation; staff change it afterwards. */
export const MAIN_CATALOG = {
  ...DEMO_CATALOG,
  networks: DEMO_CATALOG.networks.map((network) => ({ ...network, ...MAIN[network.network] })),
} as const;
