import { afterAll, beforeAll, expect, test } from 'vitest';
import { ETHER } from '../../src/networks/network-params.ts';
import { payloadHash } from '../../src/platform/crypto/payload-hash.ts';
import { type ChainRig, startChainRig } from '../chain-edge.rig.ts';

let rig: ChainRig;
beforeAll(async () => {
  rig = await startChainRig(['eth']);
  await rig.fund('eth', 'ETH', 10n * ETHER);
}, 60_000);
afterAll(() => rig.close());

test('whoever owns the database and takes the seals away has nothing paid; the money returns to whoever asked', async () => {
  const uid = await rig.rich('eth', 'ETH', 3n * ETHER);
  const asked = { network: 'eth', asset: 'ETH', amountMinor: 2n * ETHER, feeMinor: ETHER / 1_000n };
  const id = await rig.approved(uid, { ...asked, address: `0x${'b'.repeat(39)}1` });
  const thief = `0x${'0'.repeat(31)}b00000077`;
  await rig.t.ownerDb.query('alter table wallet.withdrawal disable trigger user');
  await rig.t.ownerDb.query('alter table wallet.payment_seal disable trigger user');
  await rig.t.ownerDb.query('delete from wallet.payment_seal');
  const hash = payloadHash('withdraw', ['ETH', 'eth', thief, null, '2']);
  await rig.t.ownerDb.query('update wallet.withdrawal set address = $2, payload_hash = $3 where id = $1', [
    id,
    thief,
    hash,
  ]);
  for (let round = 0; round < 3; round++) {
    await rig.broadcast('eth');
    await rig.mine('eth', 1);
  }
  expect(await rig.adapter('eth').balance([thief], 'ETH')).toBe(0n);
  expect(await rig.withdrawal(id)).toMatchObject({ state: 'FAILED', failureCode: 'ASK_AGAIN', txid: null });
  expect(await rig.available(uid, 'ETH')).toBe(3n * ETHER);
  const alarms = await rig.t.db.query(`select 1 from wallet.chain_alarm where code = 'CONTENT_CHANGED'`);
  expect(alarms).toHaveLength(1);
});
