import { expect, test } from 'vitest';
import { judgeEarlyCredit } from './early-credit.ts';

const limits = { personMinor: 20n, houseMinor: 50n };

test.each([
  ['both limits reached, none passed', 20n, 50n, null],
  ['the person past theirs', 21n, 21n, { reason: 'PERSON_LIMIT', worthMinor: 21n, limitMinor: 20n }],
  ['everybody past the house’s', 20n, 51n, { reason: 'HOUSE_LIMIT', worthMinor: 51n, limitMinor: 50n }],
  ['the person past theirs, somebody else’s coin without a price', 21n, null, { reason: 'PERSON_LIMIT' }],
  ['a coin of the person without a price', null, null, { reason: 'PRICE_UNKNOWN', worthMinor: null, limitMinor: null }],
  [
    'a coin of somebody else without a price',
    1n,
    null,
    { reason: 'PRICE_UNKNOWN', worthMinor: null, limitMinor: null },
  ],
] as const)('%s', (_, personMinor, houseMinor, waits) => {
  const judged = judgeEarlyCredit({ personMinor, houseMinor }, limits);
  if (waits === null) expect(judged).toBeNull();
  else expect(judged).toMatchObject(waits);
});

test('a limit of nothing lets nothing be credited early', () => {
  const none = { personMinor: 0n, houseMinor: 0n };
  expect(judgeEarlyCredit({ personMinor: 1n, houseMinor: 1n }, none)).toMatchObject({ reason: 'PERSON_LIMIT' });
});
