import { ETHER } from '../../../networks/network-params.ts';
import { type CustodyDeps, currentHot, HOUSE_MEMO } from '../../custody/public.ts';

/** Sends real coins of the demo's chains. @throws ChainFault if the chain does not answer */
export interface Faucet {
  pay(payment: {
    readonly asset: string;
    readonly network: string;
    readonly address: string;
    readonly memo: string | null;
    readonly amountMinor: bigint;
  }): Promise<{ readonly txId: string }>;
  /** The most that one call gives, in minor units. */
  amountMinorMax(asset: string): bigint;
}

/** The faucet of a dev chain; main.ts passes it in. */
export interface FaucetSource {
  pay(payment: { network: string; asset: string; to: string; memo?: string; amountMinor: bigint }): Promise<string>;
}

/**
 * For each asset, in minor units: the most that one call gives, and what the house keeps in its hot wallet. That also
 * backs the balances of the market makers, so that the demo's proof of reserves covers what it owes.
 */
const LIMITS: Readonly<Record<string, { callMax: bigint; house: bigint }>> = {
  ETH: { callMax: 100n * ETHER, house: 20_000n * ETHER },
  USDT: { callMax: 1_000_000_000_000n, house: 100_000_000_000_000n },
  USDC: { callMax: 1_000_000_000_000n, house: 20_000_000_000_000n },
  PUSD: { callMax: 1_000_000_000_000n, house: 20_000_000_000_000n },
  BTC: { callMax: 1_000_000_000n, house: 20_000_000_000n },
};

/** A faucet of the demo's chains that pays any address. */
export function createFaucet(source: FaucetSource): Faucet {
  return {
    async pay({ network, asset, address, memo, amountMinor }) {
      const txId = await source.pay({ network, asset, to: address, amountMinor, ...(memo === null ? {} : { memo }) });
      return { txId };
    },
    amountMinorMax: (asset) => LIMITS[asset]?.callMax ?? 0n,
  };
}

/** Fills the demo's hot wallets that hold less than half of what the house keeps there. Safe to call at every start. */
export async function fillHotWallets(deps: Pick<CustodyDeps, 'chains' | 'db'>, source: FaucetSource): Promise<void> {
  for (const adapter of deps.chains.values()) {
    const { network } = adapter;
    const hot = await currentHot(deps.db, adapter);
    const places = [hot.address, ...(hot.change ? [hot.change.address] : [])];
    for (const asset of adapter.assets) {
      const wanted = LIMITS[asset]?.house ?? 0n;
      if ((await adapter.balance(places, asset)) * 2n >= wanted) continue;
      const memo = adapter.memo ? { memo: HOUSE_MEMO } : {};
      // Sends several coins, so that a payment can be made while another one's change is not final yet.
      const parts = adapter.fundsAre === 'coins' ? 10n : 1n;
      for (let part = 0n; part < parts; part++) {
        await source.pay({ network, asset, to: hot.address, amountMinor: wanted / parts, ...memo });
      }
    }
  }
}
