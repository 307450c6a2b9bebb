import { addressBook } from './address-book.ts';
import { announcements } from './announcements.ts';
import { assets } from './assets.ts';
import { autoInvest } from './auto-invest.ts';
import { bookings } from './bookings.ts';
import { conversion } from './conversion.ts';
import { deposits } from './deposits.ts';
import { earn } from './earn.ts';
import type { Endpoint, EndpointGroup } from './endpoint.ts';
import { grid } from './grid.ts';
import { holdings } from './holdings.ts';
import { identity } from './identity.ts';
import { withMessageKeys } from './launch/message-keys.ts';
import { launch } from './launch.ts';
import { linkedWallet } from './linked-wallet.ts';
import { notices } from './notices.ts';
import { operator } from './operator.ts';
import { pricing } from './pricing.ts';
import { proof } from './proof.ts';
import { recovery } from './recovery.ts';
import { spot } from './spot.ts';
import { staffActions } from './staff/actions.ts';
import { staffAlarms } from './staff/alarms.ts';
import { staffAnnouncements } from './staff/announcements.ts';
import { staffApprovals } from './staff/approvals.ts';
import { staffAssets } from './staff/assets.ts';
import { staffAutoInvest } from './staff/auto-invest.ts';
import { staffBooks } from './staff/books.ts';
import { staffChains } from './staff/chains.ts';
import { staffCustody } from './staff/custody.ts';
import { staffDeposits } from './staff/deposits.ts';
import { staffDossier } from './staff/dossier.ts';
import { staffEarn } from './staff/earn.ts';
import { staffGrid } from './staff/grid.ts';
import { staffIdentity } from './staff/identity.ts';
import { staffJobs } from './staff/jobs.ts';
import { staffKeys } from './staff/keys.ts';
import { staffLaunch } from './staff/launch.ts';
import { staffLinkedWallet } from './staff/linked-wallet.ts';
import { staffMembers } from './staff/members.ts';
import { staffOperator } from './staff/operator.ts';
import { staffHoldings, staffPeople } from './staff/people.ts';
import { staffPurchaseLock } from './staff/purchase-lock.ts';
import { staffRecovery } from './staff/recovery.ts';
import { staffSpot } from './staff/spot.ts';
import { staffWithdrawals } from './staff/withdrawals.ts';
import { statement } from './statement.ts';
import { tradingApi } from './trading-api.ts';
import { transfers } from './transfers.ts';
import { withdrawals } from './withdrawals.ts';

/** Every endpoint of the product, by group and key; an endpoint's id is `group.key`. */
export const contract = {
  operator,
  identity,
  assets,
  pricing,
  notices,
  announcements,
  statement,
  holdings,
  deposits,
  withdrawals,
  addressBook,
  transfers,
  bookings,
  recovery,
  linkedWallet,
  conversion,
  proof,
  spot,
  tradingApi,
  staffIdentity,
  staffWithdrawals,
  staffDeposits,
  staffAlarms,
  staffRecovery,
  staffSpot,
  staffApprovals,
  staffActions,
  staffMembers,
  staffKeys,
  staffPeople,
  staffHoldings,
  staffPurchaseLock,
  staffDossier,
  staffAssets,
  staffCustody,
  staffLinkedWallet,
  staffOperator,
  staffAnnouncements,
  staffBooks,
  staffChains,
  staffJobs,
  earn,
  launch: withMessageKeys(launch),
  staffEarn,
  staffLaunch,
  autoInvest,
  staffAutoInvest,
  grid,
  staffGrid,
} as const satisfies Record<string, EndpointGroup>;
export type Contract = typeof contract;
/** All endpoints as a flat list, in order of declaration. */
export function endpoints(): { id: string; endpoint: Endpoint }[] {
  return Object.entries(contract).flatMap(([group, members]) =>
    Object.entries(members as EndpointGroup).map(([key, endpoint]) => ({ id: `${group}.${key}`, endpoint })),
  );
}
