import { staffAnnouncementsHttp } from '../modules/announcements/public.ts';
import { staffActionsHttp } from '../modules/approvals/approvals-actions.staff.http.ts';
import { staffMembersHttp } from '../modules/approvals/approvals-members.staff.http.ts';
import { staffAssetsHttp } from '../modules/assets/assets.staff.http.ts';
import { defineCatalogActions } from '../modules/assets/staff-actions.ts';
import { staffBooksHttp } from '../modules/books/public.ts';
import { dossierHttp } from '../modules/dossier/public.ts';
import { staffPeopleHttp } from '../modules/identity/identity-people.staff.http.ts';
import { defineLevelAction } from '../modules/identity/level-actions.ts';
import { noticeMails } from '../modules/notices/public.ts';
import { staffJobsHttp } from '../modules/operator/jobs.staff.http.ts';
import { staffOperatorHttp } from '../modules/operator/public.ts';
import { defineCustodyActions } from '../modules/wallet/custody-actions.ts';
import { definePurchaseLockAction } from '../modules/wallet/purchase-lock-action.ts';
import { staffChainsHttp } from '../modules/wallet/wallet-chains.staff.http.ts';
import { staffCustodyHttp } from '../modules/wallet/wallet-custody.staff.http.ts';
import type { WalletDeps } from '../modules/wallet/wallet-deps.ts';
import { staffHoldingsHttp } from '../modules/wallet/wallet-holdings.staff.http.ts';
import { staffPurchaseLockHttp } from '../modules/wallet/wallet-purchase-lock.staff.http.ts';
import type { Services } from './services.ts';

/** What the console reads of the whole exchange, and what staff do about people, coins, switches and each other. */
export const staffSide = (services: Services, wallet: WalletDeps) => ({
  staffBooks: staffBooksHttp(services),
  staffChains: staffChainsHttp(wallet),
  staffJobs: staffJobsHttp(services),
  staffActions: staffActionsHttp(services.approvals),
  staffMembers: staffMembersHttp(services.approvals),
  staffPeople: staffPeopleHttp({
    deps: services.identity.deps,
    approvals: services.approvals,
    setLevels: defineLevelAction(services.approvals),
    noticeMails,
  }),
  staffHoldings: staffHoldingsHttp(wallet),
  staffPurchaseLock: staffPurchaseLockHttp(wallet, definePurchaseLockAction(services)),
  staffDossier: dossierHttp(services),
  staffAssets: staffAssetsHttp({ assets: services.assets, actions: defineCatalogActions(services) }),
  staffCustody: staffCustodyHttp(wallet, defineCustodyActions({ ...services, chains: wallet.chains })),
  staffOperator: staffOperatorHttp(services),
  staffAnnouncements: staffAnnouncementsHttp(services),
});
