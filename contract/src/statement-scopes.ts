/** What an export holds: every booking, or those of one kind of record. The browser reads this without the schema library. */
export const STATEMENT_SCOPES = ['all', 'deposit', 'withdraw', 'external', 'transfer', 'trade'] as const;
