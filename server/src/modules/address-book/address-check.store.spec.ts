import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { describe, expect, test } from 'vitest';
import { must } from '../../../test/wallet-moves.rig.ts';
import { addressEntries, OTHER, person } from './address-entries.rig.ts';

const { rig, identity, entry, add, edit, remove, rows } = await addressEntries();

describe('without the security check', () => {
  const wrong = refuse('TRADING_PASSWORD_WRONG', { left: 4 });

  test.each(['securityCheck', 'spendFactors'] as const)('of %s nothing in the book changes', async (step) => {
    const who = await rig.person();
    const kept = must(await add(who));
    Object.assign(rig.deps, { identity: { ...identity, [step]: async () => wrong } });
    expect(await add(who, { address: OTHER })).toEqual(wrong);
    expect(await edit(who, kept.id, { remark: 'x' })).toEqual(wrong);
    expect(await remove(who, kept.id)).toEqual(wrong);
    expect(await rig.http.setWhitelistMode({ on: true, ...rig.secrets }, rig.as(who))).toEqual(wrong);
    Object.assign(rig.deps, { identity });
    expect(await rows(who)).toEqual([kept]);
    expect(must(await rig.http.addresses({}, rig.as(who)))).toMatchObject({ whitelistMode: false });
  });

  test('it is for exactly this change, and a code is asked for once', async () => {
    const who = await rig.person();
    const asked: Record<string, unknown>[] = [];
    const securityCheck = async (check: { readonly uid: string; readonly sessionId: string }) => {
      asked.push({ ...check });
      return ok({ uid: check.uid, sessionId: check.sessionId, codeIds: [], totpStep: null, passkey: null });
    };
    Object.assign(rig.deps, { identity: { ...identity, securityCheck } });
    const codes = { emailCode: '1', smsCode: '2', totpCode: '3', tradingPassword: '4' };
    const kept = must(await add(who, codes));
    must(await edit(who, kept.id, codes));
    must(await rig.http.deleteAddress({ id: kept.id, ...codes }, rig.as(who)));
    for (const on of [true, false]) must(await rig.http.setWhitelistMode({ on, ...codes }, rig.as(who)));
    const whose = { uid: who.uid, sessionId: who.sessionId, ...codes, factorsNeeded: 1 };
    expect(asked).toEqual(
      ['address-book', 'address-book', 'address-book', 'whitelist-on', 'whitelist-off'].map((purpose) =>
        expect.objectContaining({ ...whose, purpose }),
      ),
    );
    expect(new Set(asked.map(({ payloadHash }) => payloadHash)).size).toBe(5);
    // Each part of where the money would go is a part of what the code is for.
    const places = [
      {},
      { address: OTHER },
      { asset: 'USDT' },
      { network: 'base' },
      person('email', 'a@b'),
      person('email', 'a@c'),
      person('account', '234567891'),
    ];
    asked.length = 0;
    for (const place of places) must(await add(await rig.person(), place));
    expect(new Set(asked.map(({ payloadHash }) => payloadHash)).size).toBe(places.length);
  });

  test('a code that is sent is for what it is asked for afterwards, to the channel that was picked', async () => {
    const who = await rig.person();
    type Bound = Readonly<Record<'uid' | 'purpose' | 'payloadHash' | 'channel', string>>;
    const sent: Bound[] = [];
    const asked: Bound[] = [];
    Object.assign(rig.deps, {
      identity: {
        ...identity,
        sendBoundCode: async (code: Bound) => {
          sent.push(code);
          return identity.sendBoundCode(code as never);
        },
        securityCheck: async (check: Bound & { readonly sessionId: string }) => {
          asked.push(check);
          return ok({ uid: check.uid, sessionId: check.sessionId, codeIds: [], totpStep: null, passkey: null });
        },
      },
    });
    // One may ask for the next code after a minute.
    const code = (more: object) => {
      rig.clock.advanceMs(MINUTE_MS);
      return rig.http.addressCode({ channel: 'email', ...more } as never, rig.as(who));
    };
    must(await code({ action: 'add', ...entry() }));
    const { id } = must(await add(who));
    must(await code({ action: 'edit', id, ...entry({ network: 'base' }) }));
    must(await edit(who, id, { network: 'base' }));
    must(await code({ action: 'delete', id }));
    must(await remove(who, id));
    for (const on of [true, false]) {
      rig.clock.advanceMs(MINUTE_MS);
      must(await rig.http.whitelistCode({ on, channel: 'email' }, rig.as(who)));
      must(await rig.http.setWhitelistMode({ on, ...rig.secrets }, rig.as(who)));
    }
    const bound = ({ uid, purpose, payloadHash }: Bound) => ({ uid, purpose, payloadHash });
    expect(sent.map(bound)).toEqual(asked.map(bound));
    expect(sent.map(({ channel }) => channel)).toEqual(Array(5).fill('email'));
    expect(new Set(sent.map(({ payloadHash }) => payloadHash)).size).toBe(5);
  });

  test('what is removed meanwhile is neither changed nor removed again', async () => {
    const who = await rig.person();
    const removedMeanwhile = (id: string) => ({
      ...identity,
      securityCheck: async ({ uid, sessionId }: { readonly uid: string; readonly sessionId: string }) => {
        await rig.t.ownerDb.query('update wallet.address_entry set deleted_at_ms = 1 where id = $1', [id]);
        return ok({ uid, sessionId, codeIds: [], totpStep: null, passkey: null });
      },
    });
    for (const act of [(id: string) => edit(who, id, { remark: 'x' }), (id: string) => remove(who, id)]) {
      Object.assign(rig.deps, { identity });
      const { id } = must(await add(who));
      Object.assign(rig.deps, { identity: removedMeanwhile(id) });
      expect(await act(id)).toMatchObject({ refusal: { code: 'ADDRESS_UNKNOWN' } });
    }
  });
});
