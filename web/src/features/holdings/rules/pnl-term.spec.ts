import { describe, expect, it } from 'vitest';
import { takenOff } from './pnl-term.ts';

describe('what is taken off a total', () => {
  it('has one sign, also where more has left than came', () => {
    const shown = ['492.10', '-100.5', '0'].map((text) => takenOff(text, (inner) => inner));
    expect(shown).toEqual(['\u2212 492.10', '+ 100.5', '\u2212 0']);
  });
});
