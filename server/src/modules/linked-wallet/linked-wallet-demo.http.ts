import type { linkedWallet } from '@bourse/contract/linked-wallet.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { readPositive } from '@bourse/core/wallet/amount-checks.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { ChainFault } from '../custody/public.ts';
import type { DemoChains, LinkedWalletDeps } from './linked-wallet-deps.ts';
import { amountOf } from './views.ts';

type DemoKeys = 'demoAccount' | 'demoDraft' | 'demoRelay' | 'demoGift';

/** Endpoints with which the demo's own wallet app uses the demo's chains. */
export function demoHttp(deps: LinkedWalletDeps): Pick<Handlers<typeof linkedWallet>, DemoKeys> {
  const { demo } = deps;
  return {
    demoAccount: async (input) => {
      if (!demo) return refuse('FEATURE_OFF');
      const spelled = spell(deps, demo.coins[0]?.network, input.address);
      if (!spelled.ok) return spelled;
      return whileAlive(async () => {
        const rows = demo.coins.map(async ({ network, asset }) => ({
          asset,
          network,
          networkName: deps.assets.network(network)?.name ?? network,
          amount: amountOf(deps, asset, await demo.balanceMinor({ network, asset, address: spelled.value })),
        }));
        return ok({ rows: await Promise.all(rows) });
      });
    },
    demoDraft: async (input) => {
      if (!demo) return refuse('FEATURE_OFF');
      const { asset, network } = input;
      const coin = deps.assets.coin(asset);
      if (!coin) return refuse('COIN_UNKNOWN', { asset });
      const pair = deps.assets.coinNetwork(asset, network);
      if (!pair || !isThere(demo, input)) return refuse('NETWORK_UNKNOWN', { asset, network });
      const amount = readPositive(input.amount, coin.ledgerScale, pair.scale);
      if (!amount.ok) return amount;
      const from = spell(deps, network, input.address);
      if (!from.ok) return from;
      const to = spell(deps, network, input.to);
      if (!to.ok) return to;
      return whileAlive(async () => {
        const payment = { network, asset, from: from.value, to: to.value, amountMinor: amount.value };
        const draft = await demo.draft(payment);
        if (!draft.ok) return draft;
        const { gas, maxFeePerGas, maxPriorityFeePerGas, units, ...rest } = draft.value;
        return ok({
          ...rest,
          gas: gas.toString(),
          maxFeePerGas: maxFeePerGas.toString(),
          maxPriorityFeePerGas: maxPriorityFeePerGas.toString(),
          units: units.toString(),
        });
      });
    },
    demoRelay: async ({ network, rawTx }) => {
      if (!demo) return refuse('FEATURE_OFF');
      if (!demo.coins.some((each) => each.network === network)) return refuse('NETWORK_UNKNOWN', { network });
      return whileAlive(() => demo.relay(network, rawTx));
    },
    demoGift: async (input) => {
      if (!demo) return refuse('FEATURE_OFF');
      const { asset, network } = input;
      if (!deps.assets.coin(asset)) return refuse('COIN_UNKNOWN', { asset });
      if (!isThere(demo, input)) return refuse('NETWORK_UNKNOWN', { asset, network });
      const spelled = spell(deps, network, input.address);
      if (!spelled.ok) return spelled;
      return whileAlive(async () => {
        const { txHash, amountMinor } = await demo.gift({ network, asset, address: spelled.value });
        return ok({ txHash, amount: amountOf(deps, asset, amountMinor) });
      });
    },
  };
}

const isThere = (demo: DemoChains, place: { readonly asset: string; readonly network: string }): boolean =>
  demo.coins.some(({ asset, network }) => asset === place.asset && network === place.network);

function spell(
  deps: LinkedWalletDeps,
  network: string | undefined,
  address: string,
): Result<string, 'ADDRESS_INVALID'> {
  const name = network ?? '';
  const spelled = deps.money.chains.get(name)?.validateAddress(address);
  return spelled?.ok ? spelled : refuse('ADDRESS_INVALID', { network: deps.assets.network(name)?.name ?? name });
}

async function whileAlive<Value, Code extends string>(
  work: () => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'CHAIN_AWAY'>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ChainFault) return refuse('CHAIN_AWAY');
    throw error;
  }
}
