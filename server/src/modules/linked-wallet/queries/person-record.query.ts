import { recordList } from '../../../platform/db/record-list.ts';

/** Every wallet that a person has or had linked. */
export const linkedWallets = recordList({
  name: 'linked_wallets',
  columns: 'l.id, l.family, l.address, l.nickname, l.device, l.linked_at_ms, l.unlinked_at_ms',
  from: 'linked_wallet.link l',
  where: 'l.uid = $1',
  time: 'l.linked_at_ms',
  since: null,
  id: 'l.id',
});
