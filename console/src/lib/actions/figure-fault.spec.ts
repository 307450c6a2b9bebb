import { TYPED } from '@bourse/core/money/typed.fixture.ts';
import { expect, test } from 'vitest';
import { readFigure } from './figure-fault.ts';

test.each(TYPED)('$typed in a field of staff', (row) => {
  const reading = readFigure(row.typed, false);
  if ('read' in row) expect(reading).toEqual({ isGood: true, figure: row.read });
  else expect(reading).toMatchObject({ isGood: false, fault: expect.any(String) });
});

test('each fault has a sentence of its own', () => {
  const sentences = new Map<string, Set<string>>();
  for (const row of TYPED) {
    const reading = readFigure(row.typed, false);
    if (!('fault' in row) || reading.isGood) continue;
    sentences.set(row.fault, (sentences.get(row.fault) ?? new Set()).add(reading.fault));
  }
  expect([...sentences.values()].map((each) => each.size)).toEqual([...sentences.keys()].map(() => 1));
  expect(new Set([...sentences.values()].flatMap((each) => [...each])).size).toBe(sentences.size);
});
