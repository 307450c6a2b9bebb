import { expect, it } from 'vitest';
import { CallFailure } from './calls/call-failure.ts';
import { queryClient } from './query.ts';

const retry = queryClient.getDefaultOptions().queries?.retry as (count: number, error: Error) => boolean;
const failing = (...given: ConstructorParameters<typeof CallFailure>) => new CallFailure(...given);

it.each([
  ['a journey that failed', failing('network', 'holdings.overview'), true],
  ['a server that is busy', failing('refused', 'holdings.overview', { i18nMsgCode: 'BUSY' }), true],
  ['a refusal', failing('refused', 'holdings.overview', { i18nMsgCode: 'FEATURE_OFF' }), false],
  ['a bug', new TypeError('a bug'), false],
])('a question is asked twice more after %s, or not', (_, error, isWorth) => {
  expect([retry(0, error), retry(2, error)]).toEqual([isWorth, false]);
});
