import { expect, it } from 'vitest';
import { hostileExchange } from './hostile.rig.ts';

const tryHostile = hostileExchange();

it('no hostile value gets a fault, changes the books, or leaves its field unnamed', async () => {
  // `npm run -s fuzz -- --only hostile` sends everything through HTTP.
  const { requests, shapeTries, fields } = await tryHostile({ refusedEvery: 12, takenEvery: 6 });
  expect(requests + shapeTries).toBeGreaterThan(fields * 800);
  expect(requests).toBeGreaterThan(fields * 100);
}, 600_000);
