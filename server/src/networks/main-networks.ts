import { type BitcoinParams, ETHER, type EvmParams, type TempoParams } from './network-params.ts';

/** Networks whose coins have real value. A token is identified by its contract alone. */

const DOLLARS_MAX = 1_000_000_000_000n;
const FIVE_MINUTES_MS = 300_000;

export const MAIN_ETH: EvmParams = {
  adapter: 'evm',
  network: 'eth',
  isDev: false,
  forgets: false,
  chainId: 1,
  feeAsset: 'ETH',
  tokens: [
    { asset: 'USDT', contract: '0xdac17f958d2ee523a2206206994597c13d831ec7', chainScale: 6, ledgerScale: 6 },
    { asset: 'USDC', contract: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', chainScale: 6, ledgerScale: 6 },
  ],
  headAgeMsMax: FIVE_MINUTES_MS,
  feeMinorMax: ETHER / 20n,
  amountMinorMax: { ETH: 500n * ETHER, USDT: DOLLARS_MAX, USDC: DOLLARS_MAX },
};

export const MAIN_BASE: EvmParams = {
  ...MAIN_ETH,
  network: 'base',
  chainId: 8_453,
  tokens: [{ asset: 'USDT', contract: '0xfde4c96c8593536e31f229ea8f37b2ada2699bb2', chainScale: 6, ledgerScale: 6 }],
};

/** The operator's dollar token; PathUSD until another contract is set. */
export const MAIN_TEMPO: TempoParams = {
  adapter: 'tempo',
  network: 'tempo',
  isDev: false,
  forgets: false,
  chainId: 4_217,
  tokens: [{ asset: 'PUSD', contract: '0x20c0000000000000000000000000000000000000', chainScale: 6, ledgerScale: 6 }],
  headAgeMsMax: FIVE_MINUTES_MS,
  feeMinorMax: 1_000_000n,
  amountMinorMax: { PUSD: DOLLARS_MAX },
};

/** Blocks may be hours apart, so no head is too old. */
export const MAIN_BTC: BitcoinParams = {
  adapter: 'bitcoin',
  network: 'btc',
  isDev: false,
  forgets: false,
  asset: 'BTC',
  chain: 'main',
  prefixes: { bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80 },
  coinType: 0,
  feeRateFallback: 20,
  feeMinorMax: 2_000_000n,
  amountMinorMax: { BTC: 2_000_000_000n },
};
