import { expect, it } from 'vitest';
import { namesOf } from './former-ids.ts';

it('knows the former names of what was renamed, with what follows the id', () => {
  expect(namesOf('staffDeposits.returnDeposit')).toEqual(['staffDeposits.returnDeposit', 'staffWallet.returnDeposit']);
  expect(namesOf('staffDeposits.returnDeposit.ask')).toEqual([
    'staffDeposits.returnDeposit.ask',
    'staffWallet.returnDeposit.ask',
  ]);
});

it('has nothing to add to what always was called so', () => {
  expect(namesOf('staffJobs.run')).toEqual(['staffJobs.run']);
  expect(namesOf('nothing')).toEqual(['nothing']);
});
