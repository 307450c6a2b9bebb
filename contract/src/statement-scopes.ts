/**
 * What an export can cover, besides a product's own history: all bookings, or those of one kind of record. In a file of its
 * own because the browser reads it without the schema library.
 */
export const STATEMENT_SCOPES = ['all', 'deposit', 'withdraw', 'external', 'transfer', 'trade'] as const;
export type OwnScope = (typeof STATEMENT_SCOPES)[number];

/** True for one of the scopes above; any other scope names a product's history. */
export const isOwnScope = (scope: string): scope is OwnScope => (STATEMENT_SCOPES as readonly string[]).includes(scope);
