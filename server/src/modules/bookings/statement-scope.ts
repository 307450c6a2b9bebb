import { isOwnScope } from '@bourse/contract/statement-scopes.ts';
import { historyKinds, type Product, productFiles } from '../products/public.ts';

/** True for what a file can be of: a scope of the house, the history of a product, or what a product makes itself. */
export const isStatementScope = (products: readonly Product[], scope: string): boolean =>
  isOwnScope(scope) || historyKinds(products, scope) !== null || productFiles(products).has(scope);

/**
 * The kinds of entries that a file of a product's history holds; null for a scope of the house.
 *
 * @throws  for a scope that nobody has: a product that is gone
 */
export function kindsInScope(products: readonly Product[], scope: string): readonly string[] | null {
  if (isOwnScope(scope)) return null;
  const kinds = historyKinds(products, scope);
  if (kinds === null) throw new Error(`there is no scope ${scope}`);
  return kinds;
}
