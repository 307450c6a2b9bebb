import { expect, it } from 'vitest';
import { isApproval, isMine, staffText } from './approvals.ts';

const me = { staffId: '01a1fe0e-fd3f-75c0-a9ec-b8d8605914ef', login: 'reviewer' };

it('knows an approval however it is spelt', () => {
  expect(isApproval({ staff: 'x', decision: 'APPROVE' })).toBe(true);
  expect(isApproval({ staff: 'x', decision: 'reject' })).toBe(false);
});
it('knows one’s own decision by number and by login', () => {
  expect(isMine({ staff: me.staffId, decision: 'APPROVE' }, me)).toBe(true);
  expect(isMine({ staff: me.login, decision: 'APPROVE' }, me)).toBe(true);
  expect(isMine({ staff: 'reviewer2', decision: 'APPROVE' }, me)).toBe(false);
});
it('shortens a number and leaves a login', () => {
  expect(staffText(me.staffId)).toBe('…605914ef');
  expect(staffText('reviewer2')).toBe('reviewer2');
});
