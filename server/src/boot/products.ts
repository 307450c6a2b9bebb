import type { HoldOwner, TransitReader } from '../ledger/ports.ts';
import { conversionHttp, conversionProduct, sellConvertedJob } from '../modules/conversion/public.ts';
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
import { transferTransit } from '../modules/transfers/usecases/transfer-transit.ts';
import { withdrawalHoldOwner } from '../modules/withdrawals/usecases/withdrawal-hold.ts';
import type { Services } from './services.ts';
import { type LinkedWalletParts, linkedWalletOf } from './sides/linked-wallet-side.ts';
import type { MoneyDeps } from './sides/money-side.ts';

/** Every product of the house, as the rooms of a person's money read them. A new product adds its line here. */
export const productsOf = ({ spot }: { readonly spot: Parameters<typeof spotProduct>[0] }): readonly Product[] => [
  spotProduct(spot),
  conversionProduct,
  linkedWalletProduct,
];

/** What products work with beyond what every module has. */
export interface ProductDeps {
  readonly linkedWallet: LinkedWalletDeps;
}
export const productDepsOf = (parts: LinkedWalletParts): ProductDeps => ({ linkedWallet: linkedWalletOf(parts) });

/** What products answer to rooms below them, which may not know them. */
export const productPorts = (services: Services) => ({ linkOf: createLinkOf(services) });

export interface ProductParts {
  readonly services: Services;
  readonly money: MoneyDeps;
  readonly spot: SpotDeps;
  readonly products: ProductDeps;
}

/** What products answer, by group of the contract. */
export const productHandlers = ({ services, money, spot, products: { linkedWallet } }: ProductParts) => ({
  conversion: conversionHttp({ money, spot }),
  linkedWallet: linkedWalletHttp(linkedWallet),
  staffLinkedWallet: staffLinkedWalletHttp(linkedWallet, services.approvals),
});

/** What products do by themselves, again and again. */
export const productJobs = ({ services, money, spot }: Omit<ProductParts, 'products'>) => [
  sellConvertedJob({ money, spot }),
  expireSessionsJob(services),
];

type Amounts = ReadonlyMap<string, bigint>;

function sumOf(all: readonly Amounts[]): Amounts {
  const sums = new Map<string, bigint>();
  for (const each of all) for (const [asset, minor] of each) sums.set(asset, (sums.get(asset) ?? 0n) + minor);
  return sums;
}

/** Reconciliation asks these to explain holds: withdrawals, and products. */
export const holdOwnersOf = (products: readonly Product[]): readonly HoldOwner[] => [
  withdrawalHoldOwner,
  ...products.flatMap(({ holdOwners }) => holdOwners ?? []),
];

/** What is between the books and the trading core, for reconciliation: transfers, and what products have on the way. */
export function coreTransit(products: () => readonly Product[]): TransitReader {
  const readers = () => [transferTransit, ...products().flatMap(({ transit }) => transit ?? [])];
  return {
    transit: async (q) => sumOf(await Promise.all(readers().map((reader) => reader.transit(q)))),
    ofHouse: async (q) => sumOf(await Promise.all(readers().map((reader) => reader.ofHouse(q)))),
  };
}
