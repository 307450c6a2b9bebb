import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IdentityFixture, type Member, otherCode, outcome } from '../../identity.fixture.ts';
import { resetPassword } from '../security/change-login-password.ts';
import { sendCode } from './send-code.ts';

let f: IdentityFixture;
beforeAll(async () => {
  f = await IdentityFixture.open();
});
afterAll(() => f.close());

const send = (member: Member, deviceToken: string | null) =>
  sendCode(f.deps, { purpose: 'reset-password', account: member.email, locale: 'en_US', deviceToken });
const reset = (member: Member, code: string, deviceToken: string | null) =>
  resetPassword(f.deps, { account: member.email, code, password: 'found-again-77-x', ip: '203.0.113.7', deviceToken });

describe('a stranger who knows only the address', () => {
  test('uses up none of the codes that a browser of its person may ask for', async () => {
    const member = await f.member();
    for (let sent = 0; sent < 10; sent++) {
      await send(member, null);
      f.clock.advanceMs(MINUTE_MS);
    }
    expect(outcome(await send(member, null))).toBe('CODE_DAILY_LIMIT');
    expect(outcome(await send(member, member.deviceToken))).toBe('ok');
  });

  test('spoils none that it was sent by guessing', async () => {
    const member = await f.member();
    await send(member, member.deviceToken);
    const code = f.sender.codeTo(member.email);
    for (let tries = 0; tries < 6; tries++) await reset(member, otherCode(code), null);
    expect(outcome(await reset(member, code, member.deviceToken))).toBe('ok');
  });

  test('replaces none by one of his own', async () => {
    const member = await f.member();
    await send(member, member.deviceToken);
    const code = f.sender.codeTo(member.email);
    expect(outcome(await send(member, null))).toBe('ok');
    expect(outcome(await reset(member, code, member.deviceToken))).toBe('ok');
  });

  test('with a browser of another person is a stranger all the same', async () => {
    const [member, other] = [await f.member(), await f.member()];
    expect(outcome(await send(member, other.deviceToken))).toBe('ok');
    expect(outcome(await send(member, null))).toBe('CODE_TOO_SOON');
  });
});
