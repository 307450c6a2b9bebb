import type { BlockContext } from '../../arrivals.ts';
import { type CustodyDeps, chainOf } from '../../custody-deps.ts';
import { BALANCES_MAX, type ChainAdapter, type ChainBlock } from '../../ports.ts';
import { type CoinFlow, findCoinFlows, findLostBalances } from '../../queries/coin-flow.query.ts';
import { findCursor, findStoredHash, lockCursor } from '../../store/chain-cursor.store.ts';
import { findOwnAddress, findPeoplesAddresses } from '../../store/own-address.store.ts';

/**
 * Compares what people's addresses hold of the chain's own coin with what our records say that they should, and records what they have
 * too much: coins that no payment tells of, where the node has no traces, or as the fees of a block. One look takes the next
 * `BALANCES_MAX` addresses with one question to the node, at the block that is as deep as a deposit must be to be final.
 *
 * @param after  the address that the last look ended with; empty to begin
 * @returns      the address that this one ended with; empty where it was the last
 * @invariant    what any source has recorded is not found again, and what was found is not recorded again: both are sums over the
 *               same rows, under the lock of the network's scanner
 */
export async function compareBalances(deps: CustodyDeps, network: string, after: string): Promise<string> {
  const adapter = chainOf(deps, network);
  const block = await finalBlock(deps, adapter);
  if (!block || !adapter.coinBalances) return after;
  const addresses = await findPeoplesAddresses(deps.db, { family: adapter.family, after, limit: BALANCES_MAX });
  const held = await adapter.coinBalances(addresses, block.height);
  // What was read counts if the chain is still the one that we know.
  if ((await adapter.blockAt(block.height))?.hash !== block.hash) return after;
  const filled = new Map(addresses.flatMap((address, at) => (held[at]! > 0n ? [[address, held[at]!] as const] : [])));
  const tooMuch = await withTooMuch(deps, adapter, block, filled);
  if (tooMuch.size > 0) await recordAll(deps, adapter, block, tooMuch);
  return addresses.length < BALANCES_MAX ? '' : addresses.at(-1)!;
}

/** The block at which deposits are final, where we have it as the node has it. */
async function finalBlock(deps: CustodyDeps, adapter: ChainAdapter): Promise<ChainBlock | null> {
  const { network } = adapter;
  const rule = await deps.settings.network(deps.db, network);
  const cursor = await findCursor(deps.db, network);
  if (!rule || !cursor || cursor.scanHaltedReason !== null || cursor.creditHaltedReason !== null) return null;
  const height = cursor.height - Math.max(1, rule.unlockConfirmations) + 1;
  if (height < 0) return null;
  const [stored, block] = await Promise.all([findStoredHash(deps.db, network, height), adapter.blockAt(height)]);
  return block && block.hash === stored ? block : null;
}

/** By address: what it holds, where that is more than it should be. */
async function withTooMuch(
  deps: CustodyDeps,
  { network, feeAsset }: ChainAdapter,
  { height }: ChainBlock,
  filled: ReadonlyMap<string, bigint>,
): Promise<ReadonlyMap<string, bigint>> {
  if (filled.size === 0) return filled;
  const flows = await findCoinFlows(deps.db, { network, asset: feeAsset, height, addresses: [...filled.keys()] });
  return new Map([...filled].filter(([address, minor]) => surplusOf(flows.get(address), minor) > 0n));
}

const surplusOf = (flow: CoinFlow | undefined, heldMinor: bigint): bigint =>
  !flow || flow.isMoving ? 0n : heldMinor - flow.minor;

async function recordAll(
  deps: CustodyDeps,
  adapter: ChainAdapter,
  block: ChainBlock,
  held: ReadonlyMap<string, bigint>,
): Promise<void> {
  const { network, feeAsset } = adapter;
  const { height } = block;
  await deps.db.tx(async (tx) => {
    const cursor = await lockCursor(tx, network);
    const rule = await deps.settings.network(tx, network);
    // Another process, or a reorg, was faster.
    if (!cursor || !rule || (await findStoredHash(tx, network, height)) !== block.hash) return;
    const flows = await findCoinFlows(tx, { network, asset: feeAsset, height, addresses: [...held.keys()] });
    for (const [address, minor] of held)
      await record({ deps, tx, rule, block }, adapter, address, surplusOf(flows.get(address), minor));
    await deps.arrivals.confirm(tx, network, cursor.height, deps.clock.nowMs());
  });
}

/** What a reorg took from an address and is there again is the same deposit; only the rest is a new one. */
async function record(
  context: BlockContext,
  adapter: ChainAdapter,
  address: string,
  surplusMinor: bigint,
): Promise<void> {
  const { tx, deps, block } = context;
  const { network, family, feeAsset: asset } = adapter;
  if (surplusMinor <= 0n) return;
  const owner = await findOwnAddress(tx, family, address, '');
  const tell = (payment: { txHash: string; outputKey: string; amountMinor: bigint }) =>
    deps.arrivals.record(context, { ...payment, asset, toAddress: address }, owner);
  let rest = surplusMinor;
  for (const { isFinal, ...lost } of await findLostBalances(tx, network, address)) {
    if (lost.amountMinor <= rest) {
      await tell(lost);
      rest -= lost.amountMinor;
    } else if (isFinal) return; // Its owner has it: what is there cannot be told from it.
  }
  if (rest > 0n) await tell({ txHash: block.hash, outputKey: `balance:${address}`, amountMinor: rest });
}

/** A loop's runs: each block that becomes final is looked at once by each process, all addresses in turn. */
export function compareInTurn(deps: CustodyDeps, network: string): () => Promise<'idle'> {
  let after = '';
  return async () => {
    after = await compareBalances(deps, network, after);
    return 'idle';
  };
}
