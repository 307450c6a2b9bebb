import { recordList } from '../../../platform/db/record-list.ts';

/**
 * Every change of a person's security, as they were told: passwords, authenticator, contact, freezes, keys, wallets.
 */
export const securityChanges = recordList({
  name: 'security_changes',
  columns: 'n.id, n.at_ms, n.kind, n.params',
  from: 'notices.notice n',
  where: `n.uid = $1 and n.category = 'security'`,
  time: 'n.at_ms',
  id: 'n.id',
  isById: true,
});
