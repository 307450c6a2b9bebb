import { expect, test } from 'vitest';
import { inputOf, NEW_PROJECT, NEW_ROUND, readField, type TypedRound } from './draft.ts';

test('a lottery is asked for with its draw, and without volume where none is typed', () => {
  expect(readField('noAmount', '')).toBeUndefined();
  expect(readField('noAmount', 'much')).toBeNull();
  expect(readField('noTime', '')).toBeUndefined();
  const typed = {
    ...NEW_ROUND,
    mode: 'LOTTERY',
    ticket: '10',
    winners: '7',
    drawAtMs: '2026-11-22T13:00',
    basePrice: '0.125',
    startAtMs: '2026-11-21T12:00',
    endAtMs: '2026-11-22T12:00',
  } as const;
  const project = {
    ...NEW_PROJECT,
    project: 'nova',
    token: 'HBT',
    supply: '1',
    quota: '1',
    listingAtMs: '2026-11-23T12:00',
  };
  const input = inputOf(project, [typed], [{ at: '2026-11-23T12:00', percent: '100' }]);
  expect(JSON.parse(input!.rounds)[0]).toMatchObject({
    mode: 'LOTTERY',
    ticket: '10',
    winners: '7',
    mostTickets: '10',
  });
  expect(JSON.parse(input!.rounds)[0]).not.toHaveProperty('volumeStep');
  expect(
    inputOf(project, [{ ...typed, volumeStep: '2,5,0' }], [{ at: '2026-11-23T12:00', percent: '100' }]),
  ).toBeNull();
});

test('what people must have held is asked for whole, or not at all', () => {
  const typed = {
    ...NEW_ROUND,
    quota: '500',
    perPerson: '100',
    min: '1',
    max: '50',
    step: '1',
    basePrice: '0.125',
    startAtMs: '2026-12-21T12:00',
    endAtMs: '2026-12-22T12:00',
  } as const;
  const project = {
    ...NEW_PROJECT,
    project: 'nova',
    token: 'HBT',
    supply: '500',
    quota: '500',
    listingAtMs: '2026-12-23T12:00',
  };
  const sent = (change: Partial<TypedRound>) => {
    const input = inputOf(project, [{ ...typed, ...change }], [{ at: '2026-12-23T12:00', percent: '100' }]);
    return input && JSON.parse(input.rounds)[0].holding;
  };
  const holding = { holdAsset: 'ETH', holdFromAtMs: '2026-12-01T00:00', holdDays: '7', holdLeast: '1000' };
  const asked = { asset: 'ETH', fromAtMs: String(Date.UTC(2026, 10, 30, 16)), days: '7', least: '1000' };
  expect(sent({})).toBeUndefined();
  expect(sent(holding)).toEqual(asked);
  expect(sent({ ...holding, holdFactor: '0.5' })).toEqual({ ...asked, factor: '0.5' });
  for (const name of Object.keys(holding)) expect(sent({ ...holding, [name]: '' }), name).toBeNull();
  expect(sent({ holdFactor: '0.5' })).toBeNull();
  expect(sent({ ...holding, holdDays: 'a week' })).toBeNull();
});

test('a boost is asked for with its coin and its pool, and without a price', () => {
  const typed = {
    ...NEW_ROUND,
    mode: 'BOOST',
    boostAsset: 'ETH',
    pool: '500',
    perPerson: '100',
    min: '0.1',
    max: '50',
    step: '0.01',
    startAtMs: '2026-11-21T12:00',
    endAtMs: '2026-11-22T12:00',
  } as const;
  const project = {
    ...NEW_PROJECT,
    project: 'nova',
    token: 'HBT',
    supply: '500',
    quota: '500',
    listingAtMs: '2026-11-23T12:00',
  };
  const input = inputOf(project, [typed], [{ at: '2026-11-23T12:00', percent: '100' }])!;
  const [round] = JSON.parse(input.rounds);
  expect(Object.keys(round).sort()).toEqual(
    [
      'mode',
      'boostAsset',
      'pool',
      'perPerson',
      'min',
      'max',
      'step',
      'kycMin',
      'vipMin',
      'nationality',
      'newcomersOnly',
      'needsSurvey',
      'startAtMs',
      'endAtMs',
    ].sort(),
  );
});
