import { type BitcoinParams, ETHER, type EvmParams, type TempoParams, type TokenParams } from './network-params.ts';

/** The dev chains. Their chain ids start at 31337, so that nothing signed here is valid on a real chain. */

/** Contracts come from the first deployments by a known key, so their addresses are the same in every data folder. */
const USDT: TokenParams = {
  asset: 'USDT',
  contract: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
  chainScale: 6,
  ledgerScale: 6,
};
const USDC: TokenParams = {
  asset: 'USDC',
  contract: '0xe7f1725e7734ce288f8367e1bb143e90bb3f0512',
  chainScale: 6,
  ledgerScale: 6,
};
const PUSD: TokenParams = {
  asset: 'PUSD',
  contract: '0x20c000000000000000000000fd196470c60650a2',
  chainScale: 6,
  ledgerScale: 6,
};

const DOLLARS_MAX = 10_000_000_000_000n;

export const DEV_ETH: EvmParams = {
  adapter: 'evm',
  network: 'eth',
  isDev: true,
  forgets: true,
  chainId: 31_337,
  feeAsset: 'ETH',
  tokens: [USDT, USDC],
  feeMinorMax: ETHER / 10n,
  amountMinorMax: { ETH: 10_000n * ETHER, USDT: DOLLARS_MAX, USDC: DOLLARS_MAX },
};

export const DEV_BASE: EvmParams = {
  ...DEV_ETH,
  network: 'base',
  chainId: 31_338,
  tokens: [USDT],
};

export const DEV_TEMPO: TempoParams = {
  adapter: 'tempo',
  network: 'tempo',
  isDev: true,
  forgets: true,
  chainId: 31_339,
  tokens: [PUSD],
  feeMinorMax: 1_000_000n,
  amountMinorMax: { PUSD: DOLLARS_MAX },
};

export const DEV_BTC: BitcoinParams = {
  adapter: 'bitcoin',
  network: 'btc',
  isDev: true,
  forgets: true,
  asset: 'BTC',
  chain: 'regtest',
  prefixes: { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
  coinType: 1,
  feeRateFallback: 5,
  feeMinorMax: 1_000_000n,
  amountMinorMax: { BTC: 100_000_000_000n },
};
