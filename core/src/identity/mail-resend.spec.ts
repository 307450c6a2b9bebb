import { describe, expect, test } from 'vitest';
import { judgeResend, MAIL_RESEND } from './mail-resend.ts';

const { gapMs, windowMs } = MAIL_RESEND;
const NOW = 1_000_000_000;
const again = (mailId: string, agoMs: number) => ({ mailId, atMs: NOW - agoMs });
const judged = (...earlier: ReturnType<typeof again>[]) => judgeResend(earlier, { mailId: 'a', nowMs: NOW });

describe('sending a mail again', () => {
  test.each([
    ['the first time', []],
    ['after the gap', [again('a', gapMs)]],
    ['right after another mail', [again('b', 0)]],
    ['as the fifth of the hour', [again('b', 1), again('c', 2), again('d', 3), again('e', 4)]],
    [
      'when the oldest of five is an hour old',
      [again('b', windowMs), again('c', 1), again('d', 2), again('e', 3), again('f', 4)],
    ],
  ])('is allowed %s', (_, earlier) => {
    expect(judged(...earlier)).toEqual({ ok: true, value: true });
  });

  test('waits out the gap of that mail', () => {
    expect(judged(again('a', gapMs - 1))).toMatchObject({
      refusal: { code: 'MAIL_TOO_SOON', details: { untilMs: NOW + 1 } },
    });
  });

  test('waits until fewer than five went to the person within the hour', () => {
    const five = [again('b', 5), again('c', 1), again('d', 2), again('e', 3), again('f', 4)];
    expect(judged(...five)).toMatchObject({
      refusal: { code: 'MAIL_TOO_SOON', details: { untilMs: NOW - 5 + windowMs } },
    });
  });

  test('ends after three times of one mail, however long ago', () => {
    expect(judged(again('a', windowMs), again('a', 2 * windowMs), again('a', 3 * windowMs))).toMatchObject({
      refusal: { code: 'MAIL_RESENT_ENOUGH' },
    });
  });
});
