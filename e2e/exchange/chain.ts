import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

type EvmNetwork = 'eth' | 'base' | 'tempo';
interface Block {
  readonly transactions: readonly string[];
}

const hex = (value: bigint | number): string => `0x${value.toString(16)}`;

/** The address that a dev chain's node listens at, as the node has noted it. */
function nodeOf(network: EvmNetwork): string {
  const record = readFileSync(join(process.env.E2E_DATA ?? 'data', 'chains', network, 'node.json'), 'utf8');
  return `http://127.0.0.1:${(JSON.parse(record) as { port: number }).port}`;
}

async function rpc<Result>(page: Page, network: EvmNetwork, method: string, ...params: unknown[]): Promise<Result> {
  const answer = await page.request.post(nodeOf(network), { data: { jsonrpc: '2.0', id: 1, method, params } });
  const said = (await answer.json()) as { result: Result };
  expect(said, method).not.toHaveProperty('error');
  return said.result;
}

/** An address of nobody's. */
export const newAddress = (): string => `0x${randomBytes(20).toString('hex')}`;

/** Somebody outside pays ether to an address: the dev chain gives them enough, and signs for them. The payment's hash. */
export async function payFromOutside(
  page: Page,
  { network, from = newAddress(), to, wei }: { network: EvmNetwork; from?: string; to: string; wei: bigint },
): Promise<string> {
  await rpc(page, network, 'anvil_setBalance', from, hex(wei * 2n));
  await rpc(page, network, 'anvil_impersonateAccount', from);
  return rpc(page, network, 'eth_sendTransaction', { from, to, value: hex(wei) });
}

export const mine = (page: Page, network: EvmNetwork, blocks: number): Promise<unknown> =>
  rpc(page, network, 'anvil_mine', hex(blocks));

/**
 * Takes the blocks since a payment out of the chain, as a reorganisation does. Nobody sends this payment again, as they would
 * that of the faucet.
 *
 * @returns  false where the blocks hold somebody else's payment as well, or the node has not got them any more: nothing was done
 */
export async function undo(page: Page, network: EvmNetwork, hash: string): Promise<boolean> {
  const { blockNumber } = await rpc<{ blockNumber: string }>(page, network, 'eth_getTransactionReceipt', hash);
  const head = Number(await rpc<string>(page, network, 'eth_blockNumber'));
  // One block more: another may be mined between the question and the deed.
  const first = Number(blockNumber) - 1;
  for (let height = first; height <= head; height++) {
    const block = await rpc<Block>(page, network, 'eth_getBlockByNumber', hex(height), false);
    if (block.transactions.some((each) => each !== hash)) return false;
  }
  // The node forgets old states while it saves them, and says so then: nothing was taken out.
  return rpc(page, network, 'anvil_reorg', head - first + 1, []).then(
    () => true,
    () => false,
  );
}

/** Somebody else's account, which the dev chain signs for, calls a contract. The transaction's hash. */
export async function callContract(
  page: Page,
  network: EvmNetwork,
  transaction: { readonly from: string; readonly to: string; readonly data: string },
): Promise<string> {
  await rpc(page, network, 'anvil_impersonateAccount', transaction.from);
  return rpc(page, network, 'eth_sendTransaction', transaction);
}

/** Makes the next blocks of a chain dear, as a rush on it does: for half a minute no block takes what was offered before. */
export const makeDear = (page: Page, network: EvmNetwork): Promise<unknown> =>
  rpc(page, network, 'anvil_setNextBlockBaseFeePerGas', hex(20n * 10n ** 9n));
