import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toHex } from '@bourse/core/launch/bytes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdapter } from '../../../chains/create-adapter.ts';
import { AnvilNode } from '../../../chains/dev/anvil-node.ts';
import { EvmFlavour } from '../../../chains/dev/evm-flavour.ts';
import { JsonRpc } from '../../../chains/json-rpc.ts';
import { DEV_ETH } from '../../../networks/dev-networks.ts';
import { NO_KEYS } from '../../../signer/public.ts';
import type { ChainAdapter } from '../../custody/public.ts';
import { createBlockBeacon } from './block-beacon.ts';

const dir = mkdtempSync(join(tmpdir(), 'bourse-beacon-'));
const node = new AnvilNode(new EvmFlavour(DEV_ETH), { dir, blockTimeSeconds: 0, historyBlocks: 128 });
let chain: ChainAdapter;
beforeAll(async () => {
  await node.start();
  chain = createAdapter(DEV_ETH, { url: node.rpcUrl }, NO_KEYS);
});
afterAll(async () => {
  await node.stop();
  rmSync(dir, { recursive: true, force: true });
});

it('the dev chain says the same of a round for ever, once the round stays', async () => {
  const beacon = createBlockBeacon({ chain, depth: 2, waitMs: 0 });
  const { atMs, height } = await chain.head();
  const round = beacon.roundFor(atMs);
  // Blocks that are made within one second have one time.
  await new JsonRpc({ url: node.rpcUrl }).call('evm_setNextBlockTimestamp', [round + 60]);
  await node.mine(2);
  expect(await beacon.findRound(round)).toEqual({ ok: false, refusal: { code: 'NOT_YET' } });
  await node.mine(1);
  const said = await beacon.findRound(round);
  const block = (await chain.blockAt(height + 1))!;
  expect(said.ok && `0x${toHex(said.value.randomness)}`).toBe(block.hash);
  expect(await beacon.latest()).toMatchObject({ ok: true, value: { randomness: said.ok && said.value.randomness } });
  await node.mine(20);
  expect(await beacon.findRound(round)).toEqual(said);
});
