import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('csv', () => {
  it('quotes, and disarms what a spreadsheet would run', () => {
    expect(
      csvOf(
        ['a', 'b'],
        [
          ['x,"y"', '=1+1'],
          ['-0.5', '-cmd'],
        ],
      ),
    ).toBe('\uFEFFa,b\r\n"x,""y""",\'=1+1\r\n-0.5,\'-cmd\r\n');
  });
});
