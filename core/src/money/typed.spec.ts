import { describe, expect, test } from 'vitest';
import { formatAmount } from './amount.ts';
import { PASTED, TYPED } from './typed.fixture.ts';
import { parseTyped, readPastedInto, readTypedText } from './typed.ts';

describe('what was typed', () => {
  test.each(TYPED)('$typed is read alike with and without the places of its coin', (row) => {
    const parsed = parseTyped(row.typed, 18);
    const text = readTypedText(row.typed);
    if ('read' in row) {
      expect(text).toEqual({ ok: true, value: row.read });
      expect(parsed.ok && formatAmount(parsed.value, 18)).toBe(row.read);
    } else {
      expect([text, parsed]).toMatchObject([{ refusal: { code: row.fault } }, { refusal: { code: row.fault } }]);
    }
  });

  test('takes what the wire takes: thirty digits before the point, eighteen behind it', () => {
    const most = `${'9'.repeat(30)}.5`;
    expect(readTypedText(most)).toEqual({ ok: true, value: most });
    expect(readTypedText(`9${most}`)).toMatchObject({ refusal: { code: 'AMOUNT_TOO_LARGE' } });
    expect(readTypedText(`0.${'1'.repeat(18)}`)).toMatchObject({ ok: true });
    expect(readTypedText(`0.${'1'.repeat(19)}`)).toMatchObject({ refusal: { details: { places: 19, scale: 18 } } });
  });

  test('a whole number has no places, not even empty ones that say something', () => {
    expect(readTypedText('12', 0)).toEqual({ ok: true, value: '12' });
    expect(readTypedText('12.', 0)).toEqual({ ok: true, value: '12' });
    expect(readTypedText('12.5', 0)).toMatchObject({ refusal: { code: 'AMOUNT_PLACES', details: { scale: 0 } } });
    expect(readTypedText('12.0', 0)).toMatchObject({ refusal: { code: 'AMOUNT_PLACES' } });
  });
});

describe('what was pasted', () => {
  const all = (value: string) => ({ value, selectionStart: 0, selectionEnd: value.length });

  test.each(PASTED)('$pasted', ({ pasted, stands }) => {
    for (const before of ['', '7']) expect(readPastedInto(all(before), pasted) ?? pasted).toBe(stands);
  });

  test('is left to the browser where it stands beside something', () => {
    expect(readPastedInto({ value: '17', selectionStart: 0, selectionEnd: 1 }, '1,5')).toBeNull();
    expect(readPastedInto({ value: '17', selectionStart: null, selectionEnd: null }, '1,5')).toBeNull();
  });
});
