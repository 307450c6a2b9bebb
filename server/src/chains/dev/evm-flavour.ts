import { readFileSync } from 'node:fs';
import { type Abi, encodeDeployData, encodeFunctionData, getContractAddress, type Hex, parseAbi } from 'viem';
import type { EvmParams } from '../../networks/network-params.ts';
import type { JsonRpc } from '../json-rpc.ts';
import type { AnvilFlavour, AnvilNode, ChainCall } from './anvil-node.ts';
import type { FaucetRequest } from './dev-node.ts';

const ERC20 = parseAbi(['function transfer(address to, uint256 value) returns (bool)']);
const SUPPLY = 10n ** 18n;

interface Artifact {
  readonly abi: Abi;
  readonly bytecode: Hex;
}

export function artifact(name: 'DevToken' | 'RefusingToken' | 'InnerRevert'): Artifact {
  return JSON.parse(readFileSync(new URL(`./artifacts/${name}.json`, import.meta.url), 'utf8')) as Artifact;
}

export class EvmFlavour implements AnvilFlavour {
  readonly args: readonly string[] = [];
  readonly params: EvmParams;

  constructor(params: EvmParams) {
    this.params = params;
  }

  async isSeeded(rpc: JsonRpc): Promise<boolean> {
    return (await rpc.call<string>('eth_getCode', [this.params.tokens[0]!.contract, 'latest'])) !== '0x';
  }

  async seed(node: AnvilNode): Promise<void> {
    const holder = node.faucetAccount.address;
    const { abi, bytecode } = artifact('DevToken');
    // The order matters, because a contract's address follows from the deployer's nonce.
    for (const [name, symbol] of [
      ['Tether USD (dev)', 'USDT'],
      ['USD Coin (dev)', 'USDC'],
    ]) {
      await node.send(node.deployer, {
        data: encodeDeployData({ abi, bytecode, args: [name, symbol, 6, holder, SUPPLY] }),
      });
    }
    await node.mine(1);
    const expected = getContractAddress({ from: node.deployer.address, nonce: 0n }).toLowerCase();
    if (expected !== this.params.tokens[0]!.contract) throw new Error('the dev token is not where the data file says');
  }

  payment({ asset, to, amountMinor }: FaucetRequest): ChainCall {
    if (asset === this.params.feeAsset) return { to: to as Hex, value: amountMinor };
    const token = this.params.tokens.find((candidate) => candidate.asset === asset);
    if (!token) throw new Error(`${asset} is not on ${this.params.network}`);
    const data = encodeFunctionData({ abi: ERC20, functionName: 'transfer', args: [to as Hex, amountMinor] });
    return { to: token.contract as Hex, data };
  }
}
