import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDepositAddresses } from '../../src/modules/custody/usecases/own-address.ts';
import { ETHER } from '../../src/networks/network-params.ts';
import { type ChainRig, startChainRig } from '../chain-edge.rig.ts';

let rig: ChainRig;
beforeAll(async () => {
  rig = await startChainRig(['eth']);
}, 60_000);
afterAll(() => rig.close());

it('two hundred deposits of a paused coin, as many as one look takes, hold up no other coin', async () => {
  const { address } = await createDepositAddresses(rig.deps).current({ uid: rig.newPerson(), network: 'eth' });
  rig.coinRules.set('USDT/eth', { depositsPausedReason: 'A fork' });
  const coins = { network: 'eth', asset: 'USDT', to: address, amountMinor: 500_000n } as const;
  for (let sent = 0; sent < 200; sent++) await rig.chains.faucet(coins);
  await rig.mine('eth', 6);
  const other = await rig.rich('eth', 'ETH', ETHER);
  for (let block = 0; block < 5; block++) await rig.mine('eth', 1);
  expect(await rig.available(other, 'ETH')).toBe(ETHER);
});
