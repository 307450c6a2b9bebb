import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { OUTSIDE } from '../../../test/wallet-moves.rig.ts';
import { setContract } from '../assets/public.ts';
import { withdrawRefusals } from './withdraw-refusals.rig.ts';

const { rig, withdraw, balance } = await withdrawRefusals();

describe('every refusal', () => {
  describe('withdrawals to nobody', () => {
    const zeros = (end: string): string => `0x${end.padStart(40, '0')}`;
    test.each([
      ['the zero address', zeros('0')],
      ['0x…dEaD', '0x000000000000000000000000000000000000dEaD'],
      ['a precompile', zeros('5')],
    ])('%s has no key', async (_, address) => {
      const who = await rig.person();
      await rig.give(who, 'USDT', '100');
      expect(await withdraw(who, '10', { address })).toMatchObject({ refusal: { code: 'ADDRESS_BURNS' } });
      expect(await balance(who)).toEqual([100_000_000n, 0n]);
    });

    test('the contract of the coin or of another listed token, on any network of the family', async () => {
      const who = await rig.person();
      await rig.give(who, 'USDT', '100');
      const tokens = [
        { asset: 'USDC', network: 'eth', contract: '0x5FbDB2315678afecb367f032d93F642f64180aa3' },
        { asset: 'USDT', network: 'base', contract: '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512' },
      ];
      await rig.t.ownerDb.tx(async (tx) => {
        for (const { asset, network, contract } of tokens) await setContract(tx, asset, network, contract);
      });
      await rig.deps.assets.refresh();
      for (const { asset, contract } of tokens) {
        expect(await withdraw(who, '10', { address: contract })).toMatchObject({
          refusal: { code: 'ADDRESS_IS_TOKEN', details: { asset } },
        });
      }
    });

    test('our own hot wallet, from the form as from the address book', async () => {
      const who = await rig.person();
      await rig.give(who, 'USDT', '100');
      const hot = { address: '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955', keyPath: 'hot' };
      await rig.t.ownerDb.query(
        `insert into wallet.deposit_address (id, family, purpose, address, key_path, memo, created_at_ms)
         values ($1, 'evm', 'house', $2, $3, '', 1) on conflict do nothing`,
        [randomUUID(), hot.address, hot.keyPath],
      );
      expect(await withdraw(who, '10', { address: hot.address })).toMatchObject({ refusal: { code: 'ADDRESS_OURS' } });
      const entry = { kind: 'ONCHAIN' as const, network: 'eth', remark: 'x', ...rig.secrets };
      for (const [address, code] of [
        [hot.address, 'ADDRESS_OURS'],
        [zeros('0'), 'ADDRESS_BURNS'],
      ] as const) {
        expect(
          await rig.http.addAddress({ ...entry, clientRequestId: randomUUID(), address }, rig.as(who)),
        ).toMatchObject({ refusal: { code } });
      }
    });

    test('another contract, or what nobody can read, is paid by somebody who has typed its end for that', async () => {
      const who = await rig.person();
      await rig.give(who, 'USDT', '100');
      rig.codes.set(OUTSIDE, 'YES');
      expect(await withdraw(who, '10')).toMatchObject({
        refusal: { code: 'ADDRESS_IS_CONTRACT', details: { address: OUTSIDE } },
      });
      rig.codes.set(OUTSIDE, 'UNKNOWN');
      expect(await withdraw(who, '10', { riskConfirmation: OUTSIDE.slice(-4) })).toMatchObject({
        refusal: { code: 'ADDRESS_UNREAD' },
      });
      expect((await withdraw(who, '10', { contractConfirmation: OUTSIDE.slice(-4) })).ok).toBe(true);
      rig.codes.set(OUTSIDE, 'YES');
      expect(await withdraw(who, '10')).toMatchObject({ refusal: { code: 'ADDRESS_IS_CONTRACT' } });
      rig.codes.clear();
    });
  });
});
