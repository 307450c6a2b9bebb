import { describe, expect, it } from 'vitest';
import { cameBack, timelineOf, type WithdrawalState } from './withdrawal-status.ts';

const story = (state: WithdrawalState, ...passed: WithdrawalState[]) =>
  timelineOf({
    kind: 'ONCHAIN',
    state,
    atMs: 1,
    updatedAtMs: 99,
    timeline: passed.map((each, index) => ({ state: each, atMs: index + 1 })),
  }).map(({ name, phase }) => `${name} ${phase}`);

describe('timelineOf', () => {
  it.each([
    ['COOLING', ['SUBMITTED', 'COOLING'], 'submitted done, checked now, sent later, completed later'],
    ['IN_REVIEW', ['SUBMITTED', 'COOLING', 'IN_REVIEW'], 'submitted done, review now, sent later, completed later'],
    ['DELAYED_HIGH_RISK', ['SUBMITTED'], 'submitted done, delayed now, sent later, completed later'],
    ['BROADCASTING', ['SUBMITTED', 'APPROVED'], 'submitted done, checked done, sent now, completed later'],
    ['BROADCAST', ['SUBMITTED', 'APPROVED', 'BROADCAST'], 'submitted done, checked done, sent done, completed now'],
    [
      'COMPLETED',
      ['SUBMITTED', 'APPROVED', 'BROADCAST', 'COMPLETED'],
      'submitted done, checked done, sent done, completed done',
    ],
    ['CANCELLED', ['SUBMITTED', 'CANCELLED'], 'submitted done, cancelled bad'],
    ['REJECTED', ['SUBMITTED', 'IN_REVIEW', 'REJECTED'], 'submitted done, rejected bad'],
    ['FAILED', ['SUBMITTED', 'APPROVED', 'FAILED'], 'submitted done, checked done, failed bad'],
  ] as const)('tells %s', (state, passed, told) => {
    expect(story(state, ...passed).join(', ')).toBe(told);
  });

  it('tells an internal one in two steps', () => {
    const steps = timelineOf({ kind: 'INTERNAL', state: 'COMPLETED', atMs: 5, updatedAtMs: 6, timeline: [] });
    expect(steps.map(({ name, atMs }) => [name, atMs])).toEqual([
      ['submitted', 5],
      ['completed', 6],
    ]);
  });

  it('knows which ends bring the money back', () => {
    expect([cameBack('CANCELLED'), cameBack('COMPLETED'), cameBack('IN_REVIEW')]).toEqual([true, false, false]);
  });
});
