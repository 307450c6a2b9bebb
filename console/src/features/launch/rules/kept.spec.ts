import { expect, test } from 'vitest';
import { NEW_ROUND } from './draft.ts';
import { NEW_DRAFT, readDraft } from './kept.ts';

test('a draft is read as it was kept', () => {
  const draft = {
    project: { ...NEW_DRAFT.project, token: 'HBT' },
    rounds: [{ ...NEW_ROUND, mode: 'FLASH' as const, lot: '10' }, NEW_ROUND],
    unlocks: [{ at: '2026-11-22T12:00', percent: '100' }],
  };
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('what an older form kept, or somebody wrote there, leaves no field without a text', () => {
  expect(
    readDraft({ project: { token: 'HBT', gone: 'x', supply: 5 }, rounds: [{ mode: 'NONE', lot: '10' }, null] }),
  ).toEqual({
    project: { ...NEW_DRAFT.project, token: 'HBT' },
    rounds: [{ ...NEW_ROUND, lot: '10' }, NEW_ROUND],
    unlocks: NEW_DRAFT.unlocks,
  });
  for (const nothing of [null, 'x', 5, []]) expect(readDraft(nothing)).toBeNull();
});
