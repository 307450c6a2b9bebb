import { expect, it } from 'vitest';
import { isApproval, isMine } from './approvals.ts';

const me = { staffId: '01a1fe0e-fd3f-75c0-a9ec-b8d8605914ef', login: 'reviewer' };

it('knows an approval however it is spelt', () => {
  expect(isApproval({ staffId: 'x', decision: 'APPROVE' })).toBe(true);
  expect(isApproval({ staffId: 'x', decision: 'reject' })).toBe(false);
});
it('knows one’s own decision by the id, whatever somebody is called', () => {
  expect(isMine({ staffId: me.staffId, decision: 'APPROVE' }, me)).toBe(true);
  expect(isMine({ staffId: me.login, decision: 'APPROVE' }, me)).toBe(false);
});
