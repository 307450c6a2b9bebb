import { staffAnnouncementsHttp } from '../../modules/announcements/public.ts';
import { staffActionsHttp, staffKeysHttp, staffMembersHttp } from '../../modules/approvals/public.ts';
import { defineCatalogActions, staffAssetsHttp } from '../../modules/assets/public.ts';
import { staffBooksHttp } from '../../modules/books/public.ts';
import { defineCustodyActions, staffChainsHttp, staffCustodyHttp } from '../../modules/custody/public.ts';
import { dossierHttp } from '../../modules/dossier/public.ts';
import { staffHoldingsHttp } from '../../modules/holdings/public.ts';
import { defineFactorReset, defineLevelAction, staffPeopleHttp } from '../../modules/identity/public.ts';
import { noticeMails } from '../../modules/notices/public.ts';
import { staffJobsHttp, staffOperatorHttp } from '../../modules/operator/public.ts';
import { definePurchaseLockAction, staffPurchaseLockHttp } from '../../modules/withdrawals/public.ts';
import type { Services } from '../services.ts';
import type { MoneyDeps } from './money-side.ts';

/**
 * The handlers of the console: what staff read of the exchange, and do about people, coins, switches and each other.
 */
export function staffSide(services: Services, money: MoneyDeps) {
  const custody = defineCustodyActions(money);
  return {
    staffBooks: staffBooksHttp(services),
    staffChains: staffChainsHttp(money, custody),
    staffJobs: staffJobsHttp(services),
    staffActions: staffActionsHttp(services.approvals),
    staffMembers: staffMembersHttp(services.approvals),
    staffKeys: staffKeysHttp(services.approvals),
    staffPeople: staffPeopleHttp({
      deps: services.identity.deps,
      approvals: services.approvals,
      setLevels: defineLevelAction(services.approvals),
      resetFactors: defineFactorReset(services.identity.deps, services.approvals),
      noticeMails,
    }),
    staffHoldings: staffHoldingsHttp(money),
    staffPurchaseLock: staffPurchaseLockHttp(money, definePurchaseLockAction(services)),
    staffDossier: dossierHttp(services),
    staffAssets: staffAssetsHttp({ assets: services.assets, actions: defineCatalogActions(services) }),
    staffCustody: staffCustodyHttp(money, custody),
    staffOperator: staffOperatorHttp(services),
    staffAnnouncements: staffAnnouncementsHttp(services),
  };
}
