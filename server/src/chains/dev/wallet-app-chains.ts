import { ok, refuse } from '@bourse/core/result.ts';
import { type Hex, keccak256 } from 'viem';
import type { ChainAdapter, PaymentOrder } from '../../modules/custody/ports.ts';
import { ETHER, type EvmParams } from '../../networks/network-params.ts';
import { scaleGap } from '../evm/evm-rpc.ts';
import { RpcRefusal } from '../json-rpc.ts';

const THOUSAND_DOLLARS = 1_000_000_000n;

interface Place {
  readonly network: string;
  readonly asset: string;
  readonly address: string;
}

interface Payment {
  readonly network: string;
  readonly asset: string;
  readonly from: string;
  readonly to: string;
  readonly amountMinor: bigint;
}

/** Gives coins away. @returns the transaction's hash */
interface Faucet {
  pay(payment: { network: string; asset: string; to: string; amountMinor: bigint }): Promise<string>;
}

/** Gives the demo's wallet app, which signs by itself, access to the dev chains. */
export function walletAppChains(
  networks: readonly EvmParams[],
  adapters: ReadonlyMap<string, ChainAdapter>,
  faucet: Faucet,
) {
  const paramsOf = (network: string) => networks.find((params) => params.network === network)!;
  return {
    coins: networks.flatMap(({ network, feeAsset, tokens }) =>
      [feeAsset, ...tokens.map(({ asset }) => asset)].map((asset) => ({ network, asset })),
    ),
    balanceMinor: ({ network, asset, address }: Place) => adapters.get(network)!.balance([address], asset),
    async draft({ network, asset, from, to, amountMinor }: Payment) {
      const adapter = adapters.get(network)!;
      const { chainId, tokens } = paramsOf(network);
      const token = tokens.find((each) => each.asset === asset);
      const order: PaymentOrder = {
        paymentId: 'draft',
        ref: 'draft',
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
    async relay(network: string, rawTx: string) {
      const sent = await adapters.get(network)!.send(rawTx);
      if (sent.state === 'REJECTED') return refuse('NOT_PAYABLE', { reason: sent.reason });
      return ok({ txHash: keccak256(rawTx as Hex) });
    },
    async gift({ network, asset, address }: Place) {
      const amountMinor = asset === paramsOf(network).feeAsset ? ETHER : THOUSAND_DOLLARS;
      return { txHash: await faucet.pay({ network, asset, to: address, amountMinor }), amountMinor };
    },
  };
}

/** Whether the node understood and refused, such as for an account without coins. */
function notPayable(error: unknown) {
  if (error instanceof RpcRefusal) return refuse('WOULD_FAIL');
  throw error;
}
