import { ok, refuse } from '@bourse/core/result.ts';
import { type Hex, keccak256 } from 'viem';
import { scaleGap } from '../../chains/evm/evm-rpc.ts';
import { RpcRefusal } from '../../chains/json-rpc.ts';
import type { ChainAdapter, PaymentOrder } from '../../modules/custody/ports.ts';
import type { FaucetSource } from '../../modules/deposits/usecases/deposit-faucet.ts';
import type { DemoChains, LinkedWalletDeps } from '../../modules/linked-wallet/public.ts';
import { ETHER, type EvmParams } from '../../networks/network-params.ts';
import type { ChainSide } from './chain-side.ts';
import type { MoneyDeps } from './money-side.ts';

export interface LinkedWalletParts {
  readonly services: Omit<LinkedWalletDeps, 'money' | 'keys' | 'publicOrigin' | 'chainIds' | 'demo'>;
  readonly money: MoneyDeps;
  readonly chains: Pick<ChainSide, 'adapters' | 'params'>;
  readonly keys: LinkedWalletDeps['keys'];
  readonly publicOrigin: string;
  /** Null where nothing is given away: then there is no wallet app of ours either. */
  readonly faucet: FaucetSource | null;
}

const THOUSAND_DOLLARS = 1_000_000_000n;

/** The linked wallet on the chains that this process speaks to: those with accounts, because a link is an address there. */
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
    demo: faucet && demoChains(networks, chains.adapters, faucet),
  };
}

/** The demo's chains for the demo's wallet app, which signs itself and has no other way to them. */
function demoChains(
  networks: readonly EvmParams[],
  adapters: ReadonlyMap<string, ChainAdapter>,
  faucet: FaucetSource,
): DemoChains {
  const paramsOf = (network: string) => networks.find((params) => params.network === network)!;
  return {
    coins: networks.flatMap(({ network, feeAsset, tokens }) =>
      [feeAsset, ...tokens.map(({ asset }) => asset)].map((asset) => ({ network, asset })),
    ),
    balanceMinor: ({ network, asset, address }) => adapters.get(network)!.balance([address], asset),
    async draft({ network, asset, from, to, amountMinor }) {
      const adapter = adapters.get(network)!;
      const { chainId, tokens } = paramsOf(network);
      const token = tokens.find((each) => each.asset === asset);
      const order: PaymentOrder = {
        paymentId: 'draft',
        kind: 'withdrawal',
        asset,
        fromPath: '',
        fromAddress: from,
        toAddress: to,
        amountMinor,
      };
      const quoted = await adapter.quote(order).catch(notPayable);
      if (!quoted.ok) return refuse('NOT_PAYABLE', { reason: quoted.refusal.code });
      const { gas, maxFeePerGas, maxPriorityFeePerGas } = quoted.value.prices;
      return ok({
        chainId,
        nonce: await adapter.minedSequence(from),
        gas: BigInt(gas!),
        maxFeePerGas: BigInt(maxFeePerGas!),
        maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas!),
        contract: token?.contract ?? null,
        units: token ? amountMinor / scaleGap(token) : amountMinor,
      });
    },
    async relay(network, rawTx) {
      const sent = await adapters.get(network)!.send(rawTx);
      if (sent.state === 'REJECTED') return refuse('NOT_PAYABLE', { reason: sent.reason });
      return ok({ txHash: keccak256(rawTx as Hex) });
    },
    async gift({ network, asset, address }) {
      const amountMinor = asset === paramsOf(network).feeAsset ? ETHER : THOUSAND_DOLLARS;
      return { txHash: await faucet.pay({ network, asset, to: address, amountMinor }), amountMinor };
    },
  };
}

/** The node understood and said no, such as for an account without coins. */
function notPayable(error: unknown) {
  if (error instanceof RpcRefusal) return refuse('WOULD_FAIL');
  throw error;
}
