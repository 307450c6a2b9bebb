import { isOwnScope } from '@bourse/contract/statement-scopes.ts';
import { historyKinds, type Product, productFiles } from '../products/public.ts';

/**
 * Whether a file can have this scope: one of the house's own, a product's history, or a file that a product makes
 * itself.
 */
export const isStatementScope = (products: readonly Product[], scope: string): boolean =>
  isOwnScope(scope) || historyKinds(products, scope) !== null || productFiles(products).has(scope);

/**
 * The kinds of entries in the file of a product's history; null for the house's own scopes.
 *
 * @throws for an unknown scope, such as that of a product that was removed
 */
export function kindsInScope(products: readonly Product[], scope: string): readonly string[] | null {
  if (isOwnScope(scope)) return null;
  const kinds = historyKinds(products, scope);
  if (kinds === null) throw new Error(`there is no scope ${scope}`);
  return kinds;
}
