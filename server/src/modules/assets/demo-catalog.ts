import { readAmount } from '@bourse/core/money/amount.ts';
import type { Coin, CoinNetwork, Network } from './catalog.ts';

/** The coins and networks of the demo: real chains on this machine, with thresholds low enough to watch. */

const coins: readonly Coin[] = [
  { asset: 'USDT', name: 'Tether USD', ledgerScale: 6, displayScale: 2, sort: 10 },
  { asset: 'BTC', name: 'Bitcoin', ledgerScale: 8, displayScale: 8, sort: 20 },
  { asset: 'ETH', name: 'Ethereum', ledgerScale: 18, displayScale: 8, sort: 30 },
  { asset: 'USDC', name: 'USD Coin', ledgerScale: 6, displayScale: 2, sort: 40 },
  { asset: 'PUSD', name: 'Path USD', ledgerScale: 6, displayScale: 2, sort: 50 },
  { asset: 'HBT', name: 'House Token', ledgerScale: 8, displayScale: 4, sort: 60 },
];

const onNetwork = (
  network: string,
  name: string,
  family: Network['family'],
  thresholds: readonly [number, number],
  blockSeconds: number,
  sort: number,
): Network => ({
  network,
  name,
  family,
  blockSeconds,
  explorerTx: null,
  creditConfirmations: thresholds[0],
  unlockConfirmations: thresholds[1],
  depositPaused: null,
  withdrawPaused: null,
  sort,
});

const networks: readonly Network[] = [
  onNetwork('eth', 'Ethereum', 'evm', [3, 6], 2, 10),
  onNetwork('base', 'Base', 'evm', [3, 6], 2, 20),
  onNetwork('btc', 'Bitcoin', 'bitcoin', [2, 4], 5, 30),
  onNetwork('tempo', 'Tempo', 'tempo', [1, 1], 1, 40),
];

interface Terms {
  readonly standard: string;
  readonly scale: number;
  readonly depositMin: string;
  readonly withdrawMin: string;
  readonly withdrawMax: string;
  readonly fee: string;
  readonly memo?: { readonly required: boolean; readonly pattern: string };
}

const pair = (asset: string, network: string, sort: number, terms: Terms): CoinNetwork => {
  const { ledgerScale } = coins.find((coin) => coin.asset === asset)!;
  const minor = (text: string): bigint => readAmount(text, ledgerScale);
  return {
    asset,
    network,
    standard: terms.standard,
    contract: null,
    scale: terms.scale,
    memo: terms.memo ?? null,
    depositMinMinor: minor(terms.depositMin),
    withdrawMinMinor: minor(terms.withdrawMin),
    withdrawMaxMinor: minor(terms.withdrawMax),
    withdrawFeeMinor: minor(terms.fee),
    depositPaused: null,
    withdrawPaused: null,
    sort,
  };
};

const ether = { scale: 18, depositMin: '0.0002', withdrawMin: '0.002', withdrawMax: '500' } as const;
const dollar = { scale: 6, depositMin: '0.5', withdrawMin: '2', withdrawMax: '1000000' } as const;

const coinNetworks: readonly CoinNetwork[] = [
  pair('USDT', 'eth', 10, { ...dollar, standard: 'ERC20', fee: '1' }),
  pair('USDT', 'base', 20, { ...dollar, standard: 'BASE', fee: '0.2' }),
  pair('USDC', 'eth', 10, { ...dollar, standard: 'ERC20', fee: '1' }),
  pair('ETH', 'eth', 10, { ...ether, standard: 'ETH', fee: '0.0005' }),
  pair('ETH', 'base', 20, { ...ether, standard: 'BASE', fee: '0.0001' }),
  pair('BTC', 'btc', 10, {
    standard: 'BTC',
    scale: 8,
    depositMin: '0.0001',
    withdrawMin: '0.0005',
    withdrawMax: '20',
    fee: '0.0001',
  }),
  pair('PUSD', 'tempo', 10, {
    ...dollar,
    standard: 'TIP20',
    fee: '0.1',
    memo: { required: true, pattern: '^[!-~]{1,31}$' },
  }),
];

export const DEMO_CATALOG = { coins, networks, coinNetworks } as const;
