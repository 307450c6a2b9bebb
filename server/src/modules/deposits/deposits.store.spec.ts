import { afterAll, describe, expect, test } from 'vitest';
import { walletRig } from '../../../test/wallet.rig.ts';
import { must } from '../../../test/wallet-moves.rig.ts';

const rig = await walletRig();
afterAll(() => rig.close());

describe('money that comes', () => {
  test('finds the same address for ever, one for all networks of a family', async () => {
    const who = await rig.person();
    const ask = async (asset: string, network: string) =>
      must(await rig.http.depositAddress({ asset, network }, rig.as(who)));
    const first = await ask('USDT', 'eth');
    expect(await ask('ETH', 'base')).toMatchObject({ address: first.address, rotatable: false, memo: null });
    expect(await ask('USDT', 'eth')).toEqual(first);
    expect((await ask('PUSD', 'tempo')).memo).toMatch(/^[0-9]+$/);
    const old = await ask('BTC', 'btc');
    const fresh = must(await rig.http.rotateAddress({ asset: 'BTC', network: 'btc' }, rig.as(who)));
    expect(fresh.address).not.toBe(old.address);
    expect(await rig.http.rotateAddress({ asset: 'ETH', network: 'eth' }, rig.as(who))).toMatchObject({
      refusal: { code: 'NOT_ROTATABLE' },
    });
    expect(await rig.http.depositAddress({ asset: 'HBT', network: 'eth' }, rig.as(who))).toMatchObject({
      refusal: { code: 'NETWORK_UNKNOWN' },
    });
  });

  test('reaches a person by account number, shown with masked contacts', async () => {
    const who = await rig.person();
    const seen = must(await rig.http.receive({}, rig.as(who)));
    expect(seen).toMatchObject({ uid: who.uid, payUri: `pay:${who.uid}`, phoneMasked: null });
    expect(seen.emailMasked).not.toBe(who.email);
  });
});
