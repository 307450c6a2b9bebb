import { type ChainBlock, ChainFault } from '../../modules/custody/ports.ts';
import { countIn, type RpcBlock } from './evm-rpc.ts';

export function toChainBlock(block: RpcBlock): ChainBlock {
  if (!/^0x[0-9a-f]{64}$/.test(block.hash)) throw new ChainFault('BAD_ANSWER', 'a block without a hash');
  return {
    height: countIn(block.number),
    hash: block.hash,
    parentHash: block.parentHash,
    atMs: countIn(block.timestamp) * 1_000,
  };
}
