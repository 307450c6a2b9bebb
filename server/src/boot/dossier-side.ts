import { staffActions, withStaffActions } from '../modules/approvals/queries/person-record.query.ts';
import { DETAILS, detailsMaker } from '../modules/dossier/public.ts';
import { walletRecords } from '../modules/holdings/queries/person-record.query.ts';
import { identityRecords } from '../modules/identity/queries/person-record.query.ts';
import { linkedWallets } from '../modules/linked-wallet/queries/person-record.query.ts';
import { securityChanges } from '../modules/notices/queries/person-record.query.ts';
import { recoveryCases } from '../modules/recovery/queries/person-record.query.ts';
import type { SpotRoom } from '../modules/spot/public.ts';
import { spotRecords } from '../modules/spot/queries/person-record.query.ts';
import type { FileMaker } from '../modules/statement/public.ts';
import type { RecordList } from '../platform/db/record-list.ts';
import type { Services } from './services.ts';

type Parts = Pick<Services, 'identity' | 'assets'> & { readonly spot: Pick<SpotRoom, 'catalog'> };

/** Files of staff that are no statements, by the name of their kind. */
export const fileMakers = (parts: Parts): ReadonlyMap<string, FileMaker> =>
  new Map([[DETAILS, detailsMaker({ assets: parts.assets, lists: recordsOf(parts) })]]);

/** Everything that is kept of a person, in the order in which a report tells it. */
function recordsOf({ identity, spot }: Parts): readonly RecordList[] {
  const person = identityRecords(identity.room);
  const market = spotRecords(spot.catalog);
  return [
    person.profile,
    withStaffActions(person.verifications, 'kyc'),
    walletRecords.balances,
    person.devices,
    person.sessions,
    person.logIns,
    linkedWallets,
    walletRecords.depositAddresses,
    walletRecords.savedAddresses,
    withStaffActions(walletRecords.deposits, 'deposit'),
    withStaffActions(walletRecords.withdrawals, 'withdrawal'),
    walletRecords.internalTransfers,
    withStaffActions(recoveryCases, 'recovery'),
    market.orders,
    market.trades,
    securityChanges,
    person.staffNotes,
    staffActions,
  ];
}
