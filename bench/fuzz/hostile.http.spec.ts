import { expect, it } from 'vitest';
import { hostileExchange } from './hostile.rig.ts';

const tryHostile = hostileExchange();

it('a part of the hostile values, another one for each field, gets no fault, changes no books and is named', async () => {
  // A part of them: each field gets some values, and each value goes to some field. `hostile.long.spec.ts` tries more.
  const { requests, shapeTries, fields } = await tryHostile({
    refusedEvery: 240,
    takenEvery: 120,
    shapeEvery: 12,
    wholeEvery: 20,
  });
  expect(requests + shapeTries).toBeGreaterThan(fields * 60);
  expect(requests).toBeGreaterThan(fields * 4);
}, 600_000);
