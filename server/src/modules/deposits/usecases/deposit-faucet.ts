import { ETHER } from '../../../networks/network-params.ts';
import { type CustodyDeps, currentHot, HOUSE_MEMO } from '../../custody/public.ts';

/** Sends real coins of the demo's chains. Throws ChainFault when the chain is away. */
export interface Faucet {
  pay(payment: {
    readonly asset: string;
    readonly network: string;
    readonly address: string;
    readonly memo: string | null;
    readonly amountMinor: bigint;
  }): Promise<{ readonly txId: string }>;
  /** The most that one call gives, minor units. */
  amountMinorMax(asset: string): bigint;
}

/** A dev chain's own faucet; main.ts hands in the one of the dev chains. */
export interface FaucetSource {
  pay(payment: { network: string; asset: string; to: string; memo?: string; amountMinor: bigint }): Promise<string>;
}

/**
 * For each asset, in minor units: the most that one call gives, and what the house keeps in its hot wallet. The house
 * backs what it gives to its market makers with coins on chain, so that the proof of a demo covers what it owes.
 */
const LIMITS: Readonly<Record<string, { callMax: bigint; house: bigint }>> = {
  ETH: { callMax: 100n * ETHER, house: 20_000n * ETHER },
  USDT: { callMax: 1_000_000_000_000n, house: 100_000_000_000_000n },
  USDC: { callMax: 1_000_000_000_000n, house: 20_000_000_000_000n },
  PUSD: { callMax: 1_000_000_000_000n, house: 20_000_000_000_000n },
  BTC: { callMax: 1_000_000_000n, house: 20_000_000_000n },
};

/** Real coins of the demo's chains for anybody's address. */
export function createFaucet(source: FaucetSource): Faucet {
  return {
    async pay({ network, asset, address, memo, amountMinor }) {
      const txId = await source.pay({ network, asset, to: address, amountMinor, ...(memo === null ? {} : { memo }) });
      return { txId };
    },
    amountMinorMax: (asset) => LIMITS[asset]?.callMax ?? 0n,
  };
}

/** Fills the demo's hot wallets where they hold less than half of what the house keeps there. Safe at every start. */
export async function fillHotWallets(deps: Pick<CustodyDeps, 'chains' | 'db'>, source: FaucetSource): Promise<void> {
  for (const adapter of deps.chains.values()) {
    const { network } = adapter;
    const hot = await currentHot(deps.db, adapter);
    const places = [hot.address, ...(hot.change ? [hot.change.address] : [])];
    for (const asset of adapter.assets) {
      const wanted = LIMITS[asset]?.house ?? 0n;
      if ((await adapter.balance(places, asset)) * 2n >= wanted) continue;
      const memo = adapter.memo ? { memo: HOUSE_MEMO } : {};
      // Several coins, so that a payment can be made while the change of another is not final yet.
      const parts = adapter.fundsAre === 'coins' ? 10n : 1n;
      for (let part = 0n; part < parts; part++) {
        await source.pay({ network, asset, to: hot.address, amountMinor: wanted / parts, ...memo });
      }
    }
  }
}
