import { ok, refuse } from '@bourse/core/result.ts';
import { type Hex, keccak256 } from 'viem';
import { scaleGap } from '../chains/evm/evm-rpc.ts';
import { RpcRefusal } from '../chains/json-rpc.ts';
import type { ChainAdapter, PaymentOrder } from '../modules/custody/public.ts';
import type { FaucetSource } from '../modules/deposits/public.ts';
import type { DemoChains } from '../modules/linked-wallet/public.ts';
import type { EvmParams } from '../networks/network-params.ts';

const ONE_ETHER = 10n ** 18n;
const THOUSAND_DOLLARS = 1_000_000_000n;

/** The demo's chains for the demo's wallet app, which signs itself and has no other way to them. */
export function walletAppChains(
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
      const amountMinor = asset === paramsOf(network).feeAsset ? ONE_ETHER : THOUSAND_DOLLARS;
      return { txHash: await faucet.pay({ network, asset, to: address, amountMinor }), amountMinor };
    },
  };
}

/** The node understood and said no, such as for an account without coins. */
function notPayable(error: unknown) {
  if (error instanceof RpcRefusal) return refuse('WOULD_FAIL');
  throw error;
}
