import {
  autoInvestHttp,
  autoInvestJobs,
  autoInvestProduct,
  staffAutoInvestHttp,
} from '../modules/auto-invest/public.ts';
import { conversionHttp, conversionProduct, sellConvertedJob } from '../modules/conversion/public.ts';
import { earnHttp, earnJobs, earnProduct, staffEarnHttp } from '../modules/earn/public.ts';
import { gridDriverJob, gridHttp, gridProduct, staffGridHttp, tellGridLevelsJob } from '../modules/grid/public.ts';
import { type LaunchDeps, launchHttp, launchJobs, launchProduct, staffLaunchHttp } from '../modules/launch/public.ts';
import {
  createLinkOf,
  expireSessionsJob,
  type LinkedWalletDeps,
  linkedWalletHttp,
  linkedWalletProduct,
  staffLinkedWalletHttp,
} from '../modules/linked-wallet/public.ts';
import type { Product } from '../modules/products/public.ts';
import { type SpotDeps, spotProduct } from '../modules/spot/public.ts';
import type { Services } from './services.ts';
import { type LaunchParts, launchOf } from './sides/launch-side.ts';
import { type LinkedWalletParts, linkedWalletOf } from './sides/linked-wallet-side.ts';
import type { MoneyDeps } from './sides/money-side.ts';

/** All products of the house, as the rooms of a person's money see them. A new product adds its line here. */
export const productsOf = ({ spot }: { readonly spot: Parameters<typeof spotProduct>[0] }): readonly Product[] => [
  spotProduct(spot),
  conversionProduct,
  linkedWalletProduct,
  earnProduct,
  launchProduct,
  autoInvestProduct,
  gridProduct,
];

/** What products need beyond what every module has. */
export interface ProductDeps {
  readonly linkedWallet: LinkedWalletDeps;
  readonly launch: LaunchDeps;
}
export const productDepsOf = (parts: LinkedWalletParts & LaunchParts): ProductDeps => ({
  linkedWallet: linkedWalletOf(parts),
  launch: launchOf(parts),
});

/** What products provide to rooms below them, which may not import them. */
export const productPorts = (services: Services) => ({ linkOf: createLinkOf(services) });

export interface ProductParts {
  readonly services: Services;
  readonly money: MoneyDeps;
  readonly spot: SpotDeps;
  readonly products: ProductDeps;
}

/** The handlers of products, by group of the contract. */
export const productHandlers = ({ services, money, spot, products: { linkedWallet, launch } }: ProductParts) => ({
  conversion: conversionHttp({ money, spot }),
  linkedWallet: linkedWalletHttp(linkedWallet),
  staffLinkedWallet: staffLinkedWalletHttp(linkedWallet, services.approvals),
  earn: earnHttp(money),
  staffEarn: staffEarnHttp(money, services.approvals),
  launch: launchHttp(launch),
  staffLaunch: staffLaunchHttp(launch, services.approvals),
  autoInvest: autoInvestHttp({ money, spot }),
  staffAutoInvest: staffAutoInvestHttp({ money, spot }, services.approvals),
  grid: gridHttp({ spot }),
  staffGrid: staffGridHttp({ spot }, services.approvals),
});

/** The background jobs of products. */
export const productJobs = ({ services, money, spot, products: { launch } }: ProductParts) => [
  sellConvertedJob({ money, spot }),
  expireSessionsJob(services),
  ...earnJobs(money),
  ...launchJobs(launch),
  ...autoInvestJobs({ money, spot }),
  gridDriverJob({ spot }),
  tellGridLevelsJob({ spot }),
];
