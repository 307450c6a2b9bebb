import { expect, test } from 'vitest';
import { diffOf } from './diff.ts';

test('tells apart what changed, stayed, is new and is gone', () => {
  expect(diffOf('{"state":"IN_REVIEW","n":1,"old":true}', '{"state":"APPROVED","n":1,"new":[1,2]}')).toEqual([
    { field: 'state', before: 'IN_REVIEW', after: 'APPROVED', isChanged: true },
    { field: 'n', before: '1', after: '1', isChanged: false },
    { field: 'old', before: 'true', after: null, isChanged: true },
    { field: 'new', before: null, after: '[1,2]', isChanged: true },
  ]);
});

test('reads a missing text, and one that is no object, as nothing', () => {
  expect(diffOf(null, '"asked"')).toEqual([{ field: '', before: null, after: 'asked', isChanged: true }]);
  expect(diffOf(null, null)).toEqual([]);
  expect(diffOf('not json', null)).toEqual([{ field: '', before: 'not json', after: null, isChanged: true }]);
});
