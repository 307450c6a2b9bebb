import { staffAnnouncementsHttp } from '../../modules/announcements/public.ts';
import { staffActionsHttp } from '../../modules/approvals/approvals-actions.staff.http.ts';
import { staffMembersHttp } from '../../modules/approvals/approvals-members.staff.http.ts';
import { staffAssetsHttp } from '../../modules/assets/assets.staff.http.ts';
import { defineCatalogActions } from '../../modules/assets/staff-actions.ts';
import { staffBooksHttp } from '../../modules/books/public.ts';
import { staffCustodyHttp } from '../../modules/custody/custody.staff.http.ts';
import { defineCustodyActions } from '../../modules/custody/custody-actions.ts';
import { staffChainsHttp } from '../../modules/custody/custody-chains.staff.http.ts';
import { dossierHttp } from '../../modules/dossier/public.ts';
import { staffHoldingsHttp } from '../../modules/holdings/holdings.staff.http.ts';
import { staffPeopleHttp } from '../../modules/identity/identity-people.staff.http.ts';
import { defineLevelAction } from '../../modules/identity/level-actions.ts';
import { noticeMails } from '../../modules/notices/public.ts';
import { staffJobsHttp } from '../../modules/operator/jobs.staff.http.ts';
import { staffOperatorHttp } from '../../modules/operator/public.ts';
import { staffPurchaseLockHttp } from '../../modules/withdrawals/purchase-lock.staff.http.ts';
import { definePurchaseLockAction } from '../../modules/withdrawals/purchase-lock-action.ts';
import type { Services } from '../services.ts';
import type { MoneyDeps } from './money-side.ts';

/** What the console reads of the whole exchange, and what staff do about people, coins, switches and each other. */
export const staffSide = (services: Services, money: MoneyDeps) => ({
  staffBooks: staffBooksHttp(services),
  staffChains: staffChainsHttp(money),
  staffJobs: staffJobsHttp(services),
  staffActions: staffActionsHttp(services.approvals),
  staffMembers: staffMembersHttp(services.approvals),
  staffPeople: staffPeopleHttp({
    deps: services.identity.deps,
    approvals: services.approvals,
    setLevels: defineLevelAction(services.approvals),
    noticeMails,
  }),
  staffHoldings: staffHoldingsHttp(money),
  staffPurchaseLock: staffPurchaseLockHttp(money, definePurchaseLockAction(services)),
  staffDossier: dossierHttp(services),
  staffAssets: staffAssetsHttp({ assets: services.assets, actions: defineCatalogActions(services) }),
  staffCustody: staffCustodyHttp(money, defineCustodyActions({ ...services, chains: money.chains })),
  staffOperator: staffOperatorHttp(services),
  staffAnnouncements: staffAnnouncementsHttp(services),
});
