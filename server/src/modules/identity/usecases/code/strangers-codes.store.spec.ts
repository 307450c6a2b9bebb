import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solve } from '../../../../platform/puzzles/solve.fixture.ts';
import {
  caller,
  IdentityFixture,
  type Member,
  otherCode,
  outcome,
  PASSWORD,
  tally,
  value,
} from '../../identity.fixture.ts';
import { logIn } from '../login/log-in.ts';
import { register } from '../login/register.ts';
import { resetPassword } from '../security/reset-password.ts';
import { NETWORK_SENDS_MAX, NETWORK_TEXTS_FREE, STRANGERS_FREE, STRANGERS_MAX } from './refuse-stranger.ts';
import { type AskedCode, sendCode } from './send-code.ts';

let f: IdentityFixture;
beforeAll(async () => {
  f = await IdentityFixture.open();
});
afterAll(() => f.close());

/** Where everybody of the fixture registered. */
const HOME = caller().ip;
let networks = 0;
const elsewhere = () => `198.18.${++networks}.1`;
const visitor = { locale: 'en_US', deviceToken: null, mark: null };
const solved = async () => solve(await f.deps.puzzles.make(f.clock.nowMs()));
const send = (account: string, over: Partial<AskedCode> = {}) =>
  sendCode(f.deps, { ...visitor, purpose: 'reset-password', account, ip: elsewhere(), ...over });
/** A minute later, with the puzzle answered. */
const sendOn = async (account: string, over: Partial<AskedCode> = {}) => {
  f.clock.advanceMs(MINUTE_MS);
  return send(account, { ...(await solved()), ...over });
};
const reset = (member: Member, code: string, browser: { deviceToken: string | null; mark: string | null }) =>
  resetPassword(f.deps, { account: member.email, code, password: 'found-again-77-x', ip: HOME, ...browser });
/** What strangers can do to an account in a day, from as many networks as they like. */
const useUp = async (account: string) => {
  for (let sent = 0; sent < STRANGERS_MAX; sent++) expect(outcome(await sendOn(account))).toBe('ok');
  expect(await sendOn(account)).toMatchObject({
    refusal: { code: 'CODE_DAILY_LIMIT', details: { max: STRANGERS_MAX } },
  });
};

