import { expect, it } from 'vitest';
import { accountWith } from './elsewhere.ts';

const at = (account: 'funding' | 'spot' | 'p2p' | 'futures', available: string, opened = true) => ({
  account,
  opened,
  available,
});

it.each([
  ['the one that has enough', [at('funding', '9'), at('spot', '2.5'), at('p2p', '1')], '2.5', 'spot'],
  ['the one that has most', [at('spot', '3'), at('futures', '12')], '3', 'futures'],
  ['none that has only a part', [at('spot', '2.4'), at('p2p', '2.4')], '2.5', null],
  ['none that is not opened', [at('spot', '9', false)], '1', null],
  ['not the one that pays', [at('funding', '9')], '1', null],
  ['whichever has something where no amount is typed', [at('spot', '0'), at('p2p', '0.1')], null, 'p2p'],
  ['none where all are empty', [at('spot', '0'), at('p2p', '0')], null, null],
] as const)('is %s', (_, accounts, missing, account) => {
  expect(accountWith([...accounts], missing)?.account ?? null).toBe(account);
});
