import type { RecordList } from '../../platform/db/record-list.ts';
import { staffActions, withStaffActions } from '../approvals/public.ts';
import { walletRecords } from '../holdings/public.ts';
import { type IdentityModule, identityRecords } from '../identity/public.ts';
import { securityChanges } from '../notices/public.ts';
import type { Product } from '../products/public.ts';
import { recoveryCases } from '../recovery/public.ts';
import type { FileMaker } from '../statement/public.ts';
import type { DossierContent } from './dossier-deps.ts';
import { DETAILS, detailsMaker } from './usecases/details-maker.ts';

type Parts = Pick<DossierContent, 'assets'> & {
  readonly identity: IdentityModule;
  readonly products: readonly Product[];
};

/** Makers of staff's files other than those of bookings, by name. */
export const fileMakers = (parts: Parts): ReadonlyMap<string, FileMaker> =>
  new Map([[DETAILS, detailsMaker({ assets: parts.assets, lists: recordsOf(parts) })]]);

/** Everything that is kept of a person, in the order of a report. */
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
