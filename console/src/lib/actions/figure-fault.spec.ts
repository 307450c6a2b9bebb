import { TYPED } from '@bourse/core/money/typed.fixture.ts';
import { expect, test } from 'vitest';
import { readFigure } from './figure-fault.ts';

test.each(TYPED)('$typed in a field of staff', (row) => {
  const reading = readFigure(row.typed, false);
  if ('read' in row) expect(reading).toEqual({ isGood: true, figure: row.read });
  else expect(reading).toMatchObject({ isGood: false, fault: expect.any(String) });
});
