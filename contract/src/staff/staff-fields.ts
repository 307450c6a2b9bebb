import { z } from 'zod';
import { cursor, pageLimit, text } from '../fields.ts';

/** What a member of staff logs in with. */
export const staffLogin = z.string().regex(/^[A-Za-z0-9._@-]{3,80}$/, { error: 'NOT_A_LOGIN' });
/** Why a member of staff makes a change: kept in the audit log. */
export const reason = text(200, 3);
/** The input of a list that is read page by page and has no filters. */
export const pagedInput = z.strictObject({ before: cursor.optional(), limit: pageLimit.optional() });
/** Roles that see the state of the chains, and what came in from them. */
export const SEES_CHAINS = ['risk', 'finance', 'auditor', 'superadmin'] as const;
