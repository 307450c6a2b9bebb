/**
 * What an export can be of, beside a product's history: every booking, or those of one kind of record. The browser reads this
 * without the schema library.
 */
export const STATEMENT_SCOPES = ['all', 'deposit', 'withdraw', 'external', 'transfer', 'trade'] as const;
export type OwnScope = (typeof STATEMENT_SCOPES)[number];

/** True for a scope of the house; every other one is the name of a product's history. */
export const isOwnScope = (scope: string): scope is OwnScope => (STATEMENT_SCOPES as readonly string[]).includes(scope);
