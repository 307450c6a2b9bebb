import { staffActions, withStaffActions } from '../../modules/approvals/queries/person-record.query.ts';
import { DETAILS, detailsMaker } from '../../modules/dossier/public.ts';
import { walletRecords } from '../../modules/holdings/queries/person-record.query.ts';
import { identityRecords } from '../../modules/identity/queries/person-record.query.ts';
import { securityChanges } from '../../modules/notices/queries/person-record.query.ts';
import type { Product } from '../../modules/products/public.ts';
import { recoveryCases } from '../../modules/recovery/queries/person-record.query.ts';
import type { FileMaker } from '../../modules/statement/public.ts';
import type { RecordList } from '../../platform/db/record-list.ts';
import type { Services } from '../services.ts';

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
