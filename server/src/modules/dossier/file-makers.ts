import { staffActions, withStaffActions } from '../approvals/queries/person-record.query.ts';
import { DETAILS, detailsMaker } from './public.ts';
import { walletRecords } from '../holdings/queries/person-record.query.ts';
import { identityRecords } from '../identity/queries/person-record.query.ts';
import { securityChanges } from '../notices/queries/person-record.query.ts';
import type { Product } from '../products/public.ts';
import { recoveryCases } from '../recovery/queries/person-record.query.ts';
import type { FileMaker } from '../statement/public.ts';
import type { RecordList } from '../../platform/db/record-list.ts';
import type { Services } from '../../boot/services.ts';

type Parts = Pick<Services, 'identity' | 'assets'> & { readonly products: readonly Product[] };

/** Files of staff that are no statements, by the name of their kind. */
export const fileMakers = (parts: Parts): ReadonlyMap<string, FileMaker> =>
  new Map([[DETAILS, detailsMaker({ assets: parts.assets, lists: recordsOf(parts) })]]);

/** Everything that is kept of a person, in the order in which a report tells it. */
function recordsOf({ identity, products }: Parts): readonly RecordList[] {
  const person = identityRecords(identity.deps);
  return [
    person.profile,
    withStaffActions(person.verifications, 'kyc'),
    walletRecords.balances,
    person.devices,
    person.sessions,
    person.logIns,
    walletRecords.depositAddresses,
    walletRecords.savedAddresses,
    withStaffActions(walletRecords.deposits, 'deposit'),
    withStaffActions(walletRecords.withdrawals, 'withdrawal'),
    walletRecords.internalTransfers,
    withStaffActions(recoveryCases, 'recovery'),
    ...products.flatMap(({ records }) => records ?? []),
    securityChanges,
    person.staffNotes,
    staffActions,
  ];
}