describe('a stranger who knows only the address', () => {
  test('with one network uses up its own allotment and nobody else’s', async () => {
    const member = await f.member();
    const ip = elsewhere();
    for (let sent = 0; sent < NETWORK_SENDS_MAX; sent++) expect(outcome(await sendOn(member.email, { ip }))).toBe('ok');
    expect(outcome(await sendOn(member.email, { ip }))).toBe('CODE_DAILY_LIMIT');
    expect(outcome(await sendOn(member.email))).toBe('ok');
    expect(outcome(await send(member.email, { deviceToken: member.deviceToken }))).toBe('ok');
    expect(outcome(await send(member.email, { ip: HOME }))).toBe('ok');
  });

  test('with very many networks sends no more than thirty messages a day, twenty of them for work', async () => {
    const { email } = await f.member();
    for (let sent = 0; sent < STRANGERS_FREE; sent++) expect(outcome(await send(email))).toBe('ok');
    expect(outcome(await send(email))).toBe('CAPTCHA_REQUIRED');
    expect(outcome(await send(email, { captchaId: crypto.randomUUID(), captchaAnswer: '1' }))).toBe('CAPTCHA_WRONG');
    const puzzle = await solved();
    expect(outcome(await send(email, puzzle))).toBe('ok');
    expect(outcome(await send(email, puzzle)), 'a puzzle is good once').toBe('CAPTCHA_WRONG');
    const startMs = f.clock.nowMs();
    for (let sent = STRANGERS_FREE + 1; sent < STRANGERS_MAX; sent++)
      expect(outcome(await send(email, await solved()))).toBe('ok');
    const details = { max: STRANGERS_MAX, unlockAtMs: startMs + DAY_MS };
    expect(await send(email, await solved())).toMatchObject({ refusal: { code: 'CODE_DAILY_LIMIT', details } });
    expect(f.sender.templatesTo(email).filter((each) => each === 'code.reset-password')).toHaveLength(STRANGERS_MAX);
    f.clock.setMs(startMs + DAY_MS);
    expect(outcome(await send(email))).toBe('ok');
  });

  test('keeps the person from no code where they were lately, though every browser was forgotten', async () => {
    const member = await f.member();
    const code = await f.anonymousCode('reset-password', member.email, HOME);
    value(await reset(member, code, visitor));
    await useUp(member.email);
    expect(outcome(await send(member.email, { deviceToken: member.deviceToken })), 'forgotten').toBe(
      'CODE_DAILY_LIMIT',
    );
    const mark = 'the-browser-of-its-person';
    expect(outcome(await send(member.email, { purpose: 'login', ip: HOME, mark }))).toBe('ok');
    const login = { account: member.email, password: 'found-again-77-x', caller: caller({ mark }) };
    expect(outcome(await logIn(f.deps, { ...login, code: f.sender.codeTo(member.email) }))).toBe('ok');
  });

  test('finds the person’s network a stranger’s again after thirty days', async () => {
    const member = await f.member();
    f.clock.advanceMs(31 * DAY_MS);
    await useUp(member.email);
    expect(outcome(await send(member.email, { ip: HOME })), 'too long ago').toBe('CODE_DAILY_LIMIT');
  });

  test('gets the same answers for an account that nobody has', async () => {
    await useUp('nobody-at-all@example.com');
  });

  test('sends one of twenty at once from one network, and no more than the allotment from many', async () => {
    const { email } = await f.member();
    const ip = elsewhere();
    const rush = await Promise.all(Array.from({ length: 20 }, () => send(email, { ip })));
    expect(tally(rush)).toEqual({ ok: 1, CODE_TOO_SOON: 19 });
    const many = await Promise.all(Array.from({ length: 20 }, () => send(email)));
    expect(tally(many)).toEqual({ ok: STRANGERS_FREE - 1, CAPTCHA_REQUIRED: 21 - STRANGERS_FREE });
  });

  test('pays with work for text messages, to whatever numbers', async () => {
    const ip = elsewhere();
    const number = (n: number) => `+49151234560${String(n).padStart(2, '0')}`;
    for (let sent = 0; sent < NETWORK_TEXTS_FREE; sent++)
      expect(outcome(await send(number(sent), { ip, purpose: 'register' }))).toBe('ok');
    expect(outcome(await send(number(99), { ip, purpose: 'register' }))).toBe('CAPTCHA_REQUIRED');
    expect(outcome(await send(number(99), { ip, purpose: 'register', ...(await solved()) }))).toBe('ok');
  });
});

describe('a code belongs to the browser that asked for it', () => {
  test('a remembered one: nobody spoils it by guessing, or replaces it', async () => {
    const member = await f.member();
    const own = { deviceToken: member.deviceToken, mark: null };
    await send(member.email, own);
    const code = f.sender.codeTo(member.email);
    for (let tries = 0; tries < 6; tries++) await reset(member, otherCode(code), visitor);
    expect(outcome(await send(member.email))).toBe('ok');
    expect(outcome(await reset(member, code, own))).toBe('ok');
  });

  test('an unknown one as well, by the mark that it was given', async () => {
    const member = await f.member();
    const own = { deviceToken: null, mark: 'a browser' };
    await send(member.email, own);
    const code = f.sender.codeTo(member.email);
    for (const mark of [null, 'another browser']) {
      expect(outcome(await send(member.email, { mark }))).toBe('ok');
      for (let tries = 0; tries < 6; tries++) await reset(member, otherCode(code), { deviceToken: null, mark });
      expect(outcome(await reset(member, code, { deviceToken: null, mark }))).not.toBe('ok');
    }
    expect(outcome(await reset(member, code, own))).toBe('ok');
  });

  test('a new account’s too', async () => {
    const account = 'marked@example.com';
    await send(account, { purpose: 'register', mark: 'mine' });
    const registration = { account, password: PASSWORD, code: f.sender.codeTo(account) };
    expect(outcome(await register(f.deps, { ...registration, caller: caller() }))).toBe('CODE_EXPIRED');
    expect(outcome(await register(f.deps, { ...registration, caller: caller({ mark: 'mine' }) }))).toBe('ok');
  });

  test('with a browser of another person it is a stranger all the same', async () => {
    const [member, other] = [await f.member(), await f.member()];
    const ip = elsewhere();
    expect(outcome(await send(member.email, { ip, deviceToken: other.deviceToken }))).toBe('ok');
    expect(outcome(await send(member.email, { ip }))).toBe('CODE_TOO_SOON');
  });
});
